import type { Catalogue } from '../../page/words/catalogue.ts';

const en = {
  make: 'Make a GIF',
  label: 'GIF of the line',
  skips: (stride: number) => `The line is long: one position in ${stride} is shown.`,
};

const zh: typeof en = {
  make: '生成 GIF',
  label: '着法 GIF',
  skips: (stride) => `着法很长：每 ${stride} 步显示一个局面。`,
};

/** The sentences of the line as a film. */
export const LINE_FILM: Catalogue<typeof en> = { en, zh };
