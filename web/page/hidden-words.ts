import type { Catalogue } from './words/catalogue.ts';

const en = {
  hidden: 'This would give the solution away. Under Play you can show the values or stop the game.',
};

const zh: typeof en = {
  hidden: '这里会泄露答案。可在“对弈”中选择“显示每步结果”，或退出对局。',
};

/** What stands in place of what would give a game away. */
export const HIDDEN: Catalogue<typeof en> = { en, zh };
