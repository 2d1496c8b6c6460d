import type { Catalogue } from '../../catalogue.ts';

const en = {
  label: 'Theatre',
  acts: { label: 'What is shown', steps: 'Position by position', wave: 'Layer by layer' },
};

const zh: typeof en = {
  label: '剧场',
  acts: { label: '演示方式', steps: '逐个局面', wave: '逐层' },
};

export const THEATRE: Catalogue<typeof en> = { en, zh };
