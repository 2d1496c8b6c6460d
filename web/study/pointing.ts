import type { Signal } from '@preact/signals';
import type { Move } from '../../wasm/rubicon.ts';

/** Where the pointer was last, on the screen: one that rests is nowhere else when the page changes or scrolls under it. */
let rests = '';

const placeOf = ({ screenX, screenY }: PointerEvent) => `${screenX} ${screenY}`;

/** What was last pointed at, and how its moves end. */
let shows: { readonly by: EventTarget; readonly end: () => void } | null = null;

const follow = (event: PointerEvent) => {
  rests = placeOf(event);
};
addEventListener('pointermove', follow);
addEventListener('pointerdown', (event) => {
  follow(event);
  if (shows !== null && !event.composedPath().includes(shows.by)) shows.end();
});

/**
 * Handlers of something that shows moves from the position shown on the board for as long as it is pointed at: a finger,
 * which does not go away, ends it by a press elsewhere.
 */
export function pointsTo(
  preview: Signal<readonly Move[] | null>,
  moves: readonly Move[],
  isOnBoard: () => boolean,
) {
  const begin = ({ currentTarget }: Event) => {
    if (currentTarget === null || !isOnBoard()) return;
    shows = { by: currentTarget, end };
    preview.value = moves;
  };
  const end = () => {
    shows = null;
    preview.value = null;
  };
  return {
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType !== 'touch' && placeOf(event) !== rests) begin(event);
    },
    onPointerLeave: end,
    onFocus: begin,
    onBlur: end,
  };
}
