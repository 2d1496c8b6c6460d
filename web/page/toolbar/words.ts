import type { Catalogue } from '../words/catalogue.ts';

const en = {
  tools: {
    label: 'Tool',
    obstacle: 'Obstacle',
    pawn: 'Pawn',
    general: 'General',
    erase: 'Erase',
  },
  edit: { label: 'Edit', undo: 'Undo', redo: 'Redo', clear: 'Clear', flip: 'Flip the view' },
  side: { label: 'To move', red: 'Red to move', black: 'Black to move' },
};

const zh: typeof en = {
  tools: { label: '工具', obstacle: '障碍', pawn: '卒', general: '帅', erase: '擦除' },
  edit: { label: '编辑', undo: '撤销', redo: '重做', clear: '清空', flip: '翻转视角' },
  side: { label: '轮到', red: '红方走', black: '黑方走' },
};

/** The words of the tools, and of what changes the whole board. */
export const TOOLBAR: Catalogue<typeof en> = { en, zh };
