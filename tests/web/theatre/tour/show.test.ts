import { describe, expect, it } from 'vitest';
import { withoutPieces } from '../../../../web/model/board.ts';
import { drawStage } from '../../../../web/theatre/stage/draw.ts';
import { stageLayout } from '../../../../web/theatre/stage/layout.ts';
import { FINAL, LASTS, type Phase } from '../../../../web/theatre/stage/motion.ts';
import { INK } from '../../../../web/theatre/stage/palette.ts';
import type { StageSet } from '../../../../web/theatre/stage/set.ts';
import type { Says } from '../../../../web/theatre/tour/model/facts.ts';
import { RACE, STEP } from '../../../../web/theatre/tour/model/pace.ts';
import type { TourScene } from '../../../../web/theatre/tour/model/scene.ts';
import { durationOf, tourPhaseAt } from '../../../../web/theatre/tour/picture/motion.ts';
import { TOUR_STAGE } from '../../../../web/theatre/tour/picture/plan.ts';
import { raceShow, tourShow } from '../../../../web/theatre/tour/picture/show.ts';
import { Bounds, type Raster, setOn } from '../stage/raster.ts';
import { DECIDES, sampleBoard, tourOf } from './tours.ts';

const SCREENS = [
  [344, 1, 440],
  [688, 2, 440],
  [1_000, 1, 363],
] as const;

const [second, fourth] = [sampleBoard(2), sampleBoard(4)];

type Screen = readonly [width: number, density: number, tallest: number];

function makeSet(scene: TourScene, [width, density, tallest]: Screen): StageSet {
  const layout = stageLayout(TOUR_STAGE, width, boardsOf(scene), density, tallest);
  return setOn(layout, { board: withoutPieces(scene.board), flipped: false });
}

function boardsOf({ board: { rows, columns }, small }: TourScene) {
  return { rows, columns, neighbours: small.length };
}

function draw(raster: Raster, set: StageSet, scene: TourScene, phase: Phase): void {
  drawStage(raster, set, tourShow(scene, boardsOf(scene)).pictureAt(phase));
}

/** The sentences whose position has a new value, if it has one. */
const NEW: readonly Says['name'][] = [...DECIDES, 'moral'];

describe('a picture of the tour', () => {
  const { beats } = tourOf(second);

  const sceneOf = (name: Says['name']): TourScene => {
    const beat = beats.find(({ says }) => says.name === name);
    if (beat === undefined) throw new Error(`${name} is missing`);
    return beat.scene;
  };

  it.each(SCREENS)('stays on whole pixels within the canvas, %i wide at %d', (...screen) => {
    for (const { scene } of tourOf(screen[1] === 2 ? second : fourth).beats) {
      const set = makeSet(scene, screen);
      const raster = new Bounds(set.layout.width, set.layout.height);
      for (let age = 0; age <= durationOf(scene); age += 510)
        draw(raster, set, scene, tourPhaseAt(scene, age, true));
    }
  });

  it('moves where a move is told or a value is new, for as long as that takes, and else rests', () => {
    const { found } = tourOf(second);
    for (const { scene, says, question } of beats) {
      const { value, small } = scene;
      const moves = small.some(({ turn, move }) => turn === 'now' && move !== null);
      const isNew = NEW.includes(says.name) && value !== null;
      const walks = says.name === 'round' ? (found.tie.loop.length - 1) * STEP : 0;
      expect(durationOf(scene), says.name).toBe(walks || (moves || isNew ? LASTS : 0));
      if (question !== null) expect(durationOf(question.scene)).toBe(0);
    }
  });

  it('has no value before the move to it is made, and then flashes if it is new and that may be', () => {
    const scene = sceneOf('allLose');
    const { motion, pictureAt } = tourShow(scene, boardsOf(scene));
    const at = (age: number, mayFlash = true) => {
      const { large, small } = pictureAt(motion?.(age, mayFlash) ?? FINAL);
      if (!('tint' in large)) throw new Error('there is no large board');
      return { large, small, told: small.at(-1) };
    };
    const first = at(1);
    expect([first.large.sign?.text, first.large.colours, first.told?.sign?.text]).toEqual(['?', null, '']);
    expect(first.told?.trail?.glide).toBeLessThan(1);
    for (const { trail, sign } of first.small.slice(0, -1))
      expect([trail?.glide, sign?.text]).toEqual([1, '▲1']);
    const last = at(durationOf(scene));
    expect([last.large.sign?.text, last.told?.sign?.text]).toEqual(['▼4', '▲3']);
    expect([last.large.sign?.colour, last.told?.sign?.colour]).toEqual([INK.lost, INK.won]);
    expect([last.large.sign?.dots, last.told?.trail?.glide]).toEqual([{ left: 0, of: 3 }, 1]);
    const tints = (mayFlash: boolean) =>
      new Set(Array.from({ length: 60 }, (_, nth) => at((nth * LASTS) / 60, mayFlash).large.tint));
    expect(tints(true)).toContain('strong');
    expect(tints(false)).not.toContain('strong');
    // While it is dark between two flashes, the counter is out, too.
    const dark = Array.from({ length: 60 }, (_, nth) => at((nth * LASTS) / 60)).filter(
      ({ large }) => large.tint === 'none',
    );
    for (const { large } of dark) expect(large.sign?.dots).toBeNull();
  });

  it('keeps its counter and its colour where a move is told and nothing is decided, and does not flash', () => {
    for (const [name, isKnown] of [
      ['oneLess', false],
      ['later', true],
    ] as const) {
      const scene = sceneOf(name);
      for (let age = 0; age <= LASTS; age += 10) {
        const phase = tourPhaseAt(scene, age, true);
        expect(phase.tint).not.toBe('strong');
        const { large } = tourShow(scene, boardsOf(scene)).pictureAt(phase);
        if (!('tint' in large)) throw new Error('there is no large board');
        expect([large.sign?.dots, large.tint]).toEqual([scene.counter, 'settled']);
        expect(large.colours !== null).toBe(isKnown);
      }
    }
  });

  it('walks a loop move by move: the piece glides and then rests, and the board of the move is framed', () => {
    const scene = sceneOf('round');
    const { motion, pictureAt } = tourShow(scene, boardsOf(scene));
    const at = (age: number) => pictureAt(motion?.(age, true) ?? FINAL);
    for (const [nth, position] of scene.walk.slice(1).entries())
      for (const part of [0.1, 0.3, 0.6, 0.9]) {
        const { large, small } = at((nth + part) * STEP);
        if (!('trail' in large)) throw new Error('there is no large board');
        expect(large.position).toEqual(position);
        expect(large.trail?.move).toEqual(scene.small[nth]?.move);
        expect((large.trail?.glide ?? 0) < 1).toBe(part < 0.5);
        expect(small.map(({ isFramed }) => isFramed)).toEqual(small.map((_, board) => board === nth));
      }
    const { large, small } = at(durationOf(scene));
    expect(large).toMatchObject({ position: scene.position, trail: null });
    expect(small.some(({ isFramed }) => isFramed)).toBe(false);
  });

  it('shows the positions of a race one after the other, each for the same time, and ends with the last', () => {
    const beat = beats.find(({ race }) => race.length > 1);
    if (beat === undefined) throw new Error('there is no race');
    const { motion, pictureAt } = raceShow(beat, boardsOf(beat.scene));
    const positionAt = (age: number) => {
      const { large } = pictureAt(motion?.(age, true) ?? FINAL);
      return 'position' in large ? large.position : null;
    };
    const each = RACE / beat.race.length;
    expect(beat.race.map((_, nth) => positionAt((nth + 0.5) * each))).toEqual(beat.race);
    expect(positionAt(RACE)).toEqual(beat.race.at(-1));
  });
});
