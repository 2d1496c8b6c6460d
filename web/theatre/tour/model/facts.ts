import type { Ending, Side, Value } from '../../../../wasm/game.ts';

/** The side to move, and the other side. */
export interface Sides {
  readonly side: Side;
  readonly foe: Side;
}

/** The sentences of the tour by name, with their facts. Numbers of moves are of both sides together. */
export interface Facts {
  readonly ask: { readonly count: number };
  readonly ended: { readonly ending: Ending; readonly winner: Side; readonly side: Side };
  /** Finished positions that the side to move has lost, and those that it has won. */
  readonly fill: { readonly lost: number; readonly won: number };

  readonly take: { readonly winner: Side };
  readonly earlier: Sides & { readonly moves: number };
  readonly enough: Sides;

  readonly counter: Sides & { readonly moves: number };
  readonly oneLess: Sides & { readonly left: number };
  readonly lastChance: Sides & { readonly left: number };
  readonly allLose: Sides & { readonly distance: number };
  readonly needsAll: object;

  readonly inTime: Sides & { readonly distance: number };
  readonly later: { readonly distance: number };
  readonly shortestFirst: object;

  readonly soon: Sides & { readonly distance: number };
  readonly late: { readonly foe: Side; readonly distance: number };
  readonly longest: Sides & { readonly distance: number; readonly slower: number };
  readonly longestLast: object;

  readonly front: { readonly distance: number };
  readonly joins: { readonly distance: number };
  readonly turned: { readonly distance: number };

  /** `nth`: its place in the queue, from 1. */
  readonly reached: { readonly nth: number; readonly isOwn: boolean; readonly value: Value };
  readonly notReached: { readonly isOwn: boolean };
  readonly oneWins: Sides & { readonly distance: number };
  readonly mustLose: Sides & { readonly moves: number; readonly distance: number };
  readonly nobodyForces: { readonly side: Side; readonly losing: number };
  readonly isOver: { readonly winner: Side };

  readonly leftOver: { readonly count: number };
  /** The visitor's board has no tie; the one shown has `count`. */
  readonly leftElsewhere: { readonly count: number };
  readonly noWin: Sides;
  readonly notAllLose: object;
  readonly foeToo: Sides;
  readonly round: object;
  /** `losing`: the moves that lose; none wins. */
  readonly leave: { readonly losing: number };
  readonly moral: object;

  /** `free`: the cells without an obstacle; `count`: the positions. */
  readonly state: { readonly free: number; readonly count: number };
  readonly number: object;
  readonly undoPawn: object;
  readonly undoGeneral: object;
  readonly begin: Sides & { readonly moves: number };
  readonly joinEnded: object;
  readonly loop: { readonly winner: Side; readonly distance: number };
  readonly writeWin: { readonly side: Side };
  readonly writeCount: Sides & { readonly left: number };
  readonly writeLoss: { readonly side: Side; readonly distance: number };
  readonly writeAnswer: { readonly value: Value };
}

/** A sentence, not yet in any language. */
export type Says = {
  readonly [Name in keyof Facts]: { readonly name: Name; readonly facts: Facts[Name] };
}[keyof Facts];
