import { describe, expect, it } from 'vitest';
import { linkOf, type Rows } from '../../../../e2e/support/boards.ts';
import {
  answersFile,
  commandOf,
  FIRST_FORM,
  findId,
  formatFind,
  formText,
  type KeptFind,
  mergeFinds,
  parseFind,
  parseFormerFinds,
  readForm,
  settingsOf,
  targetOf,
  withFind,
  withTarget,
  wrongFields,
} from '../../../../web/bench/mine/model/mine.ts';

const SETTINGS = { goal: 'red', rows: 3, columns: 3, density: 35, length: 80_000, seed: 1 } as const;

/** A find of its own run, on a board of its own. */
function find(run: number, score: number, part: Partial<KeptFind> = {}): KeptFind {
  const cells = `.X.O.O...`.replace(/^\./, run % 2 === 0 ? '.' : '#');
  const wide = run.toString(2).padStart(12, '0').replaceAll('0', '.').replaceAll('1', '#');
  const board = { rows: 7, columns: 3, cells: cells + wide };
  return {
    settings: { ...SETTINGS, rows: 7 },
    board,
    value: { winner: 'red', distance: score },
    score,
    run,
    tries: run + 1,
    time: run + 1,
    ...part,
  };
}

/** A board as it is stored. */
const linked = (rows: Rows) => linkOf(rows).slice('#b='.length);

const all = (finds: readonly KeptFind[]) => finds.reduce<readonly KeptFind[]>(withFind, []);
const scores = (finds: readonly KeptFind[]) => finds.map(({ score }) => score);

describe('the form', () => {
  it('asks for a search', () => {
    expect(settingsOf({ ...FIRST_FORM, goal: 'tie', rows: '4', seed: ' 7 ' })).toEqual({
      goal: 'tie',
      rows: 4,
      columns: 10,
      density: 35,
      length: 80_000,
      seed: 7,
    });
  });

  it.each([
    ['rows', '1'],
    ['rows', '17'],
    ['rows', '1e1'],
    ['columns', '0'],
    ['columns', '4.5'],
    ['seed', ''],
    ['seed', '4294967296'],
  ] as const)('names a wrong field: %s %s', (field, text) => {
    expect(wrongFields({ ...FIRST_FORM, [field]: text })).toEqual([field]);
    expect(settingsOf({ ...FIRST_FORM, [field]: text })).toBeNull();
  });
});

describe('what the address names of the form', () => {
  it('is goal and size, and is read as it was written', () => {
    const form = { ...FIRST_FORM, goal: 'tie', rows: '6', columns: ' 7', seed: '12' } as const;
    expect(targetOf(form)).toEqual({ goal: 'tie', size: '6x7' });
    expect(withTarget(FIRST_FORM, targetOf(form))).toEqual({
      ...FIRST_FORM,
      goal: 'tie',
      rows: '6',
      columns: '7',
    });
    expect(withTarget(FIRST_FORM, { goal: 'red', size: '12x16' })).toEqual({
      ...FIRST_FORM,
      rows: '12',
      columns: '16',
    });
  });

  it('has no size that cannot be searched for', () => {
    expect(targetOf({ ...FIRST_FORM, rows: '1' })).toEqual({ goal: 'red', size: '' });
    expect(targetOf({ ...FIRST_FORM, columns: 'x' }).size).toBe('');
    expect(targetOf({ ...FIRST_FORM, seed: '-1' }).size).toBe('10x10');
  });

  it.each(['', '6', '6x', '1x6', '17x6', '6x0', '6x7x8', '-6x7'])('leaves the size for %j', (size) => {
    expect(withTarget(FIRST_FORM, { goal: 'gold', size })).toEqual(FIRST_FORM);
  });
});

describe('the finds that are kept', () => {
  it('have the best first, eight of a size', () => {
    const kept = all(Array.from({ length: 12 }, (_, run) => find(run, 10 + ((run * 5) % 12))));
    expect(scores(kept)).toEqual([21, 20, 19, 18, 17, 16, 15, 14]);
  });

  it('are one of a run, its best', () => {
    expect(scores(all([find(1, 10), find(1, 30), find(1, 20)]))).toEqual([30]);
    const other = find(1, 20, { settings: { ...SETTINGS, rows: 7, seed: 2 }, board: find(9, 1).board });
    expect(scores(all([find(1, 10), other]))).toEqual([20, 10]);
    const longer = find(1, 20, {
      settings: { ...SETTINGS, rows: 7, length: 400_000 },
      board: find(9, 1).board,
    });
    expect(scores(all([find(1, 10), longer]))).toEqual([20, 10]);
  });

  it('have no board twice, whichever way round', () => {
    const there = find(4, 10);
    const cells = (there.board.cells.match(/.{3}/g) ?? []).map((row) => [...row].reverse().join('')).join('');
    expect(all([there, find(5, 10, { board: { ...there.board, cells } })])).toEqual([there]);
    expect(all([there, find(5, 10, { board: there.board })])).toEqual([there]);
  });

  it('are left as they are by one that is worse than eight of its size', () => {
    const eight = Array.from({ length: 8 }, (_, run) => find(run, 10 + run));
    const small = { rows: 3, columns: 3, cells: 'OOX......' };
    const latest = find(8, 5, { settings: { ...SETTINGS }, board: small });
    const kept = all([...eight, latest]);
    expect(withFind(kept, find(9, 9))).toEqual(kept);
  });

  it('keep goals and sizes apart, and of the sizes the last five', () => {
    const sizes = Array.from({ length: 7 }, (_, index) =>
      find(0, 50 - index, {
        board: { rows: 4, columns: 3 + index, cells: `OOX${'.'.repeat(9 + index * 4)}` },
        settings: { ...SETTINGS, rows: 4, columns: 3 + index },
      }),
    );
    const tie = find(3, 4, { settings: { ...SETTINGS, goal: 'tie' }, value: { winner: 'tie' } });
    const kept = all([tie, ...sizes]);
    expect(kept).toHaveLength(6);
    expect(kept).toContain(tie);
    expect(kept.map(({ board }) => board.columns)).toEqual([9, 8, 7, 6, 5, 3]);
  });

  it('are the same after a reload', () => {
    const black = find(5, 20, {
      settings: { ...SETTINGS, rows: 7, goal: 'black' },
      value: { winner: 'black', distance: 20 },
    });
    const finds = all([find(1, 10), find(2, 30), find(3, 4, { value: { winner: 'tie' } }), black]);
    const form = { ...FIRST_FORM, goal: 'forced', patience: 'quick', rows: '1x' } as const;
    expect(
      mergeFinds(
        [],
        finds.map((each) => parseFind(formatFind(each)) ?? find(0, 0)),
      ),
    ).toEqual(finds);
    expect(readForm(formText(form))).toEqual(form);
  });

  it('have the same id where goal and board are the same, whatever they were read from', () => {
    const id = findId(parseFind(formatFind(find(1, 10))) ?? find(0, 0));
    expect(findId(find(1, 20))).toBe(id);
    const { board } = find(1, 10);
    for (const other of [
      find(2, 10),
      find(1, 10, { settings: { ...SETTINGS, goal: 'forced' } }),
      find(1, 10, { board: { ...board, rows: 3, columns: 7 } }),
    ])
      expect(findId(other)).not.toBe(id);
  });

  it('of two tabs are merged in the order in which they were found, each once', () => {
    const [first, second, third] = [1, 2, 3].map((columns) =>
      find(0, 9, {
        board: { rows: 4, columns, cells: `OOX${'.'.repeat(4 * columns - 3)}` },
        settings: { ...SETTINGS, rows: 4, columns },
        time: columns,
      }),
    ) as [KeptFind, KeptFind, KeptFind];
    expect(mergeFinds([first], [third, first, second])).toEqual([third, second, first]);
  });

  it('give their answers and the command that finds them again', () => {
    const finds = [find(1, 10), find(2, 4, { value: { winner: 'black', distance: 4 } })];
    expect(answersFile([...finds, find(3, 1, { value: { winner: 'tie' } })])).toBe('Red 10\nBlack 4\nTie\n');
    expect(commandOf(find(6, 9))).toBe(
      'rubicon mine --goal red --rows 7 --columns 3 --seed 1 --length 80000 --run 7 --tries 7',
    );
  });
});

describe('rubbish in the storage', () => {
  const good = find(1, 10);
  const stored = JSON.parse(formatFind(good));

  it.each([
    null,
    '',
    'rubbish',
    '[]',
    '3',
    'null',
    '{"finds":7,"form":[]}',
    '{"finds":[null,3,"x",{}]}',
    `{"form":{"rows":"${'1'.repeat(99)}"}}`,
  ])('is passed over: %s', (kept) => {
    expect(readForm(kept)).toEqual(FIRST_FORM);
    expect(parseFind(kept)).toBeNull();
    expect(parseFormerFinds(kept ?? '')).toEqual([]);
  });

  it.each([
    { goal: 'win' },
    { board: '3/q' },
    { board: '3/3' },
    { board: linked(['OO.', '...']) },
    { board: linked(['X.O', '...']) },
    { answer: 'Red' },
    { answer: 'Green 3' },
    { answer: 'Dark Red 3' },
    { answer: 'Red 3 moves' },
    { answer: 'Red 12345678' },
    { score: 0 },
    { score: -1 },
    { score: '10' },
    { run: 1.5 },
    { run: -1 },
    { seed: null },
    { time: -1 },
  ])('is no find: %j', (wrong) => {
    expect(parseFind(JSON.stringify({ ...stored, ...wrong }))).toBeNull();
  });

  it('does not come in between the finds of an earlier version, which had no times', () => {
    const finds = [find(2, 20), good].map(({ time, ...each }) => each);
    const texts = finds.map((each) => formatFind(each as KeptFind));
    const read = parseFormerFinds(`{"finds":[${[texts[0], '{"goal":"red"}', texts[1]].join(',')}]}`);
    expect(read).toEqual([
      { ...finds[0], time: 2 },
      { ...finds[1], time: 1 },
    ]);
  });

  it('cannot make the list longer than it may be', () => {
    const many = Array.from({ length: 500 }, (_, run) => find(run, run + 1));
    expect(scores(mergeFinds([], many))).toEqual([500, 499, 498, 497, 496, 495, 494, 493]);
  });
});
