import type { Signal } from '@preact/signals';
import type { Move, Position } from '../../wasm/rubicon.ts';
import type { Preview } from '../model/state.ts';

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

interface Options {
  /** The position before the moves, if it need not be the one shown. */
  readonly start?: Position;
  readonly onBegin?: () => void;
}

/**
 * Handlers for an element that previews moves on the board while the pointer is over it or it has the focus; for a finger, which
 * does not leave, a press elsewhere ends the preview.
 */
export function previewOnHover(
  preview: Signal<Preview | null>,
  moves: readonly Move[],
  isOnBoard: () => boolean,
) {
  return pinnablePreview(preview, moves, isOnBoard).pointing;
}

/**
 * The same, and a handler that pins the preview: it stays until it is closed, a press elsewhere comes or the focus leaves, and
 * meanwhile nothing else is previewed.
 */
export function pinnablePreview(
  preview: Signal<Preview | null>,
  moves: readonly Move[],
  isOnBoard: () => boolean,
  { start, onBegin = () => {} }: Options = {},
) {
  const end = () => {
    active = null;
    preview.value = null;
  };
  const show = (element: EventTarget | null, isPinned: boolean) => {
    if (element === null || !isOnBoard()) return;
    active = { element, end };
    preview.value = { start: start ?? null, moves, isPinned };
    onBegin();
  };
  const isPinned = () => preview.value?.isPinned === true;
  const isShown = (element: EventTarget | null) => preview.value !== null && active?.element === element;
  const begin = ({ currentTarget }: Event) => {
    if (!isPinned() && !isShown(currentTarget)) show(currentTarget, false);
  };
  const pointing = {
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType !== 'touch' && placeOf(event) !== lastPlace) begin(event);
    },
    onPointerLeave: () => {
      if (!isPinned()) end();
    },
    onFocus: begin,
    onBlur: (event: FocusEvent) => {
      if (isPinned() ? isLeft(event) && event.relatedTarget !== null : isLeft(event)) end();
    },
  };
  return { pointing, pin: ({ currentTarget }: Event) => show(rowOf(currentTarget), true) };
}

/** Whether the focus goes elsewhere than to a part of the same element. */
function isLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  const isInside =
    relatedTarget instanceof Node && currentTarget instanceof Node && currentTarget.contains(relatedTarget);
  return !isInside;
}

/** The element in which a press does not end a pinned preview: the whole row of its button. */
function rowOf(button: EventTarget | null): EventTarget | null {
  return button instanceof Element ? (button.closest('[data-replay]') ?? button) : button;
}
