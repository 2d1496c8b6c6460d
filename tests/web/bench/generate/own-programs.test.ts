import { describe, expect, it } from 'vitest';
import { cellOf, type PackageTest } from '../../../../web/bench/generate/model/own-programs.ts';
import { OwnPrograms, type ProgramTester, type Tested } from '../../../../web/bench/generate/own-programs.ts';

describe('a cell of a program', () => {
  const ran = (output: string) => cellOf({ fault: null, output }, 'Red 3\nTie\nBlack 2\n').wrong;

  it.each([
    ['Red 3\nTie\nBlack 2\n', 0],
    ['Red  3 \r\n\r\nTie\r\nBlack 2', 0],
    ['Red 3\nTie\nBlack 4\n', 1],
    ['Tie\nRed 3\nBlack 2\n', 2],
    ['Red 3\n', 2],
    ['', 3],
    ['Red 3\nTie\nBlack 2\nTie\n', 3],
  ])('counts wrong lines of %j', (output, wrong) => {
    expect(ran(output)).toBe(wrong);
  });

  it('counts all lines after a fault, whatever was printed', () => {
    expect(cellOf({ fault: 'TLE', output: 'Red 3\nTie\n' }, 'Red 3\nTie\n')).toEqual({
      wrong: 2,
      fault: 'TLE',
    });
  });
});

const tests: readonly PackageTest[] = ['Red 3\n', 'Tie\n'].map((answers) => ({
  input: new Uint8Array(),
  answers,
}));
const why = { en: 'broken', zh: '损坏' };

/** Answers what `make` says of the file. */
function testerOf(make: (name: string) => Promise<Tested>, stopped: () => void = () => {}) {
  const tester: ProgramTester = {
    hint: { en: '', zh: '' },
    test: ({ name }) => make(name),
    stop: stopped,
  };
  return async () => tester;
}

const run = (output: string) => ({ fault: null, output });
const file = (name: string) => new File([], name);

describe('the programs of a setter', () => {
  it('become rows in their order, a newer one in place of an older, and a failed one says why', async () => {
    const own = new OwnPrograms(async () => tests);
    let answer = 'Red 3';
    const load = testerOf(async (name) =>
      name === 'bad.cpp' ? { why } : { why: null, runs: [run(answer), run('Tie')] },
    );
    await own.add([file('a.cpp'), file('bad.cpp')], load);
    answer = 'Red 5';
    await own.add([file('b.cpp'), file('a.cpp')], load);
    expect(own.rows.value.map((row) => [row.name, row.why ?? row.cells.map(({ wrong }) => wrong)])).toEqual([
      ['bad.cpp', why],
      ['b.cpp', [1, 0]],
      ['a.cpp', [1, 0]],
    ]);
    expect(own.atWork.value).toBeNull();
  });

  it('stop at once, with the rows that are there; a package made anew has none', async () => {
    const own = new OwnPrograms(async () => tests);
    let release: (tested: Tested) => void = () => {};
    let stops = 0;
    const load = testerOf(
      (name) =>
        name === 'slow.cpp'
          ? new Promise((resolve) => {
              release = resolve;
            })
          : Promise.resolve({ why: null, runs: [run('Red 3'), run('Tie')] }),
      () => {
        stops++;
      },
    );
    const added = own.add([file('a.cpp'), file('slow.cpp'), file('never.cpp')], load);
    await expect.poll(() => own.rows.value.length).toBe(1);
    await expect.poll(() => own.atWork.value?.name).toBe('slow.cpp');
    own.stop();
    expect(own.atWork.value).toBeNull();
    expect(stops).toBe(1);
    release({ why });
    await added;
    expect(own.rows.value.map(({ name }) => name)).toEqual(['a.cpp']);
    own.clear();
    expect(own.rows.value).toEqual([]);
  });
});
