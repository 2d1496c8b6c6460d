import type { Catalogue } from '../words/catalogue.ts';

const en = { here: 'This position', over: 'Game over' };

const zh: typeof en = { here: '当前局面', over: '对局结束' };

/** The verdict on the current position while stepping. */
export const NOW: Catalogue<typeof en> = { en, zh };
