import type { QueueNews } from '../../sound/model/score.ts';
import type { Beat } from './beats.ts';

/** What a sentence sounds like: news of the queue, the hum of a tie, or nothing. */
export function soundOf({ chapter, nth, says, scene }: Beat): QueueNews | 'hum' | null {
  const { isNews, isLit, value, position, small } = scene;
  if (chapter === 'tie') return nth === 0 ? 'hum' : null;
  if (isNews && value !== null && value.winner !== 'tie') {
    const isWin = value.winner === position.side;
    return { queued: 1, wins: isWin ? 1 : 0, losses: isWin ? 0 : 1 };
  }
  if (says.name === 'fill') return tick(small.length + 1);
  return isLit ? tick(1 + small.filter(({ turn }) => turn === 'now').length) : null;
}

/** The race before a chapter. */
export function soundOfRace({ race }: Beat): QueueNews {
  return tick(race.length);
}

function tick(queued: number): QueueNews {
  return { queued, wins: 0, losses: 0 };
}
