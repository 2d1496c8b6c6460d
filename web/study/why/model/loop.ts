import type { Move, Position, Side, ValuedMove } from '../../../../wasm/game.ts';
import { followMove, positionKey } from '../../../model/line.ts';
import { sameMove } from '../../../model/variations.ts';

/**
 * A loop in which each side makes a move and takes it back, and none of the four moves gives the tie away. No loop is shorter,
 * because either side returns to a position only after an even number of its moves.
 */
export interface Loop {
  /** The moves, all keeping the tie, that lead to the start of the loop. */
  readonly lead: readonly Move[];
  readonly moves: readonly Move[];
  /** How each side stays in the loop, first the one that begins it. */
  readonly holds: readonly Hold[];
}

/** How a side stays in a loop while the other does, too. */
export interface Hold {
  readonly side: Side;
  /** The two cells between which its piece moves. */
  readonly cells: readonly [number, number];
  /** Number of its other moves along the loop, and how many of them lose. */
  readonly others: number;
  readonly losing: number;
  /** Whether each of the others moves the piece from these cells to another one. */
  readonly leaving: boolean;
}

/** Returns the legal moves of each position, best first; null if they are no longer available. */
type Ask = (positions: readonly Position[]) => Promise<readonly (readonly ValuedMove[])[] | null>;

/** A tied position, and how it was first reached. */
interface Node {
  readonly position: Position;
  readonly lead: readonly Move[];
  choices: readonly ValuedMove[];
  /** The moves that keep the tie. */
  readonly safe: Edge[];
}

interface Edge {
  readonly at: Node;
  readonly move: Move;
  readonly to: Node;
}

/** Search limit: positions visited before giving up. */
const SEARCH_LIMIT = 4000;

/**
 * The loop that begins soonest if both sides keep the tie; among equals the one that the fewest sides can leave without losing,
 * by the fewest moves. Null if none is near.
 */
export async function findLoop(start: Position, ask: Ask): Promise<Loop | null> {
  const root: Node = { position: start, lead: [], choices: [], safe: [] };
  const nodes = new Map([[positionKey(start), root]]);
  const layers = [[root]];
  // Three more moves decide whether a loop begins here.
  for (let at = 0; at < layers.length + 3 && nodes.size <= SEARCH_LIMIT; at++) {
    const layer = layers[at] ?? [];
    const known = layer.length === 0 ? [] : await ask(layer.map(({ position }) => position));
    if (known === null) return null;
    const next = layer.flatMap((node, index) => addMoves(node, known[index] ?? [], nodes));
    if (next.length > 0) layers.push(next);
    const [best] = (layers[at - 3] ?? []).flatMap(loopsFrom).sort(compareLoops);
    if (best !== undefined) return best;
  }
  return null;
}

/** Adds the moves of a position, and returns the tied positions that are new. */
function addMoves(at: Node, choices: readonly ValuedMove[], nodes: Map<string, Node>): Node[] {
  at.choices = choices;
  return choices.flatMap(({ from, to, value }) => {
    const move = { from, to };
    const position = value.winner === 'tie' ? followMove(at.position, move) : null;
    if (position === null) return [];
    const key = positionKey(position);
    const known = nodes.get(key);
    const next = known ?? { position, lead: [...at.lead, move], choices: [], safe: [] };
    nodes.set(key, next);
    at.safe.push({ at, move, to: next });
    return known === undefined ? [next] : [];
  });
}

function loopsFrom(begin: Node): Loop[] {
  return begin.safe.flatMap((there) =>
    there.to.safe.flatMap((other) => {
      const back = takenBack(there, other.to);
      const otherBack = back && takenBack(other, back.to);
      return back === undefined || otherBack === undefined
        ? []
        : [loopOf(begin, there, other, back, otherBack)];
    }),
  );
}

function takenBack({ move: { from, to } }: Edge, at: Node): Edge | undefined {
  return at.safe.find(({ move }) => move.from === to && move.to === from);
}

function loopOf(begin: Node, there: Edge, other: Edge, back: Edge, otherBack: Edge): Loop {
  return {
    lead: begin.lead,
    moves: [there, other, back, otherBack].map(({ move }) => move),
    holds: [holdOf(there, back), holdOf(other, otherBack)],
  };
}

/** The other moves that the side has where it makes this move and takes it back. */
function holdOf(there: Edge, back: Edge): Hold {
  const { from, to } = there.move;
  const cells = [from, to] as const;
  const others = [there, back].flatMap(({ at, move }) => at.choices.filter((each) => !sameMove(each, move)));
  return {
    side: there.at.position.side,
    cells,
    others: others.length,
    losing: others.filter(({ value }) => value.winner !== 'tie').length,
    leaving: others.every((each) => cells.includes(each.from)),
  };
}

function compareLoops(one: Loop, other: Loop): number {
  const free = ({ holds }: Loop) => holds.map(({ others, losing }) => others - losing);
  const sides = (loop: Loop) => free(loop).filter((each) => each > 0).length;
  const moves = (loop: Loop) => free(loop).reduce((sum, each) => sum + each, 0);
  return sides(one) - sides(other) || moves(one) - moves(other);
}
