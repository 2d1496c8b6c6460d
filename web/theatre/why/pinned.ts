import { type Signal, signal } from '@preact/signals';
import type { Board, Position } from '../../../wasm/rubicon.ts';
import { sameBoard, withoutPieces } from '../../model/board.ts';
import type { App } from '../../page/app-context.ts';
import { perApp } from '../../page/per-app.ts';

/** The path from the pinned position to the one shown, successor by successor, and its obstacles. */
interface Pinned {
  readonly pattern: Board;
  readonly path: readonly Position[];
}

interface Pinboard {
  readonly pinned: Signal<Pinned | null>;
  /** The element that gets the focus back. */
  opener: Element | null;
}

const pinboardOf = perApp<Pinboard>(() => ({ pinned: signal(null), opener: null }));

/** The pinned positions of this board; the last one is shown. */
export function pinnedOn(app: App, board: Board): readonly Position[] {
  const pinned = pinboardOf(app).pinned.value;
  return pinned !== null && sameBoard(pinned.pattern, withoutPieces(board)) ? pinned.path : [];
}

/** Pins a position instead of the previous one. After a press by a key, closing returns the focus. */
export function pin(app: App, board: Board, position: Position, byKey: boolean): void {
  const pinboard = pinboardOf(app);
  if (pinnedOn(app, board).length === 0) pinboard.opener = byKey ? document.activeElement : null;
  pinboard.pinned.value = { pattern: withoutPieces(board), path: [position] };
}

/** Replaces the path, to show a successor or go back. */
export function follow(app: App, board: Board, path: readonly Position[]): void {
  pinboardOf(app).pinned.value = { pattern: withoutPieces(board), path };
}

/** Unpins the position and returns the focus. */
export function unpin(app: App): void {
  const pinboard = pinboardOf(app);
  const { opener } = pinboard;
  pinboard.pinned.value = null;
  pinboard.opener = null;
  // The element may be hidden until the explanation is gone.
  requestAnimationFrame(() => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  });
}
