import type { Board } from './board.ts';
import type { State } from './state.ts';
import { loadBoard } from './whole-board.ts';

/** Loads the first of several boards and keeps them as a collection; one board is no collection. */
export function loadCollection(state: State, boards: readonly Board[]): void {
  state.collection.value = boards.length > 1 ? { boards, index: 0 } : null;
  const [first] = boards;
  if (first !== undefined) loadBoard(state, first);
}

/** Loads another board of the collection (index from 0; no effect if out of range). */
export function openFromCollection(state: State, index: number): void {
  const collection = state.collection.value;
  const board = collection?.boards[index];
  if (collection === null || board === undefined) return;
  state.collection.value = { ...collection, index };
  loadBoard(state, board);
}

export function closeCollection(state: State): void {
  state.collection.value = null;
}
