import { type Signal, signal } from '@preact/signals';
import type { Board, Position } from '../../../wasm/rubicon.ts';
import { sameBoard, withoutPieces } from '../../model/board.ts';
import type { App } from '../../page/app-context.ts';
import { perApp } from '../../page/per-app.ts';

/** The way from the position that was pinned to the one looked at, successor by successor, and the obstacles it is among. */
interface Pinned {
  readonly pattern: Board;
  readonly path: readonly Position[];
}

interface Pinboard {
  readonly pinned: Signal<Pinned | null>;
  /** What had the focus before: it gets it back. */
  opener: Element | null;
}

const pinboardOf = perApp<Pinboard>(() => ({ pinned: signal(null), opener: null }));

/** The positions pinned on this board, the one that is looked at last; none while nothing is. */
export function pinnedOn(app: App, board: Board): readonly Position[] {
  const pinned = pinboardOf(app).pinned.value;
  return pinned !== null && sameBoard(pinned.pattern, withoutPieces(board)) ? pinned.path : [];
}

/** Turns the picture of a position round, in place of whatever is pinned. A press by a key is remembered for the focus. */
export function pin(app: App, board: Board, position: Position, byKey: boolean): void {
  const pinboard = pinboardOf(app);
  if (pinnedOn(app, board).length === 0) pinboard.opener = byKey ? document.activeElement : null;
  pinboard.pinned.value = { pattern: withoutPieces(board), path: [position] };
}

/** Goes on along these positions: to a successor, or back. */
export function follow(app: App, board: Board, path: readonly Position[]): void {
  pinboardOf(app).pinned.value = { pattern: withoutPieces(board), path };
}

/** Takes the pin out; the focus goes back to where it was. */
export function unpin(app: App): void {
  const pinboard = pinboardOf(app);
  const { opener } = pinboard;
  pinboard.pinned.value = null;
  pinboard.opener = null;
  // Where it stood may be shown only once the picture is gone.
  requestAnimationFrame(() => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  });
}
