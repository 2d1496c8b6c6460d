import { effect, signal } from '@preact/signals';
import type { Board } from '../model/board.ts';
import { formatBoard, parseBoard } from '../model/link-board.ts';
import type { State } from '../model/state.ts';
import { type Keeping, savedForReload, saveForReload } from './reload-storage.ts';
import { writeSession } from './storage.ts';

/** Whether the collection is saved for a reload. */
export const collectionKeeping = signal<Keeping>('kept');

/** The boards whose list the user has been shown; after a reload those restored. */
export const seenBoards = signal<readonly Board[] | null>(null);

/** Saves the collection and its open board for a reload, and restores them after one. */
export function keepCollection({ collection }: State): void {
  const kept = savedForReload('collection').split('\n').map(parseBoard);
  const boards = kept.flatMap((board) => (board.ok ? board.value : []));
  const index = Number(savedForReload('place in collection'));
  if (boards.length > 1 && boards.length === kept.length && boards[index] !== undefined)
    collection.value ??= { boards, index };
  let written = collection.value?.boards;
  seenBoards.value = written ?? null;
  effect(() => {
    const open = collection.value;
    writeSession('place in collection', String(open?.index ?? 0));
    if (open?.boards === written) return;
    written = open?.boards;
    collectionKeeping.value = saveForReload('collection', (written ?? []).map(formatBoard).join('\n'));
  });
}
