import { useEffect, useRef, useState } from 'preact/hooks';
import type { Move } from '../../../wasm/rubicon.ts';
import { positionKey } from '../../model/line.ts';
import { type App, useApp } from '../../page/app-context.ts';
import { pinnablePreview } from '../pointing.ts';
import { movesOf } from '../why/explain.ts';
import { type Asked, isPreviewed } from './model/asked.ts';
import { bestReplies } from './model/best-replies.ts';

/** Handlers that replay a move on the board while an element is pointed at, and the press that keeps the replay. */
export interface Replay {
  readonly pointing: ReturnType<typeof pinnablePreview>['pointing'];
  /** The moves replayed, while the replay is kept; otherwise null. */
  readonly kept: readonly Move[] | null;
  /** Keeps the replay until it is closed, or closes it. */
  readonly toggle: (event: Event) => void;
  readonly close: () => void;
}

/** The replay of a move with the best answers, from the position in which it is made. */
export function useReplay(asked: Asked, isOnBoard: () => boolean): Replay {
  const app = useApp();
  const { preview } = app.state;
  const { pointing, pin } = pinnablePreview(preview, [asked.move], isOnBoard, {
    start: asked.position,
    onBegin: () => void replayReplies(app, asked),
  });
  const close = () => {
    preview.value = null;
  };
  const shown = preview.value;
  const isKept = isPreviewed(asked, shown) && shown.isPinned;
  return {
    pointing,
    kept: isKept ? shown.moves : null,
    toggle: (event) => (isKept ? close() : pin(event)),
    close,
  };
}

/** Adds the best answers to the preview of a move, unless it has ended by the time they are known. */
async function replayReplies({ state: { preview }, solver }: App, asked: Asked): Promise<void> {
  const { board, position, move } = asked;
  const moves = await bestReplies(board, position, move, (...each) => movesOf(solver, ...each));
  const shown = preview.value;
  if (moves !== null && isPreviewed(asked, shown)) preview.value = { ...shown, moves };
}

/** The move with its best answers; null while they are unknown. */
export function useReplies(asked: Asked): readonly Move[] | null {
  const { solver } = useApp();
  const [found, setFound] = useState<readonly Move[] | null>(null);
  const { board, position, move } = asked;
  const key = useRef('');
  const now = `${board.cells} ${positionKey(position)} ${move.from} ${move.to}`;
  useEffect(() => {
    key.current = now;
    setFound(null);
    void bestReplies(board, position, move, (...each) => movesOf(solver, ...each)).then((moves) => {
      if (key.current === now) setFound(moves);
    });
  }, [now, solver]);
  return found;
}
