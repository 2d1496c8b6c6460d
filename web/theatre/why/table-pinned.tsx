import type { Board, Position } from '../../../wasm/rubicon.ts';
import { useApp } from '../../page/app-context.ts';
import { follow, unpin } from './pinned.ts';
import { TurnedView } from './turned-view.tsx';
import { useTableTurned } from './use-turned.ts';

interface Props {
  readonly board: Board;
  /** The pinned positions; the last one is shown. */
  readonly path: readonly Position[];
  /** The layer up to which values of the solved table are shown. */
  readonly layer: number | 'all';
}

/** The explanation of the pinned position by the solved table; empty if none is pinned. */
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
      source="layer"
      close={() => unpin(app)}
      follow={(next) => follow(app, board, [...path, next])}
      back={path.length < 2 ? null : () => follow(app, board, path.slice(0, -1))}
    />
  );
}
