import type { Move, Position, Side, ValuedMove } from '../../../../wasm/game.ts';
import { followMove, positionKey } from '../../../model/line.ts';
import { shortestLoops } from '../../../model/loops.ts';
import type { Adjacent } from '../../../model/rules.ts';
import { sameMove } from '../../../model/variations.ts';

/** A shortest loop whose four moves all keep the tie. */
export interface Loop {
  /** The moves that lead to the beginning of the loop; they keep the tie too. */
  readonly lead: readonly Move[];
  readonly moves: readonly Move[];
  /** What keeps each side in the loop, first the side that begins. */
  readonly holds: readonly Hold[];
}

/** How a side stays in a loop while the other side does too. */
export interface Hold {
  readonly side: Side;
  /** The two cells between which its piece goes. */
  readonly cells: readonly [number, number];
  /** The number of its other moves on the way, and how many of them lose. */
  readonly others: number;
  readonly losing: number;
  /** Whether each of the others goes from these cells to another one. */
  readonly leaving: boolean;
}

/**
 * Returns the legal moves of each position, best first, an empty list for no positions; null if the solver
 * has gone on to another board.
 */
type Ask = (positions: readonly Position[]) => Promise<readonly (readonly ValuedMove[])[] | null>;

/** A tied position, and the shortest way to it. */
interface Node {
  readonly position: Position;
  readonly lead: readonly Move[];
  choices: readonly ValuedMove[];
  /** The moves that keep the tie. */
  readonly keeping: Adjacent[];
}

/** Nodes by the key of their position. */
type Nodes = Map<string, Node>;

/** Search limit: positions visited before giving up. */
const SEARCH_LIMIT = 4000;

/**
 * The loop that begins soonest when from a tied position both sides keep the tie; of several the one that fewer sides,
 * and by fewer moves, can leave without losing. Null where none is near.
 */
export async function findLoop(start: Position, ask: Ask): Promise<Loop | null> {
  const root: Node = { position: start, lead: [], choices: [], keeping: [] };
  const nodes: Nodes = new Map([[positionKey(start), root]]);
  const layers = [[root]];
  // What follows within three moves tells whether a loop begins.
  for (let at = 0; at < layers.length + 3 && nodes.size <= SEARCH_LIMIT; at++) {
    const layer = layers[at] ?? [];
    const known = await ask(layer.map(({ position }) => position));
    if (known === null) return null;
    const next = layer.flatMap((node, index) => expand(node, known[index] ?? [], nodes));
    if (next.length > 0) layers.push(next);
    const [best] = (layers[at - 3] ?? []).flatMap((node) => loopsFrom(node, nodes)).sort(compareLoops);
    if (best !== undefined) return best;
  }
  return null;
}

/** Stores the moves of a position, and returns the tied positions that were not known before. */
function expand(at: Node, choices: readonly ValuedMove[], nodes: Nodes): Node[] {
  at.choices = choices;
  return choices.flatMap(({ from, to, value }) => {
    const move = { from, to };
    const position = value.winner === 'tie' ? followMove(at.position, move) : null;
    if (position === null) return [];
    at.keeping.push({ move, position });
    const key = positionKey(position);
    if (nodes.has(key)) return [];
    const next: Node = { position, lead: [...at.lead, move], choices: [], keeping: [] };
    nodes.set(key, next);
    return [next];
  });
}

function loopsFrom({ position: begin, lead }: Node, nodes: Nodes): Loop[] {
  const at = (position: Position) => nodes.get(positionKey(position));
  const turn = (position: Position, { move }: Adjacent): Turn => {
    return { side: position.side, move, choices: at(position)?.choices ?? [] };
  };
  return Array.from(
    shortestLoops(begin, (position) => at(position)?.keeping ?? []),
    ([there, other, back, otherBack]) => ({
      lead,
      moves: [there, other, back, otherBack].map(({ move }) => move),
      holds: [
        holdOf(turn(begin, there), turn(other.position, back)),
        holdOf(turn(there.position, other), turn(back.position, otherBack)),
      ],
    }),
  );
}

/** A side's move in a loop, and all its legal moves at that time. */
interface Turn {
  readonly side: Side;
  readonly move: Move;
  readonly choices: readonly ValuedMove[];
}

/** What else a side could do that makes a move and takes it back. */
function holdOf(there: Turn, back: Turn): Hold {
  const { from, to } = there.move;
  const cells = [from, to] as const;
  const others = [there, back].flatMap(({ move, choices }) =>
    choices.filter((each) => !sameMove(each, move)),
  );
  return {
    side: there.side,
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
