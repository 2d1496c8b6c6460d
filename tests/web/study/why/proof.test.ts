import { describe, expect, it } from 'vitest';
import type { Analysis, Board, Move, Position, Side, Value } from '../../../../wasm/rubicon.ts';
import { endingOf } from '../../../../web/model/ending.ts';
import { positionKey, positionsAlong } from '../../../../web/model/line.ts';
import {
  type Claim,
  claimOf,
  isOver,
  movesToShow,
  type ProofStep,
  positionsToAnswer,
  standing,
  stepsFrom,
} from '../../../../web/study/why/model/proof.ts';
import { load, readData, withSolved } from '../../../wasm/module.ts';
import { endingByRules, movesByRules, winnerByRules } from '../../support/rules.ts';
import { board } from '../../support/samples.ts';

const rubicon = await load();
const samples = rubicon.parseContest(readData('sample1.in'));
const corpus = rubicon.parseContest(readData('boards-1000.in'));

const TIE = board('.....', '.....', '..O..', '#..#.', 'O#.X.');
/** Boards with Red and with Black to move: the contest's samples and part of the corpus. */
const starts: [Board, Side][] = [...samples, TIE, ...corpus.slice(0, 40)].flatMap((each): [Board, Side][] => [
  [each, 'red'],
  [each, 'black'],
]);

function stepsOf(analysis: Analysis, claim: Claim): readonly ProofStep[] {
  if (isOver(claim)) return [];
  const moves = movesToShow(claim, analysis.moves(claim.position));
  const replies = positionsToAnswer(claim, moves).map((position) => analysis.moves(position));
  return stepsFrom(claim, moves, replies);
}

const rootOf = (analysis: Analysis, drawn: Board, side: Side): Claim => {
  const position = rubicon.position(drawn, side);
  return claimOf(position, analysis.value(position));
};

const plain = (moves: readonly Move[]) =>
  moves.map(({ from, to }) => `${from}-${to}`).sort((a, b) => a.localeCompare(b));

const same = (one: Move) => (other: Move) => one.from === other.from && one.to === other.to;

const distance = (value: Value) => (value.winner === 'tie' ? Number.NaN : value.distance);

/** The faults, by the rules, of a step of a proof of a win or a loss. */
function faultsOf(
  drawn: Board,
  { position, value }: Claim,
  legal: readonly Move[],
  step: ProofStep,
): string[] {
  const { move, next } = step;
  const right: Record<string, boolean> = {
    'the move is legal': legal.some(same(move)),
    'the winner stays': next.value.winner === value.winner,
  };
  if (step.kind === 'answered') {
    const [, after] = positionsAlong(position, [move]);
    right['the answer is legal'] = movesByRules(drawn, after as Position).some(same(step.answer));
    right['the answer is nearer to the end'] = distance(next.value) === distance(move.value) - 1;
    right['the move is nearer to the end'] = distance(move.value) < distance(value);
  } else {
    right['the move is one nearer to the end'] = distance(next.value) === distance(value) - 1;
    right['the way stays open'] = !step.closes;
  }
  return Object.keys(right).filter((name) => !right[name]);
}

/** Follows a proof of a win or a loss to all its ends and checks each step by the rules. */
function checkDecided(drawn: Board, analysis: Analysis, root: Claim): number {
  const checked = new Set<string>();
  const waiting = [root];
  for (let claim = waiting.pop(); claim !== undefined; claim = waiting.pop()) {
    const { position, value } = claim;
    if (checked.has(positionKey(position))) continue;
    checked.add(positionKey(position));
    const ending = endingByRules(drawn, position);
    if (ending !== null) {
      expect({ isOver: isOver(claim), ending: endingOf(drawn, position), winner: value.winner }).toEqual({
        isOver: true,
        ending,
        winner: winnerByRules(ending, position),
      });
      continue;
    }
    const steps = stepsOf(analysis, claim);
    const legal = movesByRules(drawn, position);
    const faults = steps.flatMap((step) => faultsOf(drawn, claim, legal, step));
    if (standing(claim) === 'won') {
      const kinds = steps.map(({ kind }) => kind);
      expect({ isOver: isOver(claim), faults, kinds }).toEqual({
        isOver: false,
        faults: [],
        kinds: ['holds'],
      });
    } else {
      const areAnswered = steps.every(({ kind }) => kind === 'answered');
      const moves = plain(steps.map(({ move }) => move));
      const longest = Math.max(...steps.map(({ move }) => distance(move.value)));
      expect({ isOver: isOver(claim), faults, areAnswered, moves, longest }).toEqual({
        isOver: false,
        faults: [],
        areAnswered: true,
        moves: plain(legal),
        longest: distance(value) - 1,
      });
    }
    waiting.push(...steps.map(({ next }) => next));
  }
  return checked.size;
}

describe('a proof of a win or of a loss', () => {
  it('holds by the rules to all its ends, and its distances fall', () => {
    let checked = 0;
    for (const [drawn, side] of starts) {
      withSolved(rubicon, drawn, (analysis) => {
        const root = rootOf(analysis, drawn, side);
        if (root.value.winner !== 'tie') checked += checkDecided(drawn, analysis, root);
      });
    }
    expect(checked).toBeGreaterThan(5000);
  });
});

describe('a proof of a tie', () => {
  const answers = readData('boards-1000.ans').split('\n');
  const ties = [TIE, ...corpus.filter((_, index) => answers[index] === 'Tie').slice(0, 12)];

  it('tells the safe moves from those that lose, which are answered', () => {
    expect(ties).toHaveLength(13);
    for (const drawn of ties) {
      withSolved(rubicon, drawn, (analysis) => {
        const root = rootOf(analysis, drawn, 'red');
        const steps = stepsOf(analysis, root);
        expect(plain(steps.map(({ move }) => move))).toEqual(plain(movesByRules(drawn, root.position)));
        expect(steps.some(({ kind }) => kind === 'holds')).toBe(true);
        for (const step of steps) {
          expect(step.next.value).toEqual(analysis.value(step.next.position));
          if (step.kind === 'holds') expect(step.next.value).toEqual({ winner: 'tie' });
          else expect(checkDecided(drawn, analysis, step.next)).toBeGreaterThan(0);
        }
      });
    }
  });

  it('stops where a position of the path repeats', () => {
    for (const drawn of ties) {
      withSolved(rubicon, drawn, (analysis) => {
        let claim = rootOf(analysis, drawn, 'red');
        const way = [positionKey(claim.position)];
        for (;;) {
          const steps = stepsOf(analysis, claim).filter((step) => step.kind === 'holds');
          for (const { closes, next } of steps) expect(closes).toBe(way.includes(positionKey(next.position)));
          const open = steps.find(({ closes }) => !closes);
          if (open === undefined || way.length > 12) break;
          claim = open.next;
          way.push(positionKey(claim.position));
          expect(claim.path).toHaveLength(way.length - 1);
        }
      });
    }
  });

  it('treats swapped generals as the same position', () => {
    const position = { generals: [3, 5], pawn: 7, side: 'red' } as const;
    expect(positionKey({ ...position, generals: [5, 3] })).toBe(positionKey(position));
    expect(positionKey({ ...position, side: 'black' })).not.toBe(positionKey(position));
  });
});
