import type { Move } from '../../../../wasm/rubicon.ts';
import type { App } from '../../app-context.ts';
import { isOnBoard } from '../../line-view.ts';

/** Handlers of something that shows moves from the position shown on the board for as long as it is pointed at. */
export function pointsTo(app: App, moves: readonly Move[]) {
  const { preview } = app.state;
  const begin = () => {
    if (isOnBoard(app.view.value, app.state)) preview.value = moves;
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
