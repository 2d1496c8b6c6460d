import type { ComponentChildren } from 'preact';

interface Props {
  readonly stop: () => void | Promise<void>;
  /** Selector of the control to focus afterwards if the focus is lost with the button. */
  readonly focusBack: string;
  readonly children: ComponentChildren;
}

/** The button that stops a job; it stands beside the job's state. */
export function StopButton({ stop, focusBack, children }: Props) {
  const press = async ({ currentTarget }: Event) => {
    await stop();
    requestAnimationFrame(() => {
      if ([currentTarget, document.body].includes(document.activeElement))
        document.querySelector<HTMLElement>(focusBack)?.focus({ preventScroll: true });
    });
  };
  return (
    <button type="button" class="button wide" onClick={press}>
      {children}
    </button>
  );
}
