import type { Catalogue } from '../words/catalogue.ts';

const en = {
  label: 'Samples',
  sample: (index: number) => `Sample ${index}`,
  open: (index: number, rows: number, columns: number) => `${en.sample(index)}, ${rows} × ${columns}`,
  puzzle: 'Puzzle of the day',
  answered: (name: string, answer: string) => `${name}: ${answer}`,
};

const zh: typeof en = {
  label: '样例',
  sample: (index) => `样例 ${index}`,
  open: (index, rows, columns) => `${zh.sample(index)}，${rows} × ${columns}`,
  puzzle: '每日残局',
  answered: (name, answer) => `${name}：${answer}`,
};

/** The sentences of the samples. */
export const EXAMPLES: Catalogue<typeof en> = { en, zh };
