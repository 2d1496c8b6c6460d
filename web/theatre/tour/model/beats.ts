import type { Position, Value } from '../../../../wasm/game.ts';
import { otherSide } from '../../../model/line.ts';
import { moveBetween } from '../../model/frame.ts';
import { CHAPTERS, type Chapter } from './chapters.ts';
import type { Says } from './facts.ts';
import type { Example, FoundTour, Ground, QueueShot, Successor } from './found.ts';
import type { SmallBoard, TourScene } from './scene.ts';

/** A sentence of the tour with its picture. */
export interface Beat {
  readonly chapter: Chapter;
  /** Which sentence of its chapter it is, from 0. */
  readonly nth: number;
  readonly says: Says;
  readonly scene: TourScene;
  readonly ground: Ground;
  /** Positions of its board that are decided by now. */
  readonly decided: number;
  /** Positions that fly by when the chapter begins; only its first sentence has some. */
  readonly race: readonly Position[];
}

/** The numbers of both sides' moves, which a tie has none of. */
function distanceOf(value: Value): number {
  return value.winner === 'tie' ? 0 : value.distance;
}

type Draft = Omit<Beat, 'chapter' | 'nth' | 'race'>;

/** All sentences of the tour, in their order. */
export function beatsOf(found: FoundTour): Beat[] {
  const drafts: Readonly<Record<Chapter, { beats: readonly Draft[]; race: readonly Position[] }>> = {
    finished: { beats: finishedBeats(found.finished), race: [] },
    win: { beats: winBeats(found.win), race: found.win.before },
    loss: { beats: lossBeats(found.loss), race: found.loss.before },
    shortest: { beats: shortestBeats(found.shortest), race: found.shortest.before },
    longest: { beats: longestBeats(found.longest), race: found.longest.before },
    queue: { beats: queueBeats(found.queue), race: found.queue.before },
    yours: { beats: yoursBeats(found.yours), race: found.yours.before },
    tie: { beats: tieBeats(found.tie), race: found.tie.before },
  };
  return CHAPTERS.flatMap((chapter) => {
    const { beats, race } = drafts[chapter];
    return beats.map((beat, nth) => ({ ...beat, chapter, nth, race: nth === 0 ? race : [] }));
  });
}

/** A scene with nothing but its position. */
function bare(ground: Ground, position: Position): TourScene {
  return {
    board: ground.board,
    position,
    isLit: false,
    value: null,
    isNews: false,
    counter: null,
    last: null,
    move: null,
    small: [],
    walk: [],
  };
}

function finishedBeats({ ground, start, games, count, queue }: FoundTour['finished']): Draft[] {
  const [first, ...next] = queue;
  const filled = {
    ...bare(ground, first?.position ?? start),
    value: first?.value ?? null,
    small: next.map((queued) => smallOf({ ...queued, move: null }, 'plain')),
  };
  return [
    { says: { name: 'ask', facts: {} }, scene: bare(ground, start), ground, decided: 0 },
    ...games.map((game): Draft => {
      const { ending, value, position } = game;
      const winner = value.winner === 'tie' ? 'red' : value.winner;
      return {
        says: { name: 'ended', facts: { ending, winner, side: position.side } },
        scene: { ...bare(game.ground, position), value, isNews: true, last: game.last },
        ground: game.ground,
        decided: 0,
      };
    }),
    { says: { name: 'fill', facts: { count } }, scene: filled, ground, decided: count },
  ];
}

type Turn = SmallBoard['turn'];

function smallOf(
  { position, value, move }: Pick<SmallBoard, 'position' | 'value' | 'move'>,
  turn: Turn,
): SmallBoard {
  return { position, value, move, turn };
}

/** The successors of an example: what is known of each by now, and whether it is spoken of. */
function around(
  { ground, node }: Example,
  known: (successor: Successor, nth: number) => boolean,
  turn: (nth: number) => Turn,
): TourScene {
  return {
    ...bare(ground, node.position),
    small: node.successors.map((successor, nth) =>
      smallOf({ ...successor, value: known(successor, nth) ? successor.value : null }, turn(nth)),
    ),
  };
}

const plain = (): Turn => 'plain';

const now =
  (which: number) =>
  (nth: number): Turn =>
    nth === which ? 'now' : 'plain';

function sidesOf({ node }: Example) {
  const { side } = node.position;
  return { side, foe: otherSide(side) };
}

function winBeats(example: Example): Draft[] {
  const { ground, node, decided } = example;
  const [winning] = node.successors;
  if (winning === undefined) return [];
  const moves = node.successors.length;
  const sides = sidesOf(example);
  const isKnown = (_: Successor, nth: number) => nth === 0;
  const seen = { ...around(example, isKnown, now(0)), move: winning.move };
  const done = around(example, isKnown, (nth) => (nth === 0 ? 'plain' : 'aside'));
  const taken = { ...bare(ground, winning.position), isLit: true, value: winning.value };
  const base = { ground, decided: decided - 1 };
  return [
    { ...base, says: { name: 'take', facts: { winner: sides.side } }, scene: taken },
    { ...base, says: { name: 'earlier', facts: { ...sides, moves } }, scene: seen },
    {
      ground,
      decided,
      says: { name: 'enough', facts: sides },
      scene: { ...seen, small: done.small, value: node.value, isNews: true },
    },
    {
      ground,
      decided,
      says: { name: 'rest', facts: { moves: moves - 1 } },
      scene: { ...done, value: node.value },
    },
  ];
}

function lossBeats(example: Example): Draft[] {
  const { ground, node, decided } = example;
  const of = node.successors.length;
  const sides = sidesOf(example);
  const scene = (told: number): TourScene => ({
    ...around(example, (_, nth) => nth < told, now(told - 1)),
    counter: { left: of - told, of },
    move: node.successors[told - 1]?.move ?? null,
  });
  const base = { ground, decided: decided - 1 };
  const lost = { ...scene(of), value: node.value };
  const distance = distanceOf(node.value);
  return [
    { ...base, says: { name: 'counter', facts: { ...sides, moves: of } }, scene: scene(0) },
    { ...base, says: { name: 'oneLess', facts: { ...sides, left: of - 1 } }, scene: scene(1) },
    { ...base, says: { name: 'lastChance', facts: { ...sides, left: of - 2 } }, scene: scene(2) },
    {
      ground,
      decided,
      says: { name: 'allLose', facts: { ...sides, distance } },
      scene: { ...lost, isNews: true },
    },
    {
      ground,
      decided,
      says: { name: 'needsAll', facts: {} },
      scene: {
        ...lost,
        ...around(example, () => true, plain),
        counter: lost.counter,
        value: node.value,
      },
    },
  ];
}

function shortestBeats(example: Example): Draft[] {
  const { ground, node, decided } = example;
  const [quick, slow] = node.successors;
  if (quick === undefined || slow === undefined) return [];
  const sides = sidesOf(example);
  const distance = distanceOf(node.value);
  const value = node.value;
  const first = {
    ...around(example, (_, nth) => nth === 0, now(0)),
    value,
    move: quick.move,
  };
  const second = { ...around(example, (_, nth) => nth <= 1, now(1)), value, move: slow.move };
  const refused = around(
    example,
    (_, nth) => nth <= 1,
    (nth) => (nth === 1 ? 'aside' : 'plain'),
  );
  const base = { ground, decided };
  return [
    { ...base, says: { name: 'inTime', facts: { ...sides, distance } }, scene: first },
    { ...base, says: { name: 'later', facts: { distance: distanceOf(slow.value) + 1 } }, scene: second },
    {
      ...base,
      says: { name: 'refuse', facts: { distance } },
      scene: { ...refused, value, move: quick.move },
    },
    { ...base, says: { name: 'shortestFirst', facts: {} }, scene: { ...refused, value } },
  ];
}

function longestBeats(example: Example): Draft[] {
  const { ground, node, decided } = example;
  const [soon, late] = node.successors;
  if (soon === undefined || late === undefined) return [];
  const sides = sidesOf(example);
  const value = node.value;
  const slower = distanceOf(late.value);
  const first = {
    ...around(example, (_, nth) => nth === 0, now(0)),
    move: soon.move,
    counter: { left: 1, of: 2 },
  };
  const both = around(example, () => true, now(1));
  const second = { ...both, move: late.move, counter: { left: 0, of: 2 } };
  return [
    {
      ground,
      decided: decided - 1,
      says: { name: 'soon', facts: { ...sides, distance: distanceOf(soon.value) } },
      scene: first,
    },
    {
      ground,
      decided: decided - 1,
      says: { name: 'late', facts: { foe: sides.foe, distance: slower } },
      scene: second,
    },
    {
      ground,
      decided,
      says: { name: 'longest', facts: { ...sides, slower, distance: distanceOf(value) } },
      scene: {
        ...second,
        small: around(example, () => true, plain).small,
        value,
        isNews: true,
      },
    },
    {
      ground,
      decided,
      says: { name: 'longestLast', facts: {} },
      scene: {
        ...second,
        small: around(example, () => true, plain).small,
        move: null,
        value,
      },
    },
  ];
}

function queueBeats({ ground, distance, shots }: FoundTour['queue']): Draft[] {
  const [before, last, next] = shots;
  const scene = ({ taken, next: waiting }: QueueShot, turn: (distance: number) => Turn): TourScene => ({
    ...bare(ground, taken.position),
    isLit: true,
    value: taken.value,
    small: waiting.map((queued) => smallOf({ ...queued, move: null }, turn(distanceOf(queued.value)))),
  });
  return [
    {
      ground,
      decided: before.decided,
      says: { name: 'front', facts: { distance } },
      scene: scene(before, plain),
    },
    {
      ground,
      decided: before.decided,
      says: { name: 'joins', facts: { distance } },
      scene: scene(before, (each) => (each > distance ? 'now' : 'plain')),
    },
    {
      ground,
      decided: last.decided,
      says: { name: 'turned', facts: { distance } },
      scene: scene(last, plain),
    },
    {
      ground,
      decided: next.decided,
      says: { name: 'order', facts: { distance } },
      scene: scene(next, plain),
    },
  ];
}

function yoursBeats(example: Example): Draft[] {
  const { ground, node, decided } = example;
  const { value, successors } = node;
  const { isOwn } = ground;
  const [best] = successors;
  if (best === undefined) return overBeats(example);
  const sides = sidesOf(example);
  const all = around(example, () => true, plain);
  const waiting = around(example, () => false, plain);
  if (value.winner === 'tie') {
    const losing = successors.filter((each) => each.value.winner !== 'tie').length;
    return [
      { ground, decided, says: { name: 'notReached', facts: { isOwn } }, scene: waiting },
      { ground, decided, says: { name: 'nobodyForces', facts: { side: sides.side, losing } }, scene: all },
    ];
  }
  const distance = distanceOf(value) - 1;
  const says: Says =
    value.winner === sides.side
      ? { name: 'oneWins', facts: { ...sides, distance } }
      : { name: 'mustLose', facts: { ...sides, moves: successors.length, distance } };
  const spoken = around(example, () => true, now(0));
  return [
    {
      ground,
      decided: decided - 1,
      says: { name: 'reached', facts: { decided, isOwn } },
      scene: waiting,
    },
    { ground, decided, says, scene: { ...spoken, move: best.move } },
    {
      ground,
      decided,
      says: { name: 'countDown', facts: { value } },
      scene: { ...all, move: best.move, value, isNews: true },
    },
  ];
}

function overBeats({ ground, node, decided }: Example): Draft[] {
  const { value, position } = node;
  const winner = value.winner === 'tie' ? position.side : value.winner;
  const scene = { ...bare(ground, position), value, isNews: true };
  return [{ ground, decided, says: { name: 'isOver', facts: { winner } }, scene }];
}

function tieBeats(example: FoundTour['tie']): Draft[] {
  const { ground, node, decided, loop, noneOwn } = example;
  const sides = sidesOf(example);
  const count = ground.positions - ground.decided;
  const base = { ground, decided };
  const isDecided = ({ value }: Successor) => value.winner !== 'tie';
  const open = around(example, isDecided, plain);
  const over = { ...around(example, () => true, plain), value: node.value };
  const round = { ...open, small: loopBoards(loop), walk: loop };
  return [
    {
      ...base,
      says: noneOwn ? { name: 'leftElsewhere', facts: { count } } : { name: 'leftOver', facts: { count } },
      scene: open,
    },
    { ...base, says: { name: 'neither', facts: sides }, scene: open },
    { ...base, says: { name: 'round', facts: {} }, scene: round },
    { ...base, says: { name: 'isTie', facts: {} }, scene: { ...over, isNews: true } },
    { ...base, says: { name: 'summary', facts: {} }, scene: over },
  ];
}

/** The positions of a loop after its moves, the last of which is the one where it began. */
function loopBoards(loop: readonly Position[]): SmallBoard[] {
  return loop.slice(1).map((position, nth) => {
    const before = loop[nth] ?? position;
    return smallOf({ position, move: moveBetween(before, position), value: null }, 'plain');
  });
}
