import type { Position, Value } from '../../../../wasm/rubicon.ts';
import { moveBetween } from '../../model/frame.ts';
import { standingOf, valueText } from '../../stage/caption.ts';
import type { StageBoard } from '../../stage/draw-board.ts';
import { FINAL, type Phase } from '../../stage/motion.ts';
import { INK, NEWS_COLOURS } from '../../stage/palette.ts';
import type { Boards } from '../../stage/plan.ts';
import type { Show } from '../../stage/show.ts';
import type { Sign } from '../../stage/sign.ts';
import type { Beat } from '../model/beats.ts';
import { RACE } from '../model/pace.ts';
import type { SmallBoard, TourScene } from '../model/scene.ts';
import { tourPhaseAt } from './motion.ts';

/**
 * The boards of a beat: room for the small boards of its whole chapter, so that they keep their places, unless the chapter shows
 * several positions.
 */
export function tourBoards(beats: readonly Beat[], { chapter, scene }: Beat): Boards {
  const { rows, columns } = scene.board;
  const isAlone = chapter === 'finished' || chapter === 'tie';
  const shown = isAlone ? [scene] : beats.flatMap((each) => (each.chapter === chapter ? [each.scene] : []));
  return { rows, columns, neighbours: Math.max(...shown.map(({ small }) => small.length)) };
}

/** The scene of a sentence. */
export function tourShow(scene: TourScene, boards: Boards): Show {
  return {
    board: scene.board,
    boards,
    motion: (age, mayFlash) => tourPhaseAt(scene, age, mayFlash),
    pictureAt: (phase) => ({
      large: largePicture(scene, phase),
      small: scene.small.map((small, index) => smallPicture(scene, small, index, phase)),
      gapAfter: scene.gapAfter,
    }),
  };
}

/** The race at the beginning of a chapter: its positions one after the other. */
export function raceShow({ scene: { board }, race }: Beat, boards: Boards): Show {
  const last = race.length - 1;
  return {
    board,
    boards,
    motion: (age) => (age < RACE ? { ...FINAL, walked: Math.floor((age / RACE) * race.length) } : FINAL),
    pictureAt: ({ walked = last }) => {
      const position = race[Math.min(walked, last)];
      return { large: position === undefined ? board : { position }, small: [] };
    },
  };
}

function largePicture(scene: TourScene, phase: Phase): StageBoard {
  const { position, isLit, isMarked, isNews, last, walk } = scene;
  const value = isNews && phase.glide < 1 ? null : scene.value;
  const tint = isNews ? phase.tint : 'settled';
  const counter = tint === 'none' ? null : scene.counter;
  return {
    position,
    trail: last && { move: last, isBack: false, glide: phase.glide },
    ahead: scene.move,
    isLit,
    colours: coloursOf(position, value),
    tint,
    sign: signOf(position, value, { counter, isMarked }),
    ...stepOf(walk, phase.walked ?? 0),
  };
}

/** Where the large board is after `walked` steps of a walk; null if it is not on one, or at its end. */
function stepOf(walk: readonly Position[], walked: number): Pick<StageBoard, 'position' | 'trail'> | null {
  const step = Math.floor(walked);
  const [from, to] = [walk[step], walk[step + 1]];
  if (from === undefined || to === undefined) return null;
  const glide = Math.min(1, (walked - step) / 0.99);
  return { position: to, trail: { move: moveBetween(from, to), isBack: false, glide } };
}

/** Opacity of the background over boards that no longer matter. */
const ASIDE = 0.6;

function smallPicture(scene: TourScene, small: SmallBoard, index: number, phase: Phase): StageBoard {
  const { position, move, turn, value } = small;
  const glide = turn === 'now' ? phase.glide : 1;
  const known = glide === 1 ? value : null;
  const isAside = turn === 'aside';
  return {
    position,
    trail: move && { move, isBack: false, glide },
    colours: coloursOf(position, known),
    tint: 'settled',
    veil: isAside ? ASIDE : 0,
    // During a walk the small boards are its steps.
    isFramed: scene.walk.length === 0 ? turn === 'now' : Math.floor(phase.walked ?? 0) === index,
    sign: signOf(position, known, { isMarked: scene.isMarked && glide === 1, isAside }),
  };
}

function coloursOf({ side }: Position, value: Value | null) {
  return value && NEWS_COLOURS[standingOf(value, side)];
}

/** Scale of a counter's dots compared with those of a run, up to IN_A_ROW of them: a loss is about its counter. */
const DOTS = 2;
const IN_A_ROW = 4;

/** The counter of a position and its value, or `?` if that is unknown. */
function signOf(
  { side }: Position,
  value: Value | null,
  {
    isMarked,
    counter = null,
    isAside = false,
  }: { readonly isMarked: boolean; readonly counter?: TourScene['counter']; readonly isAside?: boolean },
): Sign {
  const text = value === null ? '?' : valueText(value, side);
  return {
    dots: counter,
    dotScale: counter !== null && counter.of > IN_A_ROW ? 1 : DOTS,
    lit: INK.plain,
    text: isMarked && (counter === null || value !== null) ? text : '',
    colour: isAside || value === null ? INK.dim : INK[standingOf(value, side)],
  };
}
