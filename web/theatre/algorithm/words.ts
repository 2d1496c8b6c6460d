import type { Catalogue } from '../../page/words/catalogue.ts';
import { PSEUDOCODE } from './model/pseudocode.ts';

const en = {
  how: 'How it is written',
  forms: { words: 'Words', pseudocode: 'Pseudocode', code: 'C++' },
  pseudocode: PSEUDOCODE.en,
};

const zh: typeof en = {
  how: '写法',
  forms: { words: '文字', pseudocode: '伪代码', code: 'C++' },
  pseudocode: PSEUDOCODE.zh,
};

/** The forms in which the algorithm is read. */
export const ALGORITHM: Catalogue<typeof en> = { en, zh };
