import type { Side, Value } from '../../../../wasm/game.ts';
import { distanceOf } from '../../model/distance.ts';
import { queueScene } from './chapters/queue.ts';
import { yoursBeats } from './chapters/yours.ts';
import type { Chapter } from './chapters.ts';
import { around, knownAt, plain, sidesOf } from './draft.ts';
import type { Says, Sides } from './facts.ts';
import type { Example, FoundTour, Timed } from './found.ts';
import type { TourScene } from './scene.ts';

/** The chapters that have a question. */
export const ASKING = ['win', 'loss', 'longest', 'queue', 'yours'] as const satisfies readonly Chapter[];

export type Asking = (typeof ASKING)[number];

/** Something that one may answer. */
export type Answer =
  /** A small board, from 0. */
  | { readonly kind: 'board'; readonly nth: number }
  | { readonly kind: 'lost'; readonly isLost: boolean }
  /** Moves of both sides. */
  | { readonly kind: 'moves'; readonly moves: number }
  | { readonly kind: 'winner'; readonly winner: Side | 'tie' };

/** What the questions are about, for their sentences and for those that say why an answer is wrong. */
export interface QuestionFacts {
  readonly win: Sides;
  readonly loss: Sides & { readonly moves: number };
  /** The distances of the two successors. */
  readonly longest: Sides & { readonly soon: number; readonly late: number };
  readonly queue: object;
  /** `isReached`: whether the queue has reached the start position; then the right answer is no tie. */
  readonly yours: Sides & { readonly isOwn: boolean; readonly isReached: boolean; readonly value: Value };
}

/** A question, not yet in any language. */
export type Asks = {
  readonly [Name in Asking]: { readonly name: Name; readonly facts: QuestionFacts[Name] };
}[Asking];

/** A question that is asked before a sentence, which answers it. */
export interface TourQuestion {
  readonly asks: Asks;
  readonly scene: TourScene;
  readonly answers: readonly Answer[];
  /** The index of the right answer. */
  readonly right: number;
}

/** The questions by the sentences that answer them. */
export function questionsOf(found: FoundTour): Partial<Record<Says['name'], TourQuestion>> {
  const { win, loss, longest, queue, yours } = found;
  return {
    earlier: askWin(win),
    lastChance: askLoss(loss),
    longest: askLongest(longest),
    front: askQueue(queue),
    ...askYours(yours),
  };
}

function boards({ small }: TourScene): Answer[] {
  return small.map((_, nth) => ({ kind: 'board', nth }));
}

/** Which move wins? */
function askWin(example: Example): TourQuestion {
  const { side, foe } = sidesOf(example);
  // Without signs, because its value is what a board is asked for.
  const scene = { ...around(example, () => false, plain), isMarked: false };
  const right = example.node.successors.findIndex(({ value }) => value.winner === side);
  return { asks: { name: 'win', facts: { side, foe } }, scene, answers: boards(scene), right };
}

/** Is it lost when one move is left? */
function askLoss(example: Example<Timed>): TourQuestion {
  const { successors } = example.node;
  const of = successors.length;
  return {
    asks: { name: 'loss', facts: { ...sidesOf(example), moves: of } },
    scene: { ...around(example, knownAt(successors.at(-2)?.taken ?? 0), plain), counter: { left: 1, of } },
    answers: [
      { kind: 'lost', isLost: true },
      { kind: 'lost', isLost: false },
    ],
    right: 1,
  };
}

/** In how many moves is it lost? */
function askLongest(example: Example<Timed>): TourQuestion {
  const { successors } = example.node;
  const [soon = 0, late = 0] = successors.map(({ value }) => distanceOf(value));
  const lengths = [soon + 1, late, late + 1, soon + late + 1];
  return {
    asks: { name: 'longest', facts: { ...sidesOf(example), soon, late } },
    scene: {
      ...around(example, knownAt(example.decided), plain),
      counter: { left: 0, of: successors.length },
    },
    answers: lengths.map((moves) => ({ kind: 'moves', moves })),
    right: lengths.indexOf(late + 1),
  };
}

/** Which position is taken next? */
function askQueue({ ground, shots: [shot] }: FoundTour['queue']): TourQuestion {
  const scene = queueScene(ground, shot);
  return { asks: { name: 'queue', facts: {} }, scene, answers: boards(scene), right: 0 };
}

/** Who wins from the start position? Of a game that is over nothing is asked, because no sentence answers it. */
function askYours(example: Example<Timed>): Partial<Record<Says['name'], TourQuestion>> {
  const { ground, node } = example;
  const { value } = node;
  const [first] = yoursBeats(example);
  if (first === undefined) return {};
  const isReached = value.winner !== 'tie';
  const winners = ['red', 'black', 'tie'] as const;
  const question: TourQuestion = {
    asks: { name: 'yours', facts: { ...sidesOf(example), isOwn: ground.isOwn, isReached, value } },
    scene: { ...first.scene, value: null, isNews: false },
    answers: winners.map((winner) => ({ kind: 'winner', winner })),
    right: winners.indexOf(value.winner),
  };
  return isReached ? { reached: question } : { nobodyForces: question };
}
