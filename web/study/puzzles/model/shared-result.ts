import { LEVELS } from './puzzle.ts';
import { countSigns, type Sign } from './signs.ts';

/** A solved puzzle as it is shared: nothing in it tells a move. */
export interface SharedResult {
  readonly stars: string;
  readonly squares: string;
  /** The solution and the wrong moves before it. */
  readonly tries: number;
  readonly hints: number;
  /** As 1:05, or 1:02:03 from an hour on. */
  readonly time: string;
}

const SQUARES: Readonly<Record<Sign, string>> = { best: '🟩', slower: '🟨', thrown: '🟥', hinted: '🟦' };

/** What to share of a solved puzzle; `took` is the solving time (ms). */
export function sharedResult(level: number, signs: readonly Sign[], took: number): SharedResult {
  return {
    stars: '★'.repeat(level) + '☆'.repeat(LEVELS - level),
    squares: signs.map((sign) => SQUARES[sign]).join(''),
    tries: 1 + countSigns(signs, 'thrown'),
    hints: countSigns(signs, 'hinted'),
    time: clock(Math.max(0, Math.floor(took / 1000))),
  };
}

function clock(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = hours > 0 ? [hours, minutes, seconds % 60] : [minutes, seconds % 60];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 1 : 2, '0')).join(':');
}
