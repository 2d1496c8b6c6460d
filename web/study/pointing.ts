import type { Signal } from '@preact/signals';
import type { Move } from '../../wasm/rubicon.ts';

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
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') begin();
    },
    onPointerLeave: end,
    onFocus: begin,
    onBlur: end,
  };
}
