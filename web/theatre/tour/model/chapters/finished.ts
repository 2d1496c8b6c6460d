import { bare, type Draft, smallOf } from '../draft.ts';
import type { FoundTour } from '../found.ts';

/** The finished games, with which the analysis begins. */
export function finishedBeats({ ground, start, games, won, queue }: FoundTour['finished']): Draft[] {
  const [first, ...next] = queue;
  const { finished } = ground;
  const filled = {
    ...bare(ground, first?.position ?? start),
    value: first?.value ?? null,
    small: next.map((queued) => smallOf({ ...queued, move: null }, 'plain')),
  };
  return [
    {
      says: { name: 'ask', facts: { count: ground.positions } },
      scene: bare(ground, start),
      ground,
      decided: 0,
    },
    ...games.map((game): Draft => {
      const { ending, value, position } = game;
      const winner = value.winner === 'tie' ? 'red' : value.winner;
      return {
        says: { name: 'ended', facts: { ending, winner, side: position.side } },
        // The signs are explained at the end of the chapter.
        scene: { ...bare(game.ground, position), value, isMarked: false, isNews: true, last: game.last },
        ground: game.ground,
        decided: 0,
      };
    }),
    {
      says: { name: 'fill', facts: { lost: finished - won, won } },
      scene: filled,
      ground,
      decided: finished,
    },
  ];
}
