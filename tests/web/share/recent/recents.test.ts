import { describe, expect, it } from 'vitest';
import {
  formatRecent,
  mergeRecents,
  parseFormerRecents,
  parseRecent,
  type Recents,
  withBoard,
  withName,
  without,
  withoutUnnamed,
  withValue,
} from '../../../../web/share/recent/model/recents.ts';

/** Boards of one row, all different: the bits of the index as obstacles and generals. */
const link = (index: number) =>
  `b=${[...index.toString(2)].map((bit) => (bit === '1' ? 'w' : 'r')).join('')}`;
const added = (recents: Recents, index: number, time = index) =>
  withBoard(recents, { link: link(index), time }, null);
const listed = (from: number, to: number, start: Recents = []) =>
  Array.from({ length: to - from + 1 }, (_, each) => from + each).reduce(
    (recents, index) => added(recents, index),
    start,
  );
const links = (recents: Recents) => recents.map((each) => each.link);

describe('the list of recent boards', () => {
  it('has the latest first, and no board twice', () => {
    const recents = added(listed(1, 3), 1, 4);
    expect(links(recents)).toEqual([link(1), link(3), link(2)]);
  });

  it('replaces a board by what was made of it, unless it has a name', () => {
    const drawn = listed(1, 2);
    const next = (recents: Recents) => withBoard(recents, { link: link(3), time: 3 }, link(2));
    expect(links(next(drawn))).toEqual([link(3), link(1)]);
    expect(links(next(withName(drawn, link(2), 'mine')))).toEqual([link(3), link(2), link(1)]);
    expect(links(withoutUnnamed(drawn, link(2)))).toEqual([link(1)]);
    expect(links(withoutUnnamed(withName(drawn, link(2), 'mine'), link(2)))).toEqual(links(drawn));
  });

  it('keeps name and value of a board that comes again', () => {
    const known = withValue(withName(listed(1, 2), link(1), ' my\n board '), link(1), { winner: 'tie' });
    expect(added(known, 1, 3)[0]).toEqual({
      link: link(1),
      name: 'my board',
      time: 3,
      value: { winner: 'tie' },
    });
  });

  it('corrects a value, and is the same list where there is nothing to correct', () => {
    const wrong = withValue(listed(1, 2), link(1), { winner: 'red', distance: 3 });
    const right = withValue(wrong, link(1), { winner: 'tie' });
    expect(right[1]?.value).toEqual({ winner: 'tie' });
    expect(withValue(right, link(1), { winner: 'tie' })).toBe(right);
    expect(withValue(right, link(5), { winner: 'tie' })).toBe(right);
  });

  it('holds fifty, and drops the oldest', () => {
    expect(links(listed(1, 60))).toEqual(links(listed(11, 60)));
    expect(listed(11, 60)).toHaveLength(50);
  });

  it('never drops a board with a name for one without, and always has room for ten without', () => {
    const named = listed(1, 50).reduce((recents, each) => withName(recents, each.link, 'n'), listed(1, 50));
    const recents = listed(51, 70, named);
    expect(recents.filter(({ name }) => name !== '')).toHaveLength(50);
    expect(links(recents).slice(0, 10)).toEqual(links(listed(61, 70)));
    expect(recents).toHaveLength(60);
    const more = withName(recents, link(61), 'n');
    expect(links(more)).toEqual(links(recents.filter((each) => each.link !== link(1))));
  });

  it('cuts a name at sixty characters, not inside one', () => {
    expect(withName(listed(1, 1), link(1), '帅🂡'.repeat(40))[0]?.name).toBe('帅🂡'.repeat(30));
  });
});

describe('the lists of two tabs', () => {
  it('are merged by time, with the name and the value that either has', () => {
    const first = withName(listed(1, 3), link(1), 'mine');
    const second = withValue(listed(1, 5), link(1), { winner: 'red', distance: 3 });
    for (const merged of [mergeRecents(first, second), mergeRecents(second, first)]) {
      expect(links(merged)).toEqual([5, 4, 3, 2, 1].map(link));
      expect(merged[4]).toMatchObject({ name: 'mine', value: { winner: 'red', distance: 3 } });
    }
  });

  it('have the later name of a board that both have named', () => {
    const [first, second] = [3, 5].map((time): Recents => {
      return [{ link: link(1), name: `at ${time}`, time, value: null }];
    }) as [Recents, Recents];
    for (const merged of [mergeRecents(first, second), mergeRecents(second, first)])
      expect(merged).toEqual(second);
  });

  it('bring back what was deleted', () => {
    const recents = listed(1, 3);
    expect(mergeRecents(without(recents, link(2)), recents)).toEqual(recents);
  });
});

describe('a stored board', () => {
  it('is read as it was written', () => {
    const won = withValue(withName(listed(1, 9), link(4), '卒'), link(5), { winner: 'black', distance: 2 });
    const recents = withValue(won, link(6), { winner: 'tie' });
    expect(recents.map((each) => parseRecent(formatRecent(each)))).toEqual(recents);
    expect(parseRecent(null)).toBeNull();
  });

  const good = { link: 'b=r1r/1b1', time: 5 };
  const rubbish = [
    null,
    7,
    [],
    {},
    { link: 5, time: 1 },
    { link: 'b=r1x', time: 1 },
    { link: 'b=r1&m=1', time: 1 },
    { link: 'x=1&b=r1', time: 1 },
    { link: 'b=r1&t=b&m=1.1r', time: 1 },
    { link: '<b>', time: 1 },
    { link: 'b=2', time: 'now' },
    { link: 'b=2', time: -1 },
    { link: 'b=2', time: 1e300 },
    { link: 'b=2', time: null },
  ];

  it('is read as far as it is none of the page’s or damaged', () => {
    const value = { winner: 'red', distance: 4 };
    const read = (stored: unknown) => parseRecent(JSON.stringify(stored));
    for (const each of rubbish) expect(read(each), JSON.stringify(each)).toBeNull();
    expect(read({ ...good, name: 4, value })).toEqual({ ...good, name: '', value: null });
    // With Black to move first, Red makes the last move of an even number.
    const black = { ...good, link: `${good.link}&t=b`, value };
    expect(read(black)).toEqual({ ...black, name: '' });
    // A game may be over before the first move, but not earlier.
    const lost = (distance: number) => ({ ...good, name: '', value: { winner: 'black', distance } });
    expect(read(lost(0))).toEqual(lost(0));
    const unknown = { ...good, name: '', value: null };
    expect(read(lost(-2))).toEqual(unknown);
    expect(read({ ...good, value: { winner: 'blue', distance: 2 } })).toEqual(unknown);
    for (const text of ['', '[', '7']) expect(parseRecent(text)).toBeNull();
  });

  it('is read from the list of an earlier version', () => {
    const read = { ...good, name: '', value: null };
    expect(parseFormerRecents(JSON.stringify({ boards: [...rubbish, good] }))).toEqual([read]);
    for (const text of ['', '[', '[]', '7', '{"boards":{}}', '{"boards":"b=2"}'])
      expect(parseFormerRecents(text)).toEqual([]);
  });
});
