import type { Side } from '../../../wasm/rubicon.ts';
import type { Mark, Neighbour } from '../model/scene.ts';

/** A counter: so many moves are left of so many. */
export interface Dots {
  readonly left: number;
  readonly of: number;
}

/** The line under a small board: a mark, or the dots of a counter. Dim where nothing is told, yet or at all. */
export interface Caption {
  readonly text: string;
  readonly dots: Dots | null;
  readonly tone: 'dim' | 'plain' | 'won' | 'lost';
}

/** How far the news of a neighbour is: not told, told, and no longer flashing. */
export type Telling = 'before' | 'told' | 'settled';

/** What is said of a neighbour. A loss is a counter that has gone out, before it is a distance. */
export function captionOf(neighbour: Neighbour, telling: Telling): Caption {
  const { before, after, news, turn, moves } = neighbour;
  if (telling === 'before') return captionAt(neighbour, before, turn === 'coming' ? 'dim' : 'plain');
  if (news === 'known') return captionAt(neighbour, after, 'dim');
  if (news === 'lost' && telling === 'told') return { text: '', dots: { left: 0, of: moves }, tone: 'lost' };
  return captionAt(neighbour, after, news === 'counted' ? 'plain' : news);
}

function captionAt({ position: { side }, moves }: Neighbour, mark: Mark, tone: Caption['tone']): Caption {
  if (mark.decided) return { text: markText(mark, side), dots: null, tone };
  return { text: '', dots: { left: mark.counter, of: moves }, tone };
}

/** A triangle and the distance: up where the side to move wins, down where it loses; empty where neither is known. */
export function markText(mark: Mark, side: Side): string {
  if (!mark.decided || mark.value.winner === 'tie') return '';
  return `${mark.value.winner === side ? '▲' : '▼'}${mark.value.distance}`;
}
