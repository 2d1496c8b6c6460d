import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Arrow, importsBelow, includesBelow } from './rooms.ts';

const text = ({ from, to }: Arrow) => `${from} -> ${to}`;

/** The rooms that each room of core/ may include from, beside itself. */
const CORE: Readonly<Record<string, readonly string[]>> = {
  game: [],
  contest: ['game'],
  analysis: ['game', 'contest'],
  layered: ['game', 'contest', 'analysis'],
  textbook: ['game', 'contest', 'analysis'],
  mistakes: ['game', 'contest', 'analysis', 'layered', 'textbook'],
  generate: ['game', 'contest', 'analysis', 'layered', 'textbook'],
  mine: ['game', 'contest', 'analysis', 'layered', 'textbook'],
  puzzle: ['game', 'contest', 'analysis', 'layered', 'textbook'],
  survey: ['game', 'contest', 'analysis', 'layered', 'textbook', 'mine'],
  package: ['game', 'contest', 'analysis', 'layered', 'textbook', 'mistakes', 'generate'],
  stress: ['game', 'contest', 'analysis', 'layered', 'textbook', 'mistakes', 'generate'],
  process: [],
  publish: ['game', 'package'],
  command: [
    'game',
    'contest',
    'analysis',
    'layered',
    'textbook',
    'mistakes',
    'generate',
    'mine',
    'puzzle',
    'package',
    'survey',
    'stress',
    'process',
    'publish',
  ],
};

describe('the rooms of core/', () => {
  const arrows = includesBelow('core');

  it('are all named here, and beside them lie the public header and the README alone', () => {
    const entries = readdirSync('core').sort();
    expect(entries).toEqual([...Object.keys(CORE), 'README.md', 'README.zh-CN.md', 'rubicon.h'].sort());
  });

  it('include by the name of the room, and nothing from a room above them', () => {
    const roomOf = (file: string) => file.split('/')[0] ?? '';
    const isAllowed = ({ from, to }: Arrow) =>
      from === 'rubicon.h' || roomOf(from) === roomOf(to) || CORE[roomOf(from)]?.includes(roomOf(to));
    expect(arrows.length).toBeGreaterThan(100);
    expect(arrows.filter((arrow) => !isAllowed(arrow)).map(text)).toEqual([]);
  });
});

const FEATURES = ['study', 'theatre', 'bench', 'share', 'help', 'offline'];

/** Files that compose the page, and so may import the features that they show. */
const COMPOSITION = [
  /^page\/frame\//,
  /^bench\/bench-place\.tsx$/,
  /^bench\/worker\/worker\.ts$/,
  /^vite\.\w+\.ts$/,
];

/** The room of a file of web/; each tool of the bench is a room of its own. */
function roomOf(file: string): string {
  const [room = '', tool] = file.split('/');
  return room === 'bench' && tool !== undefined && !tool.includes('.') ? `bench/${tool}` : room;
}

/** The names of the mistakes, used by every tool that finds one. */
const MISTAKE_NAMES = 'bench/mistakes/words.ts';

/** The script of the bench's workers, which imports all tools that use it. */
const BENCH_WORKER = 'bench/worker/worker.ts';

/** Whether a file of one room may import from another. */
function mayKnow(from: string, to: string): boolean {
  if (from === to) return true;
  if (from === 'model') return false;
  if (from === 'solver') return to === 'model';
  if (from === 'page') return to === 'model' || to === 'solver';
  return ['model', 'solver', 'page'].includes(to) || (from.startsWith('bench/') && isShared(to));
}

/** Whether a room is shared by the tools of the bench. */
function isShared(room: string): boolean {
  return room === 'bench' || ['bench/contest', 'bench/duipai', 'bench/kit', 'bench/worker'].includes(room);
}

describe('the rooms of web/', () => {
  const arrows = importsBelow('web');

  it('are the model, the solver, the shell and the features', () => {
    const folders = readdirSync('web', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual(['model', 'page', 'solver', ...FEATURES].sort());
  });

  it('know what they stand on, and no feature another', () => {
    const composed = (file: string) => COMPOSITION.some((pattern) => pattern.test(file));
    const wrong = arrows.filter(
      ({ from, to }) =>
        !composed(from) &&
        ![MISTAKE_NAMES, BENCH_WORKER].includes(to) &&
        (composed(to) || !mayKnow(roomOf(from), roomOf(to))),
    );
    expect(arrows.length).toBeGreaterThan(500);
    expect(wrong.map(text)).toEqual([]);
  });

  it('keep what knows no browser, and what runs in a worker, to themselves', () => {
    const kindOf = (file: string) => /(?:^|\/)(model|worker)\//.exec(file)?.[1] ?? 'page';
    const wrong = arrows.filter(({ from, to }) => {
      if (kindOf(from) === 'model') return kindOf(to) !== 'model';
      return kindOf(from) === 'worker' && kindOf(to) === 'page';
    });
    expect(wrong.map(text)).toEqual([]);
  });
});

describe('the tests', () => {
  it.each([
    ['tests/core', 'core'],
    ['tests/web', 'web'],
    ['e2e', 'web'],
  ])('of %s lie in folders of the same names as the rooms', (tests, rooms) => {
    const extra = ['support', 'library', 'looks', 'webkit', 'fonts', 'monkey'];
    const folders = (place: string) =>
      readdirSync(place, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name);
    const known = [...folders(rooms), ...extra];
    expect(folders(tests).filter((name) => !known.includes(name))).toEqual([]);
  });
});
