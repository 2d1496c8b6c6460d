import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formFrom } from '../../../web/bench/generate/model/generate.ts';
import {
  formatFind,
  formText,
  parseFind,
  parseFormerFinds,
  readForm,
} from '../../../web/bench/mine/model/mine.ts';
import { keptText, readKept } from '../../../web/bench/stress/model/stress.ts';
import { readObject } from '../../../web/model/stored.ts';
import { entryIn, keptIn } from '../../../web/page/entries/history-entry.ts';
import { themeNamed } from '../../../web/page/theme.ts';
import { pickLanguage } from '../../../web/page/words/language.ts';
import { formatRecent, parseFormerRecents, parseRecent } from '../../../web/share/recent/model/recents.ts';
import { formatGame, parseGame } from '../../../web/study/play/model/kept-game.ts';
import { formatAttempt, parseAttempt } from '../../../web/study/puzzles/model/kept-attempt.ts';
import { formatRecord, parseRecord } from '../../../web/study/puzzles/model/record.ts';
import { formatWishes, parseWishes } from '../../../web/theatre/tour/model/wishes.ts';
import { stateOf, THREE } from '../support/samples.ts';

/** Reads a stored text, and writes what was read as it would be stored. */
type Again = (text: string) => string;

const READERS: Readonly<Record<string, Again>> = {
  recent: (text) => {
    const recent = parseRecent(text);
    return recent === null ? '' : formatRecent(recent);
  },
  'former recent boards': (text) => `{"boards":[${parseFormerRecents(text).map(formatRecent).join(',')}]}`,
  game: (text) => {
    const game = parseGame(text, stateOf(THREE).drawing.value);
    return game === null ? '' : formatGame(game);
  },
  puzzles: (text) => formatRecord(parseRecord(text)),
  puzzle: (text) => {
    const attempt = parseAttempt(text);
    return attempt === null ? '' : formatAttempt(attempt);
  },
  tour: (text) => formatWishes(parseWishes(text)),
  mine: (text) => formText(readForm(text)),
  find: (text) => {
    const find = parseFind(text);
    return find === null ? '' : formatFind(find);
  },
  'former finds': (text) => `{"finds":[${parseFormerFinds(text).map(formatFind).join(',')}]}`,
  generate: (text) => JSON.stringify(formFrom(text)),
  stress: (text) => {
    const { form, name } = readKept(text);
    return keptText(form, name);
  },
  theme: themeNamed,
  language: (text) => pickLanguage([text]),
  'entry of the history': (text) => {
    const { below, kept } = entryIn(readObject(text));
    const { tops, views } = keptIn(kept);
    return JSON.stringify({ below, kept: { tops: tops.map((top) => Math.round(top)), views } });
  },
};

/** The names of all stored fields, and numbers for those of records. */
const NAMES =
  'boards link name time value winner distance solved day row 1 number began took tried hints played sign from to speed asks answered form finds goal board answer score run tries density length seed kind rows standard against seconds below kept tops views side opening visitor promise valuesShown';
const RIGHT = [
  'red',
  'tie',
  'w1w/r1r/1b1',
  'b=3wr/1w2w/wrw2/1w2b',
  '3wr/1w2w/wrw2/1w2b',
  'best',
  'Red 75',
  '10',
  'bsth',
];

/** Any JSON made of the names and values that are stored, each in any place. */
const { stored } = fc.letrec<{ stored: unknown }>((tie) => ({
  stored: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e300, '', ...RIGHT),
    fc.array(tie('stored'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...NAMES.split(' ')), tie('stored'), { maxKeys: 8 }),
  ),
}));

const DAMAGED = [
  '',
  'x',
  '{',
  'null',
  '5',
  '"a"',
  '[null]',
  '{"boards":[null]}',
  '{"kept":{"tops":null,"views":null}}',
];

describe('what is stored is read, whatever it is, and is read again as it was written:', () => {
  it.each(Object.entries(READERS))('%s', (_, again) => {
    const check = (text: string) => {
      const once = again(text);
      expect(again(once)).toBe(once);
    };
    DAMAGED.forEach(check);
    fc.assert(
      fc.property(stored, (value) => check(JSON.stringify(value))),
      { numRuns: 500 },
    );
  });
});
