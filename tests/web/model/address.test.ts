import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACTS,
  DIALOGS,
  FIRST_PLACE,
  PLACES,
  parseAddress,
  STUDIES,
  TOOLS,
  type Where,
} from '../../../web/model/address.ts';
import { formatAddress, stationOf } from '../../../web/model/address-text.ts';
import { parseLink } from '../../../web/model/link.ts';

const LINK = 'b=w1w/r1r/1b1&t=b&m=3.2u&p=0';

const names = fc.stringMatching(/^[\da-z]{0,12}$/);
const wheres: fc.Arbitrary<Where> = fc.record({
  embedded: fc.boolean(),
  place: fc.constantFrom(...PLACES),
  study: fc.constantFrom(...STUDIES),
  act: fc.constantFrom(...ACTS),
  tool: fc.constantFrom(...TOOLS),
  dialog: fc.constantFrom(null, ...DIALOGS),
  step: fc.nat(999_999_999),
  layer: fc.nat(999_999_999),
  chapter: names,
  sentence: fc.nat(999_999_999),
  asked: fc.nat(999_999_999),
  goal: names,
  size: names,
  puzzle: names,
});
const links = fc.constantFrom('', LINK, 'b=3', 'b=3&v=0:1.1r,1:2.2u', 'unknown=1&b=3');

const at = (part: Partial<Where>): Where => ({ ...FIRST_PLACE, ...part });

describe('the address', () => {
  it.each<[Partial<Where>, string]>([
    [{}, ''],
    [{ study: 'why' }, 'study=why'],
    [{ study: 'play', puzzle: '17' }, 'study=play&puzzle=17'],
    [{ study: 'moves', puzzle: '17' }, 'study=moves&puzzle=17'],
    [{ place: 'theatre', puzzle: '17' }, 'view=theatre&act=tour&puzzle=17'],
    [{ place: 'bench', tool: 'mine', goal: 'red', puzzle: '17' }, 'view=bench&tool=mine&goal=red&puzzle=17'],
    [{ place: 'theatre' }, 'view=theatre'],
    [{ place: 'theatre', step: 123 }, 'view=theatre'],
    [{ place: 'theatre', act: 'steps' }, 'view=theatre&act=steps'],
    [{ place: 'theatre', act: 'steps', step: 123 }, 'view=theatre&act=steps&step=123'],
    [{ place: 'theatre', chapter: 'loss', sentence: 2 }, 'view=theatre&act=tour&chapter=loss&sentence=2'],
    [{ place: 'theatre', chapter: 'queue', asked: 1 }, 'view=theatre&act=tour&chapter=queue&asked=1'],
    [{ place: 'theatre', act: 'wave', layer: 12, step: 3 }, 'view=theatre&act=wave&layer=12'],
    [{ place: 'bench', study: 'why' }, 'view=bench'],
    [{ place: 'bench', tool: 'generate' }, 'view=bench&tool=generate'],
    [{ place: 'bench', tool: 'mine', goal: 'red', size: '6x6' }, 'view=bench&tool=mine&goal=red&size=6x6'],
    [{ study: 'maps', dialog: 'help' }, 'study=maps&help'],
    [{ embedded: true, dialog: 'help' }, 'embed=1'],
  ])('of %o is written as agreed, and read again', (part, text) => {
    expect(formatAddress('b=3', at(part))).toBe(text === '' ? 'b=3' : `b=3&${text}`);
    expect(formatAddress('', at(part))).toBe(text);
    const { link, where } = parseAddress(`b=3&${text}`);
    expect(formatAddress(link, at(where))).toBe(formatAddress('b=3', at(part)));
  });

  it('is parsed as it was formatted, and the link of the board is unchanged', () => {
    fc.assert(
      fc.property(links, wheres, (link, where) => {
        const text = formatAddress(link, where);
        const read = parseAddress(text);
        expect(read.link).toBe(link);
        expect({
          ...where,
          ...read.where,
          ...(where.embedded && { place: where.place, dialog: where.dialog }),
        }).toEqual(where);
        expect(formatAddress(read.link, at(read.where))).toBe(text);
      }),
    );
  });

  it('decides everything about its place, and nothing about the others', () => {
    expect(parseAddress('b=3').where).toEqual({
      embedded: false,
      place: 'analysis',
      dialog: null,
      study: 'moves',
    });
    expect(parseAddress('view=bench').where).toEqual({
      embedded: false,
      place: 'bench',
      dialog: null,
      tool: 'batch',
    });
    expect(parseAddress('view=theatre&act=wave').where).toEqual({
      embedded: false,
      place: 'theatre',
      dialog: null,
      act: 'wave',
      layer: 0,
    });
  });

  it('leaves open what it does not name, if the page has not written it', () => {
    const open = (text: string) => parseAddress(text, false).where;
    expect(open('b=3')).toEqual({ embedded: false, place: 'analysis', dialog: null, puzzle: '' });
    expect(open('b=3&study=why')).toEqual(parseAddress('b=3&study=why').where);
    expect(open('b=3&study=why&puzzle=9').puzzle).toBe('9');
    expect(open('view=theatre&layer=3')).toEqual({
      embedded: false,
      place: 'theatre',
      dialog: null,
      chapter: '',
      sentence: 0,
      asked: 0,
      step: 0,
      layer: 3,
    });
    expect(open('view=bench&tool=hammer')).not.toHaveProperty('tool');
    expect(open('view=bench&tool=compare').tool).toBe('compare');
  });

  it.each([
    'view=nowhere',
    'view=',
    'view',
    'study=constructor',
    'view=bench&tool=%F0%9F',
    'view=theatre&act=wave&layer=-1',
    'view=theatre&act=steps&step=1e9',
    'view=theatre&act=steps&step=99999999999999999999',
    'view=bench&tool=mine&goal=<b>&size=6×6',
    'help=no&exchange&embed=0',
    '&&=&==&#',
    'toString=1&__proto__=2',
  ])('keeps the board and ignores what makes no sense: %s', (rubbish) => {
    for (const text of [`${LINK}&${rubbish}`, `${rubbish}&${LINK}`]) {
      const { link, where } = parseAddress(text);
      expect(parseLink(link)).toEqual(parseLink(LINK));
      expect(PLACES).toContain(where.place);
      expect(formatAddress('', at(where))).toMatch(/^[\da-z=&]*$/);
    }
  });

  it.each(['1e9', '2.5', '9999999999', '-1', ''])('takes %j for no step', (step) => {
    expect(parseAddress(`view=theatre&act=steps&step=${step}`).where.step).toBe(0);
  });

  it('takes any text', () => {
    const texts = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom('view', 'tool', 'act', 'step', 'help', 'embed', '=', '&', 'bench', '1', 'b'), {
          maxLength: 12,
        })
        .map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { link, where } = parseAddress(text);
        const written = formatAddress(link, at(where));
        expect(formatAddress(parseAddress(written).link, at(parseAddress(written).where))).toBe(written);
      }),
    );
  });

  it('has a history entry for each part of the page, and none for the details', () => {
    const seen = [
      at({}),
      at({ study: 'why' }),
      at({ place: 'theatre' }),
      at({ place: 'theatre', act: 'steps' }),
      at({ place: 'theatre', act: 'wave' }),
      at({ place: 'bench' }),
      at({ place: 'bench', tool: 'mine' }),
      at({ place: 'bench', tool: 'mine', dialog: 'help' }),
    ];
    expect(new Set(seen.map(stationOf)).size).toBe(seen.length);
    for (const where of seen)
      expect(
        stationOf({
          ...where,
          step: 7,
          layer: 7,
          chapter: 'tie',
          sentence: 2,
          asked: 1,
          goal: 'tie',
          size: '4x4',
        }),
      ).toBe(stationOf(where));
  });
});
