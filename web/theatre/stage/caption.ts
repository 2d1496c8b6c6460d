import type { Side, Value } from '../../../wasm/rubicon.ts';
import type { Mark, Neighbour } from '../model/scene.ts';

/** A counter: the moves that are left, and all moves. */
export interface Dots {
  readonly left: number;
  readonly of: number;
}

/** The line under a small board: a value, or the dots of a counter. Dim if the neighbour was not informed or learned nothing. */
export interface Caption {
  readonly text: string;
  readonly dots: Dots | null;
  readonly tone: 'dim' | 'plain' | 'won' | 'lost' | 'tie';
}

/** Progress of a neighbour's news: before it arrives, when it arrives, and after the flash. */
export type NewsPhase = 'before' | 'arrived' | 'settled';

/** The caption of a neighbour. A loss shows its counter at zero before its distance. */
export function captionOf(neighbour: Neighbour, phase: NewsPhase): Caption {
  const { before, after, news, turn, moves } = neighbour;
  if (phase === 'before') return captionAt(neighbour, before, turn === 'coming' ? 'dim' : 'plain');
  if (news === 'known') return captionAt(neighbour, after, 'dim');
  if (news === 'lost' && phase === 'arrived') return { text: '', dots: { left: 0, of: moves }, tone: 'lost' };
  return captionAt(neighbour, after, news === 'counted' ? 'plain' : news);
}

function captionAt({ position: { side }, moves }: Neighbour, mark: Mark, tone: Caption['tone']): Caption {
  if (mark.decided) return { text: valueText(mark.value, side), dots: null, tone };
  return { text: '', dots: { left: mark.counter, of: moves }, tone };
}

/** What a value means to the side to move. */
export function standingOf(value: Value, side: Side): 'won' | 'lost' | 'tie' {
  if (value.winner === 'tie') return 'tie';
  return value.winner === side ? 'won' : 'lost';
}

/** A triangle and the distance: up if the side to move wins, down if it loses; `=` for a tie. */
export function valueText(value: Value, side: Side): string {
  if (value.winner === 'tie') return '=';
  return `${value.winner === side ? '▲' : '▼'}${value.distance}`;
}
