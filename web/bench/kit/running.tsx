import './running.css';

interface Props {
  /** What the progress is of. */
  readonly label: string;
  readonly done: number;
  readonly total: number;
  /** How far it is, in words. */
  readonly said: string;
  readonly cancelLabel: string;
  readonly cancel: () => void;
  /** A selector of the control that gets the focus back, because the cancel button goes with the job. */
  readonly begins: string;
}

/** A job at work: how far it is, and the button that ends it. */
export function Running({ label, done, total, said, cancelLabel, cancel, begins }: Props) {
  return (
    <div class="running">
      <progress aria-label={label} max={Math.max(total, 1)} value={done} />
      <span>{said}</span>
      <button
        type="button"
        class="button wide"
        onClick={() => {
          cancel();
          requestAnimationFrame(() => document.querySelector<HTMLElement>(begins)?.focus());
        }}
      >
        {cancelLabel}
      </button>
    </div>
  );
}
