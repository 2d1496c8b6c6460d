import type { Signal } from '@preact/signals';

const cellOf = (target: EventTarget | null): number | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[role=gridcell][data-cell]') : null;
  return cell === null ? null : Number(cell.dataset.cell);
};

/** Tracks the board cell under the pointer, else the one with the focus, until the returned function is called. */
export function followPointer(pointed: Signal<number | null>): () => void {
  const listening = new AbortController();
  const listen = (type: string, cell: (event: Event) => number | null) =>
    document.addEventListener(
      type,
      (event) => {
        pointed.value = cell(event);
      },
      { signal: listening.signal },
    );
  listen('pointerover', ({ target }) => cellOf(target) ?? cellOf(document.activeElement));
  listen('focusin', ({ target }) => cellOf(target));
  // Ignores focus lost by other elements, for example by a tab when the board is tapped.
  listen('focusout', ({ target }) => (cellOf(target) === null ? pointed.value : null));
  return () => {
    listening.abort();
    pointed.value = null;
  };
}
