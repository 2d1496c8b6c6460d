import type { Catalogue } from '../words/catalogue.ts';

const en = {
  dropped: (ply: number) =>
    `Changed after move ${ply}: this position is the start now, and the line is gone.`,
  undo: 'Undo the change',
};

const zh: typeof en = {
  dropped: (ply) => `在第 ${ply} 步后改动：此局面成为新的起点，原来的着法已清除。`,
  undo: '撤销改动',
};

/** The notice that a line was dropped. */
export const LINE_DROPPED: Catalogue<typeof en> = { en, zh };
