import type { Catalogue } from '../words/catalogue.ts';

const en = { openWhole: 'Open in Rubicon' };

const zh: typeof en = { openWhole: '在 Rubicon 中打开' };

/** The sentences of the page in a frame. */
export const EMBED: Catalogue<typeof en> = { en, zh };
