import { computed, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Board, Side, Value } from '../../wasm/game.ts';
import type { Drawing, Question } from './drawing.ts';
import { positionKey, positionsAlong, startPosition } from './line.ts';
import type { Solution } from './solution.ts';
import { beginsWith, type Variation } from './variations.ts';

/** A game against a perfect opponent, played on from the opening moves. */
export interface Game {
  readonly board: Board;
  /** Side to move in the start position. */
  readonly side: Side;
  /** The moves from the start position to the game's first position. */
  readonly opening: Variation;
  readonly visitor: Side | 'both';
  /** The value of the first position. */
  readonly promise: Value;
  /** The positions, as moves, for which a hint was requested. */
  readonly hints: readonly Variation[];
  readonly valuesShown: boolean;
  /** A puzzle: a move that gives the win away is reported at once. */
  readonly isPuzzle: boolean;
}

/** State derived from a game that was begun. */
export interface GameShown {
  /** The game, while the board and the moves played are its own; else null. */
  readonly game: ReadonlySignal<Game | null>;
  readonly gameOver: ReadonlySignal<boolean>;
  /** Whether future moves and values must be hidden, because they would give the answer away. */
  readonly valuesHidden: ReadonlySignal<boolean>;
}

export function deriveGame(sources: {
  readonly begun: Signal<Game | null>;
  readonly awaited: Signal<Board | null>;
  readonly drawing: ReadonlySignal<Drawing>;
  readonly solution: ReadonlySignal<Solution | null>;
}): GameShown {
  const game = computed(() => {
    const begun = sources.begun.value;
    return begun !== null && belongsTo(begun, sources.drawing.value) ? begun : null;
  });
  const gameOver = computed(() => {
    if (game.value === null) return false;
    const { played } = sources.drawing.value;
    const choices = sources.solution.value?.choices[played.length];
    return choices?.length === 0 || isRepeated(game.value, played);
  });
  const valuesHidden = computed(() => {
    if (game.value === null) return sources.awaited.value === sources.drawing.value.board;
    return !game.value.valuesShown && !gameOver.value;
  });
  return { game, gameOver, valuesHidden };
}

/** Whether the current position of the game occurs for the third time (the generals are interchangeable). */
export function isRepeated({ board, side, opening }: Game, played: Variation): boolean {
  const start = startPosition(board, side);
  if (start === null) return false;
  const times = new Map<string, number>();
  for (const position of positionsAlong(start, played).slice(opening.length)) {
    const key = positionKey(position);
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  return Math.max(...times.values()) >= 3;
}

/** Whether a game on the board is this one. */
export function belongsTo({ board, side, opening }: Game, drawing: Question): boolean {
  return board === drawing.board && side === drawing.side && beginsWith(drawing.played, opening);
}
