import type { Board, Position } from '../../../../wasm/rubicon.ts';
import type { Neighbour } from '../../model/scene.ts';
import { type Caption, captionOf, standingOf, valueText } from '../../stage/caption.ts';
import type { StageBoard } from '../../stage/draw-board.ts';
import { FINAL, type Motion, type Phase, phaseAt } from '../../stage/motion.ts';
import { INK, NEWS_COLOURS } from '../../stage/palette.ts';
import type { Boards } from '../../stage/plan.ts';
import type { Show } from '../../stage/show.ts';
import type { Sign } from '../../stage/sign.ts';
import { mostNeighbours, type StageScene } from './scene.ts';

/** The boards of a run's stage, whatever its scene. */
export function runBoards(board: Board): Boards {
  return { rows: board.rows, columns: board.columns, neighbours: mostNeighbours(board) };
}

/** A scene of a run. The piece of the neighbour whose turn it is glides, and then its board flashes if it was decided. */
export function runShow(scene: StageScene, boards: Boards): Show {
  const { board, position, neighbours } = scene;
  return {
    board,
    boards,
    motion: motionOf(scene),
    pictureAt: (phase) => ({
      large: position === null ? board : taken(scene, position),
      small: neighbours.map((each) => predecessor(each, each.turn === 'now' ? phase : FINAL)),
    }),
  };
}

function motionOf({ neighbours }: StageScene): Motion | null {
  const now = neighbours.find(({ turn }) => turn === 'now');
  if (now === undefined) return null;
  return (age, mayFlash) => phaseAt(age, mayFlash && isDecided(now));
}

function isDecided({ news }: Neighbour): boolean {
  return news === 'won' || news === 'lost';
}

function taken({ lit, value }: StageScene, position: Position): StageBoard {
  const { side } = position;
  const sign = signOf({
    text: value ? valueText(value, side) : '',
    dots: null,
    tone: value ? standingOf(value, side) : 'plain',
  });
  return { position, isLit: lit, sign };
}

const DIMMED = 0.55;

function predecessor(neighbour: Neighbour, phase: Phase): StageBoard {
  const { turn, position, move, news } = neighbour;
  const isComing = turn === 'coming';
  const hasArrived = !isComing && phase.glide === 1;
  const caption = captionOf(
    neighbour,
    !hasArrived ? 'before' : phase.tint === 'settled' ? 'settled' : 'arrived',
  );
  return {
    position,
    trail: isComing ? null : { move, isBack: true, glide: phase.glide },
    colours: !isComing && (news === 'won' || news === 'lost') ? NEWS_COLOURS[news] : null,
    tint: phase.tint,
    veil: isComing ? DIMMED : 0,
    isFramed: turn === 'now',
    sign: signOf(caption),
  };
}

function signOf({ text, dots, tone }: Caption): Sign {
  return { text, dots, dotScale: 1, lit: INK[tone], colour: INK[tone] };
}
