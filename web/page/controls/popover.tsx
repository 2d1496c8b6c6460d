import type { ComponentChildren } from 'preact';

interface Props {
  /** What the button that opens it names as its popover. */
  readonly id: string;
  /** Where it stands, by its style sheet. */
  readonly place: string;
  readonly children: ComponentChildren;
}

/** Lies open where there is room; on a phone a button opens it, and a press beside it closes it and does nothing else. */
export function Popover({ id, place, children }: Props) {
  return (
    // biome-ignore lint/a11y: the keyboard closes a popover with Escape
    <div
      class={`popover ${place}`}
      id={id}
      popover="auto"
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.hidePopover()}
    >
      {children}
    </div>
  );
}
