import { describe, expect, it } from 'vitest';
import type { Mark, Neighbour } from '../../../../web/theatre/model/scene.ts';
import { captionOf } from '../../../../web/theatre/stage/caption.ts';

describe('the caption of a small board', () => {
  const counter = (left: number): Mark => ({ decided: false, counter: left });
  const won: Mark = { decided: true, value: { winner: 'black', distance: 12 } };
  const lost: Mark = { decided: true, value: { winner: 'red', distance: 7 } };
  const neighbour = (news: Neighbour['news'], before: Mark, afterwards: Mark): Neighbour => ({
    position: { generals: [0, 1], pawn: 8, side: 'black' },
    move: { from: 8, to: 5 },
    moves: 3,
    turn: 'now',
    news,
    before,
    after: afterwards,
  });

  const dots = (left: number) => ({ text: '', dots: { left, of: 3 } });
  const text = (mark: string) => ({ text: mark, dots: null });

  it.each([
    ['counted', counter(3), counter(2), dots(3), dots(2), dots(2), 'plain'],
    ['won', counter(3), won, dots(3), text('▲12'), text('▲12'), 'won'],
    ['lost', counter(1), lost, dots(1), dots(0), text('▼7'), 'lost'],
    ['known', won, won, text('▲12'), text('▲12'), text('▲12'), 'dim'],
  ] as const)(
    '%s: the mark before, then what it became',
    (news, before, afterwards, first, then, last, tone) => {
      const shown = neighbour(news, before, afterwards);
      expect(captionOf(shown, 'before')).toEqual({ ...first, tone: 'plain' });
      expect(captionOf({ ...shown, turn: 'coming' }, 'before')).toEqual({ ...first, tone: 'dim' });
      expect(captionOf(shown, 'arrived')).toEqual({ ...then, tone });
      expect(captionOf(shown, 'settled')).toEqual({ ...last, tone });
    },
  );
});
