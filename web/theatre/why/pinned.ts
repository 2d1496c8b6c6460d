import { type Signal, signal } from '@preact/signals';
import type { Board, Position } from '../../../wasm/rubicon.ts';
import { sameBoard, withoutPieces } from '../../model/board.ts';
import type { App } from '../../page/app-context.ts';
import { perApp } from '../../page/per-app.ts';
import type { Frame } from '../model/frame.ts';

/** The path from the pinned position to the one shown, successor by successor, and its obstacles. */
interface Pinned {
  readonly pattern: Board;
  readonly path: readonly Position[];
}

interface Pinboard {
  readonly pinned: Signal<Pinned | null>;
  /** The moment of the run whose loss is not explained, because its explanation was closed. */
  readonly dismissed: Signal<Frame | null>;
  /** The element that gets the focus back. */
  opener: Element | null;
}

const pinboardOf = perApp<Pinboard>(() => ({ pinned: signal(null), dismissed: signal(null), opener: null }));

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

/** Whether the explanation of the loss at this moment was closed; it opens again when the run comes back to the moment. */
export function isDismissed(app: App, moment: Frame): boolean {
  return pinboardOf(app).dismissed.value === moment;
}

/** Closes the explanation of the loss at this moment. */
export function dismiss(app: App, moment: Frame): void {
  pinboardOf(app).dismissed.value = moment;
}
