import { describe, expect, it } from 'vitest';
import type { Board, Position } from '../../../../wasm/rubicon.ts';
import type { Mark, Neighbour } from '../../../../web/theatre/model/scene.ts';
import { drawStage } from '../../../../web/theatre/stage/draw.ts';
import { type Spot, stageLayout } from '../../../../web/theatre/stage/layout.ts';
import { FINAL, LASTS, type Phase, phaseAt } from '../../../../web/theatre/stage/motion.ts';
import { cellOf, FRAME } from '../../../../web/theatre/stage/plan.ts';
import type { StageSet } from '../../../../web/theatre/stage/set.ts';
import { RUN_STAGE } from '../../../../web/theatre/steps/picture/plan.ts';
import type { StageScene } from '../../../../web/theatre/steps/picture/scene.ts';
import { runBoards, runShow } from '../../../../web/theatre/steps/picture/show.ts';
import { Bounds, Raster, setOn } from '../stage/raster.ts';

const FREE = '#ECF0F1';
const OBSTACLE = '#34495E';
const GENERAL = '#E74C3C';
const PAWN = '#1B2631';
const LIT = '#F1C40F';
const BACKGROUND = '#2C3E50';
const WHITE = '#FFFFFF';
const EDGE = '#4A1009';
const GREEN = '#2FB380';
const PURPLE = '#B76BD0';
const BLUE = '#3498DB';
const RED = '#E74C3C';
/** The generals at 9 and 10, the pawn at 5, an obstacle at 0. */
const BOARD: Board = { rows: 3, columns: 4, cells: '#....X...OO.' };
const POSITION: Position = { generals: [9, 10], pawn: 5, side: 'black' };

const left = (counter: number): Mark => ({ decided: false, counter });
const decided = (winner: 'red' | 'black'): Mark => ({ decided: true, value: { winner, distance: 3 } });

/** The general that stands on 10 comes from 11; from 6; the one on 9 comes from 8. */
function neighboursAt(beat: number): Neighbour[] {
  const turn = (index: number) => (index < beat ? 'past' : index === beat ? 'now' : 'coming');
  const predecessors = [
    { from: 11, to: 10, generals: [9, 11], moves: 4, news: 'counted', before: left(3), after: left(2) },
    { from: 6, to: 10, generals: [9, 6], moves: 6, news: 'won', before: left(2), after: decided('red') },
    { from: 8, to: 9, generals: [8, 10], moves: 5, news: 'lost', before: left(1), after: decided('black') },
  ] as const;
  return predecessors.map(({ from, to, generals, moves, news, before, after }, index) => ({
    position: { generals, pawn: 5, side: 'red' },
    move: { from, to },
    moves,
    news,
    before,
    after,
    turn: turn(index),
  }));
}

const sceneAt = (beat: number, position: Position | null = POSITION): StageScene => ({
  board: BOARD,
  position,
  lit: true,
  neighbours: position === null ? [] : neighboursAt(beat),
});

function makeSet(flipped: boolean, width = 900, density = 1): StageSet {
  return setOn(stageLayout(RUN_STAGE, width, runBoards(BOARD), density), { board: BOARD, flipped });
}

function drawn(set: StageSet, scene: StageScene, phase: Phase = FINAL): Raster {
  const raster = new Raster(set.layout.width, set.layout.height);
  draw(raster, set, scene, phase);
  return raster;
}

function draw(raster: Raster, set: StageSet, scene: StageScene, phase: Phase): void {
  drawStage(raster, set, runShow(scene, runBoards(scene.board)).pictureAt(phase));
}

/** The colours in the middle of every cell, or nearer to its right top. */
function cellsOf(raster: Raster, { cells, block }: Spot, part = 0.5): string[] {
  const size = cellOf(block);
  return Array.from({ length: BOARD.rows * BOARD.columns }, (_, cell) =>
    raster.at(
      cells.x + (cell % BOARD.columns) * size + Math.floor(size * part),
      cells.y + Math.floor(cell / BOARD.columns) * size + Math.floor(size * (1 - part)),
    ),
  );
}

/** The colour of a ring around the cells, counted in units from them. */
const ringOf = (raster: Raster, { cells }: Spot, unit: number, ring: number) =>
  raster.at(cells.x + Math.floor(cells.width / 2), cells.y - ring * unit - 1);

function smallOf(set: StageSet, index: number): Spot {
  const spot = set.layout.small[index];
  if (spot === undefined) throw new Error(`no place ${index}`);
  return spot;
}

describe('a run on the stage', () => {
  const set = makeSet(false);

  it('shows the board, its pieces, and the cells of the position lit behind them', () => {
    const raster = drawn(set, sceneAt(0));
    const pieces = Array.from({ length: 12 }, () => FREE);
    pieces[0] = OBSTACLE;
    pieces[5] = PAWN;
    pieces[9] = GENERAL;
    pieces[10] = GENERAL;
    expect(cellsOf(raster, set.layout.large)).toEqual(pieces);
    const lit = cellsOf(raster, set.layout.large, 15 / 16 - 0.03);
    expect(lit.flatMap((colour, cell) => (colour === LIT ? [cell] : []))).toEqual([5, 9, 10]);
    expect(raster.at(0, 0)).toBe(BACKGROUND);
  });

  it('turns everything by half a turn when flipped', () => {
    const flipped = makeSet(true);
    const raster = drawn(flipped, sceneAt(3));
    const plain = drawn(set, sceneAt(3));
    expect(cellsOf(raster, flipped.layout.large)).toEqual(cellsOf(plain, set.layout.large).reverse());
    expect(cellsOf(raster, smallOf(flipped, 0))).toEqual(cellsOf(plain, smallOf(set, 0)).reverse());
  });

  it.each([
    ['the pawn, which a general has taken, around it', 'black', GENERAL, PAWN],
    ['a general, which the pawn has taken, around it', 'red', PAWN, GENERAL],
  ] as const)('shows %s', (_, side, captor, captured) => {
    const raster = drawn(set, { ...sceneAt(0, { generals: [9, 10], pawn: 10, side }), lit: false });
    expect(cellsOf(raster, set.layout.large)[10]).toBe(captor);
    expect(cellsOf(raster, set.layout.large, 2.5 / 16)[10]).toBe(captured);
  });

  it('shows each neighbour with its own pieces', () => {
    const raster = drawn(set, sceneAt(3));
    const generals = [0, 1, 2].map((index) =>
      cellsOf(raster, smallOf(set, index)).flatMap((colour, cell) => (colour === GENERAL ? [cell] : [])),
    );
    expect(generals).toEqual([
      [9, 11],
      [6, 9],
      [8, 10],
    ]);
  });

  it('frames in white the one that hears now, in green what is won, in purple what is lost', () => {
    const { unit } = set.layout;
    const rings = (beat: number, ring: number) => {
      const raster = drawn(set, sceneAt(beat));
      return [0, 1, 2].map((index) => ringOf(raster, smallOf(set, index), unit, ring));
    };
    for (const beat of [0, 1, 2]) {
      const outer = rings(beat, FRAME - 1);
      expect(outer.map((colour) => colour === WHITE)).toEqual([0, 1, 2].map((index) => index === beat));
    }
    expect(rings(0, 0)).not.toContain(GREEN);
    expect(rings(1, 0)[1]).toBe(GREEN);
    expect(rings(2, 0).slice(1)).toEqual([GREEN, PURPLE]);
    expect(rings(3, 0).slice(1)).toEqual([GREEN, PURPLE]);
  });

  it.each([
    ['blue', 1, BLUE],
    ['red', 2, RED],
  ] as const)('flashes in %s, and its generals keep an edge in it', (_, beat, colour) => {
    const raster = drawn(set, sceneAt(beat), { glide: 1, tint: 'strong' });
    const spot = smallOf(set, beat);
    expect(ringOf(raster, spot, set.layout.unit, 0)).toBe(colour);
    const edged = cellsOf(raster, spot, 13.5 / 16).flatMap((each, cell) => (each === EDGE ? [cell] : []));
    expect(edged).toEqual([...(neighboursAt(beat)[beat]?.position.generals ?? [])].sort((x, y) => x - y));
  });

  it('moves the piece back from where the move leads to where it stands', () => {
    const spot = smallOf(set, 0);
    const start = cellsOf(drawn(set, sceneAt(0), phaseAt(0, true)), spot);
    expect([start[10], start[11]]).toEqual([GENERAL, FREE]);
    const end = cellsOf(drawn(set, sceneAt(0), phaseAt(LASTS, true)), spot);
    expect(end[11]).toBe(GENERAL);
    expect([FREE, GENERAL]).not.toContain(end[10]);
  });

  it.each([
    [200, 1],
    [360, 1],
    [540, 1.5],
    [1080, 3],
    [2400, 2],
  ])('stays on whole pixels within the canvas, %i wide at %d', (width, density) => {
    const other = makeSet(false, width, density);
    const canvas = new Bounds(other.layout.width, other.layout.height);
    for (let beat = 0; beat <= 3; beat++)
      for (let age = 0; age <= LASTS; age += 37) draw(canvas, other, sceneAt(beat), phaseAt(age, true));
  });
});
