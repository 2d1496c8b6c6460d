import { describe, expect, it } from 'vitest';
import { cellOf, type PackageTest } from '../../../../web/bench/generate/model/own-programs.ts';
import { OwnPrograms, type ProgramTester, type Tested } from '../../../../web/bench/generate/own-programs.ts';
import { failed } from '../../../../web/solver/thread.ts';

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
const getTests = async () => ({ ok: true, value: tests }) as const;
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
    const own = new OwnPrograms(getTests);
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
    const own = new OwnPrograms(getTests);
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

  it('are not begun if they are stopped while the tests or their compiler are loaded', async () => {
    const own = new OwnPrograms(getTests);
    const begun: string[] = [];
    const load = testerOf(async (name) => {
      begun.push(name);
      return { why: null, runs: [run('Red 3'), run('Tie')] };
    });
    let release = () => {};
    const loaded = new Promise<void>((resolve) => {
      release = resolve;
    });
    const added = own.add([file('early.cpp')], () => loaded.then(load));
    expect(own.atWork.value).toEqual({ name: 'early.cpp', doing: null });
    own.stop();
    release();
    await added;
    expect(begun).toEqual([]);
    await own.add([file('late.cpp')], load);
    expect(own.rows.value.map(({ name }) => name)).toEqual(['late.cpp']);
  });

  it('report nothing once they are stopped', async () => {
    const own = new OwnPrograms(getTests);
    const reports: ((doing: number) => void)[] = [];
    const tester: ProgramTester = {
      hint: { en: '', zh: '' },
      test: (_, __, report) => {
        reports.push(report);
        return new Promise(() => {});
      },
      stop: () => {},
    };
    void own.add([file('a.cpp')], async () => tester);
    await expect.poll(() => reports.length).toBe(1);
    reports[0]?.(7);
    expect(own.atWork.value).toEqual({ name: 'a.cpp', doing: 7 });
    own.stop();
    reports[0]?.(8);
    expect(own.atWork.value).toBeNull();
  });

  it('keep their rows where the tests are lost, or what runs them, and say why until the next', async () => {
    let areLost = false;
    const own = new OwnPrograms(async () => (areLost ? failed('closed') : getTests()));
    const load = testerOf(async () => ({ why: null, runs: [run('Red 3'), run('Tie')] }));
    await own.add([file('a.cpp')], load);
    const rows = own.rows.value;
    areLost = true;
    await own.add([file('a.cpp')], load);
    expect([own.failure.value?.code, own.atWork.value]).toEqual(['closed', null]);
    areLost = false;
    let isMissing = true;
    const loadLater = async () => {
      if (!isMissing) return load();
      isMissing = false;
      throw new Error('no such file');
    };
    await own.add([file('a.cpp'), file('next.cpp')], loadLater);
    expect([own.failure.value?.code, own.atWork.value]).toEqual(['load_failed', null]);
    expect(own.rows.value).toBe(rows);
    await own.add([file('b.cpp')], load);
    expect(own.failure.value).toBeNull();
    expect(own.rows.value.map(({ name }) => name)).toEqual(['a.cpp', 'b.cpp']);
  });
});
