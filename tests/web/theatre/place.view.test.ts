import { describe, expect, it } from 'vitest';
import { emptyBoard, linkOf, marked, type Rows, sample } from '../../../e2e/support/boards.ts';
import { reload, visit } from '../support/visit.ts';
import { Run } from './steps/run-page.ts';

const { rows, answer } = sample(2);

/** Notes every sentence that is there when a frame is painted, and returns those seen so far. */
function watchSentences(run: Run): () => readonly string[] {
  const seen = new Set<string>();
  requestAnimationFrame(function look() {
    seen.add(run.sentence);
    requestAnimationFrame(look);
  });
  return () => [...seen];
}

describe('the theatre', () => {
  it('is a place of its own, with a link, and the board stays', async () => {
    const rubicon = await visit(linkOf(rows));
    await rubicon.press('Flip the view');
    await new Run(rubicon).enter();
    // The line that the pawn must reach, at the other edge of each picture.
    const [picture] = document.querySelectorAll('.queue .stage-thumbnail');
    const [, top, thick] =
      /^M0 (\d+)h\d+v(\d+)h/.exec(picture?.querySelector('.goal')?.getAttribute('d') ?? '') ?? [];
    expect(picture?.getAttribute('viewBox')?.split(' ')[3]).toBe(String(Number(top) + Number(thick)));
    expect(rubicon.button('Theatre')).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => location.hash).toBe(`${linkOf(rows)}&view=theatre&act=steps`);
    const run = new Run(await reload());
    await run.expect('sentence', /^Every finished game is in the queue: 114 positions\./);
    await run.press('your position');
    await run.expect('drawn', 'lost for Red in 2 moves');
    await run.rubicon.press('Analysis');
    await run.rubicon.expectBoard(rows);
    await run.rubicon.expectAnswer(answer);
    await expect.poll(() => location.hash).toBe(linkOf(rows));
  });

  it('has a run of a board without pieces, too, and keeps it', async () => {
    const run = await Run.of(marked(rows, '.', [3, 2]));
    expect(run.drawn).toBe('needs one pawn, two generals');
    expect([run.place, run.pins]).toEqual(['', 0]);
    expect(run.button('your position')).toBeDisabled();
    await run.press('next win');
    await run.expect('sentence', /has a move that wins/);
    await run.rubicon.press('Analysis');
    await run.rubicon.press('Theatre');
    await run.expect('sentence', /has a move that wins/);
    await run.press('The end');
    await run.expect('notice', /^The end\.$/);
  });

  it('shows nothing of the run before when another board comes to the stage', async () => {
    const run = await Run.of(rows);
    await run.press('A win');
    await run.expect('sentence', /has a move that wins/);
    await run.rubicon.press('Analysis');
    location.hash = linkOf(sample(4).rows);
    await run.rubicon.expectAnswer('Tie');
    const seen = watchSentences(run);
    await run.rubicon.press('Theatre');
    await run.expect('sentence', /^Every finished game/);
    expect(seen().filter((sentence) => /takes back a move/.test(sentence))).toEqual([]);
  });

  it('goes to the step of the address while its run is open', async () => {
    const run = await Run.of(rows, '&step=100');
    await run.expectStep(100);
    run.rubicon.follow(`${linkOf(rows)}&view=theatre&act=steps&step=200`);
    await run.expectStep(200);
    run.rubicon.follow(`${linkOf(rows)}&view=theatre&act=steps`);
    await run.expectStep(0);
    run.rubicon.follow(`${linkOf(rows)}&t=b&view=theatre&act=steps`);
    await run.expect('drawn', /^Black has \d moves left$/);
  });

  it('shows nothing of a run that was still opening when another board came', async () => {
    const run = await Run.of(rows);
    const before = run.progress;
    const isOpened = (progress: string) => progress !== before && /^Taken: 0 of /.test(progress);
    const seen = new Set<string>();
    new MutationObserver(() => seen.add(run.progress)).observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    const follow = (board: Rows) => run.rubicon.follow(`${linkOf(board)}&view=theatre&act=steps`);
    follow(sample(4).rows);
    follow(sample(3).rows);
    await expect.poll(() => isOpened(run.progress)).toBe(true);
    await run.press('One position forward');
    await run.expectStep(1);
    expect([...seen].filter(isOpened)).toHaveLength(1);
  });

  it('shows a board with too many positions layer by layer at once', async () => {
    const large = marked(marked(emptyBoard(12, 12), 'O', [1, 1], [1, 3]), 'X', [12, 2]);
    const { page } = await visit(`${linkOf(large)}&view=theatre&act=steps`);
    await page.findByText(/12 × 12 cells, too many positions to follow one by one/);
    expect(page.getByRole('tab', { name: 'Layer by layer' })).toHaveAttribute('aria-selected', 'true');
    await page.findByRole('grid');
  });
});
