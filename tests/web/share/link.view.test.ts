import { within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { linkOf, sample } from '../../../e2e/support/boards.ts';
import type { Rubicon } from '../support/rubicon.ts';
import { visit } from '../support/visit.ts';

const long = sample(5);

const sharing = ({ page }: Rubicon) => page.getByRole('region', { name: 'Share' });
const said = (rubicon: Rubicon) =>
  expect.poll(() => within(sharing(rubicon)).getByRole('status').textContent);

it('a link is copied that opens the same board at the same move', async () => {
  const rubicon = await visit(linkOf(long.rows));
  await rubicon.expectMove(0, 75);
  await rubicon.user.keyboard('{ArrowRight>12/}');
  await rubicon.expectMove(12, 75);
  const shown = rubicon.rows();
  expect(shown).not.toEqual(long.rows);
  await rubicon.press('Copy link');
  await said(rubicon).toBe('Link copied');
  expect(rubicon.button('Copy link')).toHaveClass('done');
  const link = await navigator.clipboard.readText();
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1\/some\/where\/#b=/);
  await expect.poll(() => location.href).toBe(link);

  const other = await visit(new URL(link).hash);
  await other.expectMove(12, 75);
  await other.expectBoard(shown);
  await other.expectAnswer(long.answer);
  await other.press('First');
  await other.expectBoard(long.rows);
});

it('the system sends it, if it can; a visitor who cancels is told nothing', async () => {
  const rubicon = await visit(linkOf(long.rows));
  expect(rubicon.page.queryByRole('button', { name: 'Send to…' })).toBeNull();

  const sent: ShareData[] = [];
  const errors = ['AbortError', 'NotAllowedError'];
  const able = await visit(linkOf(long.rows), {
    share: async (link = {}) => {
      const error = errors[sent.push(link) - 1];
      if (error !== undefined) throw new DOMException('it was not sent', error);
    },
  });
  await able.press('Send to…');
  await expect
    .poll(() => sent)
    .toEqual([{ title: 'Rubicon: the river-crossing pawn game, solved', url: location.href }]);
  await said(able).toBe('');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await able.press('Send to…');
  const sentence = 'The browser could not send the link. Copy it instead.';
  await said(able).toBe(sentence);
  // Longer than a confirmation stays.
  await vi.advanceTimersByTimeAsync(10_000);
  await said(able).toBe(sentence);
  vi.useRealTimers();
  await able.press('Send to…');
  await expect.poll(() => sent.length).toBe(3);
});
