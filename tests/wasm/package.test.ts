import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { loadPacking } from '../../wasm/bench/load-package.ts';
import { JUDGES, MISTAKES, PACKAGE_PHASES } from '../../wasm/bench/names.ts';
import { type Judge, type Package, type PackageProgress, TESTS } from '../../wasm/bench/package.ts';
import { textsOf } from '../../web/bench/package-texts.ts';
import { zipOf } from '../../web/bench/worker/zip.ts';
import { compiledBench, errorOf } from './module.ts';

const root = new URL('../../', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'rubicon-'));
const packing = await loadPacking(compiledBench);
const SEED = 4294967295;

afterAll(() => rmSync(folder, { recursive: true }));

/** What a package says that it does, step by step, until it is made. */
function* steps(opened: Package): Generator<PackageProgress> {
  for (let progress = opened.step(); ; progress = opened.step()) {
    yield progress;
    if (progress.phase === 'done') return;
  }
}

const made = packing.open(SEED, 1);
const told = [...steps(made)];

/** The command's description of the package that it writes. */
function packByCommand(judge: Judge) {
  const args = ['package', '--for', judge, '--seed', `${SEED}`, '--boards', '1', '--json'];
  const printed = execFileSync('build/rubicon', [...args, '--out', join(folder, judge)], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(printed) as {
    readonly mistakes: readonly { mistake: string; lines: readonly number[] }[];
  };
}

function filesBelow(place: string): Record<string, string> {
  const entries = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(paths.map((path) => [path.slice(place.length + 1), readFileSync(path, 'utf8')]));
}

describe('a package in the module', () => {
  it.each(JUDGES)(
    'is for %s byte by byte the one of the command but for its manifest, as a zip, too',
    (judge) => {
      const { mistakes } = packByCommand(judge);
      const { '.rubicon': manifest = '', ...files } = filesBelow(join(folder, judge));
      const unzipped = Object.entries(unzipSync(zipOf([...textsOf(judge), ...made.files(judge)])));
      expect(Object.keys(files).length).toBeGreaterThan(2 * TESTS);
      expect(Object.fromEntries(unzipped.map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual(files);
      expect(manifest.match(/^\S+(?= [0-9a-f]{16}$)/gm)?.sort()).toEqual(Object.keys(files).sort());
      expect(made.matrix().caught.map(({ mistake, lines }) => ({ mistake, lines }))).toEqual(
        mistakes.map(({ mistake, lines }) => ({ mistake, lines })),
      );
    },
  );

  it('is the same zip whenever it is made', () => {
    expect(zipOf(made.files('luogu'))).toEqual(zipOf(made.files('luogu')));
  });

  it('tells what it does, phase by phase', () => {
    for (const { done, total } of told) expect(done).toBeLessThanOrEqual(total);
    const phases = new Set(told.map(({ phase }) => phase));
    expect(PACKAGE_PHASES.filter((phase) => phases.has(phase))).toEqual(
      expect.arrayContaining(['making', 'judging', 'done']),
    );
    const { caught, boards } = made.matrix();
    expect(caught.map(({ mistake }) => mistake)).toEqual([...MISTAKES]);
    expect(boards).toHaveLength(TESTS);
    expect(Math.min(...boards)).toBe(1);
  });

  it('is unusable after it is closed', () => {
    const opened = packing.open(1, 1);
    opened.close();
    opened.close();
    expect(errorOf(() => opened.step())).toMatchObject({ code: 'closed' });
    expect(errorOf(() => opened.files('hydro'))).toMatchObject({ code: 'closed' });
  });
});
