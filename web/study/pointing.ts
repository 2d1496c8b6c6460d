import type { Signal } from '@preact/signals';
import type { Move } from '../../wasm/rubicon.ts';

/**
 * The last position of the pointer on the screen, to ignore events of a resting pointer when the page changes or scrolls under
 * it.
 */
let lastPlace = '';

const placeOf = ({ screenX, screenY }: PointerEvent) => `${screenX} ${screenY}`;

/** The current preview: the element, and the function that ends its moves. */
let active: { readonly element: EventTarget; readonly end: () => void } | null = null;

const follow = (event: PointerEvent) => {
  lastPlace = placeOf(event);
};
addEventListener('pointermove', follow);
addEventListener('pointerdown', (event) => {
  follow(event);
  if (active !== null && !event.composedPath().includes(active.element)) active.end();
});

/**
 * Handlers for an element that previews moves on the board while the pointer is over it or it has the focus; for a finger, which
 * does not leave, a press elsewhere ends the preview.
 */
export function previewOnHover(
  preview: Signal<readonly Move[] | null>,
  moves: readonly Move[],
  isOnBoard: () => boolean,
) {
  const begin = ({ currentTarget }: Event) => {
    if (currentTarget === null || !isOnBoard()) return;
    active = { element: currentTarget, end };
    preview.value = moves;
  };
  const end = () => {
    active = null;
    preview.value = null;
  };
  return {
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType !== 'touch' && placeOf(event) !== lastPlace) begin(event);
    },
    onPointerLeave: end,
    onFocus: begin,
    onBlur: end,
  };
}
