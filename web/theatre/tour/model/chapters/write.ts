import type { Position } from '../../../../../wasm/game.ts';
import { distanceOf } from '../../../model/distance.ts';
import { around, bare, type Code, type Draft, knownAt, plain, sidesOf, smallOf } from '../draft.ts';
import type { Example, FoundTour, Timed } from '../found.ts';
import { idOf, type ProgramState, sideOf, stateOf, undoneBy } from '../program.ts';
import { lossBeats, winBeats } from './wins-and-losses.ts';

/** How the program does all of it. */
export function writeBeats(found: FoundTour): Draft[] {
  const { finished, win, loss, yours } = found;
  return [
    ...positionBeats(finished.ground, finished.start),
    ...undoBeats(loss),
    ...countersBeats(found),
    ...loopBeats(win),
    ...countBeats(loss),
    answerBeat(yours),
  ];
}

/** What a position is, and its number. */
function positionBeats(ground: FoundTour['finished']['ground'], start: Position): Draft[] {
  const state = stateOf(start);
  const { cells } = ground.board;
  const free = cells.length - cells.split('#').length + 1;
  const base = { ground, decided: 0, scene: bare(ground, start) };
  return [
    {
      ...base,
      says: { name: 'state', facts: { free, count: ground.positions } },
      code: { lines: ['struct State {'], variables: fieldsOf(state) },
    },
    {
      ...base,
      says: { name: 'number', facts: {} },
      code: { lines: ['int id(State s)', 's.g) * 100'], variables: [['id(s)', idOf(state)]] },
    },
  ];
}

function fieldsOf(state: ProgramState): Code['variables'] {
  return [
    ['s.side', sideOf(state)],
    ['s.g', state.g],
    ['s.h', state.h],
    ['s.pawn', state.pawn],
  ];
}

/** How a move of the pawn is undone: best one upwards. */
function undoBeats({ ground, node }: Example): Draft[] {
  const { board } = ground;
  const isUp = ({ move }: Example['node']['successors'][number]) => move.to === move.from - board.columns;
  const last = node.successors.find(isUp) ?? node.successors[0];
  if (last === undefined) return [];
  const { move, position } = last;
  const isPawn = node.position.side === 'black';
  const before = smallOf({ position: node.position, move: null, value: null }, 'plain');
  return [
    {
      ground,
      decided: 0,
      says: { name: isPawn ? 'undoPawn' : 'undoGeneral', facts: {} },
      scene: { ...bare(ground, position), last: move, small: [before] },
      code: isPawn
        ? {
            lines: ['int pawn = d == (back'],
            variables: [
              ['s.pawn', position.pawn],
              ['d', undoneBy(board, move)],
              ['pawn', move.from],
            ],
          }
        : { lines: ['int g = beside'], variables: [['t', sideOf(node.position)]] },
    },
  ];
}

/** How counters and the queue begin. */
function countersBeats({ loss, finished }: FoundTour): Draft[] {
  const { ground, node } = loss;
  const moves = node.successors.length;
  const [game] = finished.games;
  return [
    {
      ground,
      decided: ground.finished,
      says: { name: 'begin', facts: { ...sidesOf(loss), moves } },
      scene: {
        ...around(loss, knownAt(ground.finished), plain),
        counter: { left: moves, of: moves },
      },
      code: { lines: ['cnt[id(s)] = next'], variables: [['cnt[id(s)]', moves]] },
    },
    {
      ground: game.ground,
      decided: game.ground.finished,
      says: { name: 'joinEnded', facts: {} },
      scene: { ...bare(game.ground, game.position), value: game.value },
      code: {
        lines: ['if (over(s) >= 0)'],
        variables: [
          ['winner[id(s)]', game.value.winner === 'black' ? 1 : 0],
          ['dist[id(s)]', 0],
        ],
      },
    },
  ];
}

/** A position is taken, and one before it is won. */
function loopBeats(win: Example<Timed>): Draft[] {
  const { side } = sidesOf(win);
  const [taken, , enough] = winBeats(win);
  const winning = win.node.successors.find(({ value }) => value.winner === side);
  if (taken === undefined || enough === undefined || winning === undefined) return [];
  const who = sideOf({ side });
  const distance = distanceOf(winning.value) + 1;
  return [
    {
      ...taken,
      says: { name: 'loop', facts: { winner: side, distance } },
      code: {
        lines: ['State p = q.front', 'int who = winner'],
        variables: [
          ['id(p)', idOf(stateOf(winning.position))],
          ['who', who],
          ['d', distance],
        ],
      },
    },
    {
      ...enough,
      says: { name: 'writeWin', facts: { side } },
      code: {
        lines: ['if (who == s.side)', 'decide(s, who, d);  //@win'],
        variables: [
          ['id(s)', idOf(stateOf(win.node.position))],
          ['s.side', who],
          ['winner[id(s)]', who],
          ['dist[id(s)]', distance],
        ],
      },
    },
  ];
}

/** A counter falls, and a position is lost. */
function countBeats(loss: Example<Timed>): Draft[] {
  const { side, foe } = sidesOf(loss);
  const [, oneLess, , allLose] = lossBeats(loss);
  if (oneLess === undefined || allLose === undefined) return [];
  const left = loss.node.successors.length - 1;
  const distance = distanceOf(loss.node.value);
  return [
    {
      ...oneLess,
      says: { name: 'writeCount', facts: { side, foe, left } },
      code: {
        lines: ['else if (--cnt'],
        variables: [
          ['s.side', sideOf({ side })],
          ['who', sideOf({ side: foe })],
          ['cnt[id(s)]', left],
        ],
      },
    },
    {
      ...allLose,
      says: { name: 'writeLoss', facts: { side, distance } },
      code: {
        lines: ['else if (--cnt', 'decide(s, who, d);  //@loss'],
        variables: [
          ['cnt[id(s)]', 0],
          ['winner[id(s)]', sideOf({ side: foe })],
          ['dist[id(s)]', distance],
        ],
      },
    },
  ];
}

/** What is printed for the start position. */
function answerBeat({ ground, node }: Example): Draft {
  const { value, position } = node;
  const { winner } = value;
  const isTie = winner === 'tie';
  return {
    ground,
    decided: ground.decided,
    says: { name: 'writeAnswer', facts: { value } },
    scene: { ...bare(ground, position), value, small: [], ...(isTie ? {} : { isNews: true }) },
    code: {
      lines: isTie ? ['if (winner[id(s)] < 0)', 'puts("Tie")'] : ['if (winner[id(s)] < 0)', 'printf("%s %d'],
      variables: isTie
        ? [['winner[id(s)]', -1]]
        : [
            ['winner[id(s)]', sideOf({ side: winner })],
            ['dist[id(s)]', value.distance],
          ],
    },
  };
}
