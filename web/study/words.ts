import type { Catalogue } from '../page/words/catalogue.ts';

const en = { label: 'Study', moves: 'Moves', why: 'Why', maps: 'Maps', play: 'Play' };

const zh: typeof en = { label: '研究', moves: '着法', why: '原因', maps: '胜负图', play: '对弈' };

/** The panels about the position shown. */
export const STUDY: Catalogue<typeof en> = { en, zh };
