import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Board } from '../../../../wasm/rubicon.ts';
import { programText } from '../../../../web/theatre/algorithm/model/listing.ts';
import type { Beat } from '../../../../web/theatre/tour/model/beats.ts';
import type { Says } from '../../../../web/theatre/tour/model/facts.ts';
import { programLines } from '../../../../web/theatre/tour/model/program-lines.ts';
import { draw, load, positionsOf, readText } from '../../../wasm/module.ts';
import { randomBoards, sampleBoards, tourOf } from './tours.ts';

const rubicon = await load();
const MARKED = readText('web/theatre/algorithm/solution.cpp');
const { texts, litBy } = programLines(MARKED);

/** Runs the program on a board, then prints what it has of the states that follow. */
const ASKING = `
int main() {
    run();
    State s;
    while (scanf("%d %d %d %d", &s.side, &s.g, &s.h, &s.pawn) == 4) {
        printf("%d %d %d %d %d", id(s), next(s, false).count, winner[id(s)], dist[id(s)], cnt[id(s)]);
        for (int d = 0; d < 4; d++) printf(" %d", beside(s.pawn, d));
        puts("");
    }
}
`;

interface Held {
  readonly id: number;
  readonly moves: number;
  readonly winner: number;
  readonly dist: number;
  readonly cnt: number;
  /** The cell beside the pawn in each direction. */
  readonly beside: readonly number[];
}

/** The beats whose variables are those of their own positions. */
const ASKED = ['number', 'begin', 'joinEnded', 'loop', 'writeCount', 'writeLoss', 'writeAnswer'] as const;

/** A position's state: its side, g, h and pawn. */
type Asked = readonly number[];

describe('the chapter that writes the program', () => {
  const folder = mkdtempSync(join(tmpdir(), 'write-'));
  const program = join(folder, 'program');
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeAll(() => {
    const body = programText(MARKED).replace('int main()', 'void run()');
    writeFileSync(`${program}.cpp`, body + ASKING);
    execFileSync(process.env.CXX ?? 'c++', ['-std=c++14', '-O1', '-w', '-o', program, `${program}.cpp`]);
  }, 60_000);

  const hold = (board: Board, asked: readonly Asked[]): Held[] => {
    const input = `${rubicon.formatContest([board])}\n${asked.map((each) => each.join(' ')).join('\n')}\n`;
    const lines = execFileSync(program, { input, encoding: 'utf8' }).trim().split('\n').slice(1);
    return lines.map((line) => {
      const [id = 0, moves = 0, winner = 0, dist = 0, cnt = 0, ...beside] = line.split(' ').map(Number);
      return { id, moves, winner, dist, cnt, beside };
    });
  };

  /** What the program has of the states asked for at beats, by the beats' names; it runs once on each of their boards. */
  const holdEach = (asked: readonly (readonly [Beat, Asked])[]): Map<Says['name'], Held> => {
    const keys = asked.map(([{ scene }]) => rubicon.formatContest([scene.board]));
    const held = new Map<Says['name'], Held>();
    for (const key of new Set(keys)) {
      const here = asked.filter((_, index) => keys[index] === key);
      const [first] = here;
      if (first === undefined) continue;
      const found = hold(
        first[0].scene.board,
        here.map(([, state]) => state),
      );
      for (const [index, [{ says }]] of here.entries()) held.set(says.name, found[index] as Held);
    }
    return held;
  };

  /** On the first three the example of a loss is Red's. */
  const boards = ['O#.X/.O..', '.#/#O/OX/..', '.#.#/.O.X/.#.O'].map(draw);
  boards.push(...sampleBoards(), ...[...randomBoards(16)].filter((_, nth) => nth % 10 > 0));

  const written = (board: Board) => {
    const beats = tourOf(board).beats.filter(({ chapter }) => chapter === 'write');
    const beat = (name: Says['name']): Beat => {
      const found = beats.find(({ says }) => says.name === name);
      if (found === undefined) throw new Error(`${name} is missing`);
      return found;
    };
    const values = (name: Says['name']) => Object.fromEntries(beat(name).code?.variables ?? []);
    return { beats, beat, values };
  };

  const stateOf = ({ scene: { position } }: Beat): Asked => [
    position.side === 'red' ? 0 : 1,
    ...position.generals.toSorted((a, b) => a - b),
    position.pawn,
  ];

  it('counts the positions as the rules have them', () => {
    for (const board of boards) {
      const { beat } = written(board);
      const { facts } = beat('state').says as Extract<Says, { name: 'state' }>;
      expect(facts.count).toBe([...positionsOf(beat('state').scene.board)].length);
      expect(facts.count).toBe(facts.free * (facts.free - 1) * facts.free);
    }
  });

  it('shows variables that have these values when the program runs', () => {
    for (const board of boards) {
      const { beat, values } = written(board);
      const { 'id(s)': id, 's.side': mover, ...won } = values('writeWin');
      const s = [...String(id).padStart(8, '0').matchAll(/../g)].map(([digits]) => Number(digits));
      const asked = ASKED.map((name) => [beat(name), stateOf(beat(name))] as const);
      const found = holdEach([...asked, [beat('writeWin'), s]]);
      const held = (name: Says['name']) => found.get(name) as Held;
      const [side, g, h, pawn] = stateOf(beat('state'));
      expect(values('state')).toEqual({ 's.side': side, 's.g': g, 's.h': h, 's.pawn': pawn });
      expect(values('number')).toEqual({ 'id(s)': held('number').id });
      expect(values('begin')).toEqual({ 'cnt[id(s)]': held('begin').moves });
      const ended = held('joinEnded');
      expect(values('joinEnded')).toEqual({ 'winner[id(s)]': ended.winner, 'dist[id(s)]': ended.dist });
      expect(ended.dist).toBe(0);

      const taken = held('loop');
      expect(values('loop')).toEqual({ 'id(p)': taken.id, who: taken.winner, d: taken.dist + 1 });
      const win = held('writeWin');
      expect([id, mover]).toEqual([win.id, s[0]]);
      expect(won).toEqual({ 'winner[id(s)]': win.winner, 'dist[id(s)]': win.dist });
      expect(mover).toBe(win.winner);

      const counted = held('writeCount');
      expect(values('writeCount')).toMatchObject({ who: counted.winner, 'cnt[id(s)]': counted.moves - 1 });
      expect(values('writeCount')['s.side']).toBe(1 - counted.winner);
      const lost = held('writeLoss');
      expect(values('writeLoss')).toEqual({
        'cnt[id(s)]': lost.cnt,
        'winner[id(s)]': lost.winner,
        'dist[id(s)]': lost.dist,
      });
      const start = held('writeAnswer');
      expect(values('writeAnswer')).toMatchObject({ 'winner[id(s)]': start.winner });
      if (start.winner >= 0) expect(values('writeAnswer')).toMatchObject({ 'dist[id(s)]': start.dist });
    }
  });

  it('undoes the pawn’s move as the program does, and never upwards', () => {
    let pawns = 0;
    for (const board of boards) {
      const { beats, values } = written(board);
      const undo = beats.find(({ says }) => says.name === 'undoPawn');
      if (undo === undefined) continue;
      pawns++;
      const { d = 0, pawn, 's.pawn': from } = values('undoPawn');
      const [held] = hold(undo.scene.board, [stateOf(undo)]);
      expect(from).toBe(undo.scene.position.pawn);
      expect(held?.beside[d]).toBe(pawn);
      expect(d).toBeGreaterThan(0);
    }
    expect(pawns).toBeGreaterThan(5);
  });

  it('undoes a move of the side that is to move once it is undone: Black’s pawn, or a general of Red’s', () => {
    let generals = 0;
    for (const board of boards) {
      const { beats, values } = written(board);
      const undo = beats.find(({ says }) => says.name.startsWith('undo'));
      const [before] = undo?.scene.small ?? [];
      expect(undo?.says.name).toBe(before?.position.side === 'black' ? 'undoPawn' : 'undoGeneral');
      if (undo?.says.name !== 'undoGeneral') continue;
      generals++;
      // The program's t, of which RED is 0.
      expect(values('undoGeneral')).toEqual({ t: 0 });
    }
    expect(generals).toBeGreaterThan(2);
  });

  it('lights lines that are in the program, each part in one place', () => {
    for (const board of boards)
      for (const { code, says } of written(board).beats) {
        expect(code?.lines, says.name).not.toEqual([]);
        for (const part of code?.lines ?? []) {
          expect(litBy([part]), `${says.name}: ${part}`).toHaveLength(1);
        }
      }
    expect(texts.join('\n')).not.toContain('//@');
    expect([texts[0], texts.at(-1)]).toEqual(['#include <cstdio>', '}']);
  });

  it('lights lines that are carried out where a win or a loss is written, or a move is counted', () => {
    const rows = MARKED.split('\n');
    for (const board of boards) {
      const { beat } = written(board);
      const marksAt = (name: Says['name']) =>
        litBy(beat(name).code?.lines ?? []).map((nth) => /@(\w+)/.exec(rows[nth] ?? '')?.[1]);
      expect(marksAt('writeWin')).toEqual(['win', 'win']);
      expect(marksAt('writeCount')).toEqual(['count']);
      expect(marksAt('writeLoss')).toEqual(['count', 'loss']);
    }
  });

  it('ends at the line that prints the answer, a tie or a winner', () => {
    const winners = new Set<string>();
    for (const board of boards) {
      const { winner } = tourOf(board).found.yours.node.value;
      const { code } = written(board).beat('writeAnswer');
      const lit = litBy(code?.lines ?? []).map((nth) => texts[nth]?.trim() ?? '');
      expect(lit[0]).toBe('if (winner[id(s)] < 0)');
      expect(lit.slice(1)).toEqual([winner === 'tie' ? 'puts("Tie");' : expect.stringMatching(/^printf/)]);
      winners.add(winner);
    }
    expect([...winners].sort()).toEqual(['black', 'red', 'tie']);
  });
});
