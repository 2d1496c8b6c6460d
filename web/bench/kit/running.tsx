import './running.css';
import type { ComponentChildren } from 'preact';
import { StopButton } from './stop-button.tsx';

export interface RunningProps {
  /** Name of the progress bar. */
  readonly label: string;
  readonly done: number;
  readonly total: number;
  /** The progress in words. */
  readonly said: ComponentChildren;
  readonly cancelLabel: string;
  readonly cancel: () => void;
  /** Selector of the control to focus after cancelling, because the cancel button disappears. */
  readonly focusBack: string;
}

/** Progress of a running job, and its cancel button. */
export function Running({ label, done, total, said, cancelLabel, cancel, focusBack }: RunningProps) {
  return (
    <div class="running">
      <progress aria-label={label} max={Math.max(total, 1)} value={done} />
      <span>{said}</span>
      <StopButton stop={cancel} focusBack={focusBack}>
        {cancelLabel}
      </StopButton>
    </div>
  );
}
