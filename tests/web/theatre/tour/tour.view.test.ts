import { describe, expect, it, vi } from 'vitest';
import { emptyBoard, linkOf, marked, type Rows, sample } from '../../../../e2e/support/boards.ts';
import { sentencesOfSample2 } from '../../../../e2e/theatre/tour/sample-2.ts';
import { visit } from '../../support/visit.ts';
import { awaitScripts, runningWorkers } from '../../support/worker-script.ts';
import { Tour } from './tour-page.ts';

const sentences = sentencesOfSample2('en');
/** Stops the clock once the sentence is shown and said. */
async function stopClock(tour: Tour): Promise<void> {
  await tour.expectHeard(/./);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'performance'] });
}

/** Expects the sentence shown to stand for `seconds`, and the next one once its picture has moved. */
async function expectToStand(tour: Tour, seconds: number): Promise<void> {
  const { sentence } = tour;
  await vi.advanceTimersByTimeAsync(1000 * seconds - 50);
  expect(tour.sentence).toBe(sentence);
  for (let more = 0; more < 20 && tour.sentence === sentence; more++) await vi.advanceTimersByTimeAsync(100);
  expect(tour.sentence).not.toBe(sentence);
}

describe('the tour of a board', () => {
  it('opens with the theatre, and is played, each sentence as long as it takes to read', async () => {
    const tour = await Tour.of(sample(2).rows);
    expect(tour.rubicon.page.getByRole('tab', { selected: true })).toHaveTextContent('Tour');
    expect(tour.ground).toBe('Your board');
    await stopClock(tour);
    await tour.press('Play the tour');
    for (const words of sentences.slice(0, 3)) {
      expect(words).toContain(tour.sentence);
      await vi.advanceTimersByTimeAsync(200);
      expect(tour.heard).toBe(words);
      await expectToStand(tour, tour.sentence.length / 17 - 0.2);
    }
    await tour.press('Pause');
    const paused = tour.sentence;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(tour.sentence).toBe(paused);
  });

  it('is gone through by buttons and keys', async () => {
    const tour = await Tour.of(sample(2).rows);
    await tour.expectHeard(sentences[0]);
    for (const name of ['To the beginning', 'Previous sentence']) expect(tour.button(name)).toBeDisabled();
    await tour.press('Next sentence');
    await tour.expectHeard(sentences[1]);
    await tour.keys('{ArrowRight}');
    await tour.expectHeard(sentences[2]);
    expect(tour.rubicon.page.getByText('Sentence 3 of 42')).toBeVisible();
    await tour.keys('k');
    await tour.expectHeard(/The pawn is on row 1/);
    // The browser's own keys.
    await tour.keys('{Control>}{End}{/Control}{Meta>}{ArrowRight}{/Meta}');
    expect(tour.rubicon.page.getByText('Sentence 2 of 42')).toBeVisible();
    await tour.keys('{End}');
    await tour.expectHeard(sentences.at(-1));
    for (const name of ['Next sentence', 'To the end']) expect(tour.button(name)).toBeDisabled();
    await tour.press('Previous sentence');
    await tour.expectHeard(sentences.at(-2));
    await tour.press('To the beginning');
    await tour.expectHeard(sentences[0]);
  });

  it('goes to a chapter, where space plays', async () => {
    const tour = await Tour.of(sample(2).rows);
    await tour.goToChapter(4);
    await tour.expectChapter(4);
    expect(tour.chapters.map(({ classList }) => classList.contains('past'))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((chapter) => chapter < 4),
    );
    await tour.keys(' ');
    tour.button('Pause');
    await tour.keys(' ');
    tour.button('Play the tour');
    // By the keyboard, a chapter keeps the focus.
    tour.chapters[1]?.focus();
    await tour.keys('{Enter}');
    await tour.expectChapter(2);
    expect(tour.chapters[1]).toHaveFocus();
  });

  it('has its place in the address, and is come back to by a reload and by Back', async () => {
    const tour = await Tour.of(sample(2).rows);
    await tour.goToChapter(3);
    await tour.press('Next sentence');
    const { sentence } = tour;
    await expect.poll(() => location.hash).toMatch(/&view=theatre&act=tour&chapter=loss&sentence=1$/);
    const again = await Tour.reloaded();
    await again.expectSentence(sentence);
    await again.rubicon.press('Analysis');
    await again.rubicon.expectAnswer(sample(2).answer);
    history.back();
    await again.expectSentence(sentence);
    await again.expectChapter(3);
  });

  it('is not replaced by that of a board before, which takes longer to be found', async () => {
    const tour = await Tour.of(sample(2).rows);
    const seen = new Set<number>();
    const total = () => document.querySelector<HTMLProgressElement>('.tour-decided progress')?.max ?? 0;
    new MutationObserver(() => seen.add(total())).observe(document, { childList: true, subtree: true });
    const open = (side: number) =>
      marked(marked(emptyBoard(side, side), 'O', [1, 1], [1, 3]), 'X', [side, 2]);
    const follow = (rows: Rows) => tour.rubicon.follow(`${linkOf(rows)}&view=theatre`);
    // Two generals, which are alike, the pawn, and either side to move.
    const positions = (free: number) => free * (free - 1) * free;
    follow(open(7));
    follow(sample(4).rows);
    await expect.poll(total).toBe(positions(22));
    // That takes longer still.
    follow(open(8));
    await expect.poll(total).toBe(positions(64));
    expect(seen).not.toContain(positions(49));
  });

  it('is begun anew by who comes back to it, if its worker never came', async () => {
    const tour = new Tour(await visit(linkOf(sample(2).rows)));
    await tour.rubicon.expectAnswer(sample(2).answer);
    awaitScripts(true);
    await tour.rubicon.press('Theatre');
    await tour.rubicon.page.findByText('Solving the board…');
    awaitScripts(false);
    await tour.rubicon.press('Analysis');
    await tour.rubicon.press('Theatre');
    await tour.expectHeard(sentences[0]);
    await expect.poll(runningWorkers).toBe(1);
  });

  it('is another one for another board, from the beginning', async () => {
    const tour = await Tour.of(sample(2).rows, '&chapter=loss');
    await tour.rubicon.press('Analysis');
    location.hash = linkOf(sample(4).rows);
    await tour.rubicon.expectAnswer(sample(4).answer);
    await tour.rubicon.press('Theatre');
    await tour.expectChapter(1);
    await tour.goToChapter(8);
    await tour.expectSentence(/^The queue is empty: no more can be decided\. \d+ positions are left/);
    expect(tour.ground).toBe('Your board');
    // And another one with the other side to move.
    const { rows } = sample(4);
    tour.rubicon.follow(`${linkOf(rows)}&t=b&view=theatre&chapter=yours`);
    await tour.expectHeard(/Black to move/);
    tour.rubicon.follow(`${linkOf(rows)}&view=theatre&chapter=yours`);
    await tour.expectHeard(/Red to move/);
  });

  it('is told on an example board instead of one that is too large, or lacks pieces', async () => {
    const large = marked(marked(emptyBoard(11, 10), 'O', [1, 1], [1, 3]), 'X', [11, 2]);
    const why = /^Your board has 11 × 10 cells, .* an example board instead\.$/;
    for (const rows of [large, marked(sample(2).rows, '.', [3, 2])]) {
      const tour = await Tour.of(rows, '&act=tour&chapter=yours');
      await tour.expectSentence(/the start position/);
      expect(tour.ground).toBe('Example board');
      expect(tour.rubicon.page.queryAllByText(why)).toHaveLength(rows === large ? 1 : 0);
    }
  });
});

describe('the pace of the tour', () => {
  const chosen = (tour: Tour) => tour.side.getByRole('radio', { checked: true }).getAttribute('aria-label');

  it('is chosen, and kept for the next visit', async () => {
    const tour = await Tour.of(sample(2).rows);
    expect(chosen(tour)).toBe('1 times the usual speed');
    await tour.rubicon.user.click(tour.side.getByRole('radio', { name: '2 times the usual speed' }));
    const next = await Tour.again(sample(2).rows);
    expect(chosen(next)).toBe('2 times the usual speed');
    await stopClock(next);
    await next.press('Play the tour');
    await expectToStand(next, next.sentence.length / 17 / 2);
    expect(sentences[1]).toContain(next.sentence);
  });

  it('changes by keys, to its ends and no further', async () => {
    const tour = await Tour.of(sample(2).rows);
    const speeds = [];
    for (const key of '-=++--'.split('')) {
      await tour.keys(key);
      speeds.push(chosen(tour)?.split(' ')[0]);
    }
    expect(speeds).toEqual(['0.75', '1', '1.5', '2', '1.5', '1']);
    await tour.keys('+++');
    expect(chosen(tour)).toBe('2 times the usual speed');
  });
});
