import { withoutPieces } from '../../../model/board.ts';
import { LIGHT } from '../../../page/style/colours.ts';
import { drawStage } from '../../stage/draw.ts';
import { type StageLayout, stageLayout } from '../../stage/layout.ts';
import { INK } from '../../stage/palette.ts';
import type { StageSet } from '../../stage/set.ts';
import { setOf } from '../../stage/use-set.ts';
import { TOUR_STAGE } from '../picture/plan.ts';
import { tourShow } from '../picture/show.ts';
import type { ChapterFilm, FilmedSentence } from './filmed.ts';

/** Width of the film, and maximum height of its stage (px). */
const WIDTH = 640;
const TALLEST = 420;

const FAMILY = 'system-ui, "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif';
/** Baselines (px) of the chapter and of the lines of the sentence, their sizes, and the height of all of them. */
const CHAPTER = { y: 22, size: 14 };
const SENTENCE = { y: 48, size: 20, line: 26, lines: 3 };
const HEAD = SENTENCE.y + SENTENCE.line * (SENTENCE.lines - 1) + 12;
const ASIDE = 16;

type Context = OffscreenCanvasRenderingContext2D;

/** Paints the sentences of a chapter on a canvas of its own: above the sentence, below its stage. */
export class ChapterPainter {
  readonly width = WIDTH;
  readonly height: number;
  /** How long each frame is shown (ms). */
  readonly delays: readonly number[];
  readonly #film: ChapterFilm;
  readonly #frames: readonly { readonly sentence: FilmedSentence; readonly age: number }[];
  readonly #context: Context;
  readonly #layouts: ReadonlyMap<FilmedSentence, StageLayout>;
  readonly #sets = new Map<FilmedSentence, StageSet>();

  constructor(film: ChapterFilm) {
    this.#film = film;
    const laidOut = film.sentences.map(
      (each) => [each, stageLayout(TOUR_STAGE, WIDTH, each.boards, 1, TALLEST)] as const,
    );
    this.#layouts = new Map(laidOut);
    const frames = film.sentences.flatMap((sentence) =>
      sentence.moments.map((moment) => ({ sentence, ...moment })),
    );
    this.#frames = frames;
    this.delays = frames.map(({ delay }) => delay);
    this.height = HEAD + Math.max(...laidOut.map(([, { height }]) => height));
    this.#context = contextOf(WIDTH, this.height);
  }

  /** The pixels of a frame. */
  paint(nth: number): Uint8ClampedArray {
    const frame = this.#frames[nth];
    if (frame === undefined) throw new Error(`there is no frame ${nth}`);
    const { sentence, age } = frame;
    const context = this.#context;
    context.fillStyle = LIGHT['--paper'];
    context.fillRect(0, 0, WIDTH, this.height);
    context.fillStyle = LIGHT['--ink'];
    context.font = `bold ${CHAPTER.size}px ${FAMILY}`;
    context.fillText(sentence.chapter, ASIDE, CHAPTER.y);
    context.fillStyle = LIGHT['--ink'];
    context.font = `bold ${SENTENCE.size}px ${FAMILY}`;
    for (const [nth, line] of linesOf(context, sentence.sentence).entries())
      context.fillText(line, ASIDE, SENTENCE.y + nth * SENTENCE.line, WIDTH - 2 * ASIDE);
    context.fillStyle = INK.back;
    context.fillRect(0, HEAD, WIDTH, this.height - HEAD);
    const set = this.#setOf(sentence);
    const stage = contextOf(set.layout.width, set.layout.height);
    const { motion, pictureAt } = tourShow(sentence.scene, sentence.boards);
    if (motion !== null) drawStage(stage, set, pictureAt(motion(age, true)));
    context.drawImage(stage.canvas, 0, HEAD);
    return context.getImageData(0, 0, WIDTH, this.height).data;
  }

  #setOf(sentence: FilmedSentence): StageSet {
    const known = this.#sets.get(sentence);
    if (known !== undefined) return known;
    const layout = this.#layouts.get(sentence);
    if (layout === undefined) throw new Error('the sentence belongs to another film');
    const set = setOf(layout, {
      board: withoutPieces(sentence.scene.board),
      flipped: this.#film.flipped,
    });
    this.#sets.set(sentence, set);
    return set;
  }
}

function contextOf(width: number, height: number): Context {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('this browser has no canvas outside of the page');
  return context;
}

/** The lines of a sentence: broken at spaces, in Chinese anywhere. */
function linesOf(context: Context, sentence: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of sentence.match(/[\u3000-\u9fff\uff00-\uffef]\s*|[^\s\u3000-\u9fff\uff00-\uffef]+\s*/g) ??
    []) {
    const isFull = context.measureText(line + word.trimEnd()).width > WIDTH - 2 * ASIDE;
    // No line begins with a mark of punctuation.
    if (isFull && !/[，。：；？！）]/.test(word)) {
      lines.push(line);
      line = '';
    }
    line += word;
  }
  return [...lines, line].slice(0, SENTENCE.lines);
}
