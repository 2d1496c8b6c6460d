import type { Side } from '../../../wasm/rubicon.ts';
import type { Mark, Neighbour } from '../model/scene.ts';

/** The line under a small board; dim where nothing is told, yet or at all. */
export interface Caption {
  readonly text: string;
  readonly tone: 'dim' | 'plain' | 'won' | 'lost';
}

/** What is said of a neighbour; `heard` tells whether its news has arrived. */
export function captionOf({ position, before, after, news, turn }: Neighbour, heard: boolean): Caption {
  if (!heard) return { text: markText(before, position.side), tone: turn === 'coming' ? 'dim' : 'plain' };
  if (news === 'known') return { text: markText(after, position.side), tone: 'dim' };
  if (news !== 'counted') return { text: markText(after, position.side), tone: news };
  return { text: `${markText(before, position.side)}→${markText(after, position.side)}`, tone: 'plain' };
}

/** The moves left, or a triangle and the distance: up where the side to move wins, down where it loses. */
export function markText(mark: Mark, side: Side): string {
  if (!mark.decided) return `${mark.counter}`;
  if (mark.value.winner === 'tie') return '';
  return `${mark.value.winner === side ? '▲' : '▼'}${mark.value.distance}`;
}
