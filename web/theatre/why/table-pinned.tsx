import type { Board, Position } from '../../../wasm/rubicon.ts';
import { useApp } from '../../page/app-context.ts';
import { follow, unpin } from './pinned.ts';
import { TurnedView } from './turned-view.tsx';
import { useTableTurned } from './use-turned.ts';

interface Props {
  readonly board: Board;
  /** The positions pinned, the one that is looked at last. */
  readonly path: readonly Position[];
  /** What the solved table shows: the values up to a layer, or all. */
  readonly layer: number | 'all';
}

/** What is pinned turned round, with the values of the solved table; nothing while nothing is. */
export function TablePinned({ board, path, layer }: Props) {
  const app = useApp();
  const position = path.at(-1) ?? null;
  const turned = useTableTurned(board, position, layer);
  if (position === null) return null;
  return (
    <TurnedView
      board={board}
      position={position}
      turned={turned}
      told="layer"
      close={() => unpin(app)}
      follow={(next) => follow(app, board, [...path, next])}
      back={path.length < 2 ? null : () => follow(app, board, path.slice(0, -1))}
    />
  );
}
