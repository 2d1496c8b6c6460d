import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Board, Position } from '../../../wasm/rubicon.ts';
import { useApp } from '../../page/app-context.ts';
import { listenToKeys } from '../../page/keys.ts';
import type { Frame } from '../model/frame.ts';
import type { Player } from '../model/player.ts';
import { dismiss, follow, isDismissed, pin, pinnedOn, unpin } from './pinned.ts';
import { TurnedView } from './turned-view.tsx';
import { useRunTurned } from './use-turned.ts';

interface Props {
  readonly board: Board;
  readonly player: Player;
  /** The stage, which stays below. */
  readonly children: ComponentChildren;
}

/** The stage, covered by the explanation of a pinned position, or of the loss at which the run has paused. */
export function Turning({ board, player, children }: Props) {
  const app = useApp();
  const frame = player.frame.value;
  const path = pinnedOn(app, board);
  const loss = isDismissed(app, frame) ? null : lossAtPause(player, frame);
  const position = path.at(-1) ?? loss;
  const turned = useRunTurned(board, position, frame, player);
  const close = () => {
    // Otherwise the explanation of the loss would replace the one that is closed.
    dismiss(app, frame);
    unpin(app);
  };
  useLayoutEffect(
    () =>
      listenToKeys(app, ({ key, ctrlKey, metaKey }) => {
        const inSentence = positionInSentence(player.frame.peek(), player);
        if (key !== 'p' || ctrlKey || metaKey || inSentence === null) return null;
        return () => pin(app, board, inSentence, true);
      }),
    [app, board, player],
  );
  return (
    <div class="turning">
      <div inert={position !== null}>{children}</div>
      {position !== null && (
        <TurnedView
          board={board}
          position={position}
          turned={turned}
          source="queue"
          unasked={path.length === 0}
          close={close}
          follow={(next) => follow(app, board, [...(path.length === 0 ? [position] : path), next])}
          back={path.length < 2 ? null : () => follow(app, board, path.slice(0, -1))}
        />
      )}
    </div>
  );
}

/** The position in the sentence; null if there is none. */
export function positionInSentence({ now, taken }: Frame, { drawn }: Player): Position | null {
  return now?.position ?? taken?.position ?? drawn;
}

/** The loss at which the run has paused; null if there is none. */
function lossAtPause({ playing }: Player, { now, moments }: Frame): Position | null {
  return !playing.value && moments.length > 0 && now?.news === 'lost' ? now.position : null;
}
