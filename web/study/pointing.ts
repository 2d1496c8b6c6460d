import type { Signal } from '@preact/signals';
import type { Move } from '../../wasm/rubicon.ts';

/** Where the pointer was last, on the screen: one that rests is nowhere else when the page changes or scrolls under it. */
let rests = '';

const placeOf = ({ screenX, screenY }: PointerEvent) => `${screenX} ${screenY}`;

const follow = (event: PointerEvent) => {
  rests = placeOf(event);
};
addEventListener('pointermove', follow);
addEventListener('pointerdown', follow);

/** Handlers of something that shows moves from the position shown on the board for as long as it is pointed at. */
export function pointsTo(
  preview: Signal<readonly Move[] | null>,
  moves: readonly Move[],
  isOnBoard: () => boolean,
) {
  const begin = () => {
    if (isOnBoard()) preview.value = moves;
  };
  const end = () => {
    preview.value = null;
  };
  return {
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType !== 'touch' && placeOf(event) !== rests) begin();
    },
    onPointerLeave: end,
    onFocus: begin,
    onBlur: end,
  };
}
