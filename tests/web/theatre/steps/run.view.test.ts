import { describe, expect, it } from 'vitest';
import { sample } from '../../../../e2e/support/boards.ts';
import { playUntil, Run, stopFrames } from './run-page.ts';

/** Black wins in 2. */
const { rows } = sample(2);

/** What a position of the queue is called; between its ends stands how many more there are. */
const nameOf = (item: Element) =>
  item.querySelector('button')?.getAttribute('aria-label') ?? item.textContent;

describe('the run of a board', () => {
  it('is played to its end, holding at each key moment', async () => {
    const run = await Run.of(rows);
    await run.expect('sentence', /^Every finished game is in the queue: 114 positions\./);
    await run.choose(7);
    stopFrames();
    await run.press('Play');
    for (const [notice, sentence] of [
      [/^A capture ends the game/, /has captured/],
      [/^A finished game/, /the pawn is on row 1/],
    ] as const) {
      await playUntil(() => notice.test(run.notice));
      expect(run.sentence).toMatch(sentence);
    }
    await run.press('Pause');
    const { progress } = run;
    await run.press('Play');
    await playUntil(() => run.progress !== progress);
    await run.rubicon.user.click(run.rubicon.page.getByLabelText('Skip from key moment to key moment'));
    await playUntil(() => run.sentence.startsWith('The queue is empty'));
    expect(run.notice).toBe('The end. Your position: Black wins in 2 moves.');
    await playUntil(() => run.button('Play').isConnected);
    expect(run.queue).toContain('The queue is empty');
  });

  it('is gone to at its key moments', async () => {
    const run = await Run.of(rows);
    for (const [moment, notice, sentence, line] of [
      ['A finished game', /^A finished game/, /^Taken/, /take its first position/],
      ['A win', /^A win/, /has a move that wins: \w+ wins in 1 move\.$/, /the predecessor is won/],
      ['1 left', /^On its way to a loss: 1 move of/, /has 1 move left\.$/, /one fewer move left/],
      ['A loss', /^A loss/, /every move loses/, /the predecessor is lost/],
    ] as const) {
      await run.press(moment);
      await run.expect('notice', notice);
      await run.expect('sentence', sentence);
      await run.expect('line', line);
      expect(run.button(moment)).toHaveAttribute('aria-current', 'step');
    }
    await run.press('Your position');
    await run.expect('notice', 'Your position is decided, number 252 in the queue: Black wins in 2 moves.');
    await run.expect('drawn', 'lost for Red in 2 moves');
    await run.expect('heard', /generals \(2,1\) and \(2,3\), pawn \(3,2\), Red to move/);
    expect(run.button('A loss')).toHaveClass('past');
    expect(run.button('Your position')).not.toHaveClass('past');
    expect(run.button('The end')).not.toHaveClass('past');
  });

  it('is heard step by step, as its stage is named', async () => {
    const run = await Run.of(rows);
    await run.press('A finished game');
    await run.expect(
      'heard',
      /^Taken from the queue, lost for \w+: .* has won\. Position taken: .* to move\. A finished game\./,
    );
    await run.press('One step forward');
    const step = /^Black takes back a move\. .* Predecessor: generals/;
    await run.expect('heard', step);
    expect(document.querySelector('.stage canvas')?.getAttribute('aria-label')).toMatch(step);
  });

  it('is gone through by buttons', async () => {
    const run = await Run.of(rows);
    for (const name of ['To the beginning', 'One position back', 'One step back'])
      expect(run.button(name)).toBeDisabled();
    await run.press('One step forward');
    await run.expectStep(1);
    await run.press('One step back');
    await run.expectStep(0);
    await run.press('One position forward');
    await run.expectStep(1);
    await run.press('next loss');
    await run.expect('sentence', /every move loses/);
    // It is no key moment, so it is explained only when asked for.
    expect(document.querySelector('.turned')).toBeNull();
    await run.press('your position');
    await run.expect('drawn', 'lost for Red in 2 moves');
    await run.press('To the end');
    await run.expect('sentence', /^The queue is empty/);
    await run.expectStep(294);
    for (const name of [
      'One step forward',
      'One position forward',
      'To the end',
      'next win',
      'next loss',
      'end of layer',
    ])
      expect(run.button(name)).toBeDisabled();
    expect(run.button('your position')).toBeEnabled();
    await run.press('To the beginning');
    await run.expect('sentence', /^Every finished game/);
  });

  it('is gone through by keys', async () => {
    const run = await Run.of(rows);
    await run.keys('{ArrowRight}');
    await run.expectStep(1);
    await run.keys('{Shift>}{ArrowRight}{ArrowRight}{/Shift}jk');
    await run.expectStep(2);
    await run.keys('{Shift>}{ArrowLeft}{/Shift}');
    await run.expectStep(1);
    await run.keys('{Shift>}J{/Shift}');
    await run.expectStep(2);
    await run.keys('{Shift>}K{/Shift}');
    await run.expectStep(1);
    // The browser's own keys.
    await run.keys('{Control>}d{End}{/Control}{Meta>}w{/Meta}{Shift>}{ArrowRight}{/Shift}');
    await run.expectStep(2);
    await run.keys('d');
    await run.expect('notice', /^Your position is decided/);
    await run.keys('{Home}');
    await run.expect('sentence', /^Every finished game/);
    await run.keys('w');
    await run.expect('sentence', /has a move that wins/);
    await run.keys('l');
    await run.expect('sentence', /every move loses/);
    const taken = run.progress;
    await run.keys('e');
    await expect.poll(() => run.progress).not.toBe(taken);
    await run.keys('{End}');
    await run.expect('sentence', /^The queue is empty/);
    await run.keys('{ArrowUp}');
    await run.expectStep(0);
  });

  it('plays by space, also from a key moment, faster and slower by + and -, but not below a dialog', async () => {
    const run = await Run.of(rows);
    const speed = () => document.querySelector('.speed output')?.textContent;
    expect(document.querySelector<HTMLInputElement>('.speed input')?.max).toBe('7');
    const speeds = [];
    for (const key of ['-', '+', '=', '-']) {
      await run.keys(key);
      speeds.push(speed());
    }
    expect(speeds).toEqual([
      'sentence by sentence',
      '1 position a second',
      '10 positions a second',
      '1 position a second',
    ]);
    await run.keys(' ');
    run.button('Pause');
    await run.keys(' ');
    run.button('Play');
    await run.press('A finished game');
    await run.expect('notice', /^A finished game/);
    await run.keys(' ');
    run.button('Pause');
    await run.keys(' ');
    const { progress } = run;
    await run.keys('?');
    await run.rubicon.page.findByRole('dialog');
    await run.keys('{ArrowRight}{Escape}');
    await run.expect('progress', progress);
  });

  it('has both ends of its queue beside the stage, and all of it when it is short', async () => {
    const run = await Run.of(rows);
    expect([run.distance, run.taken]).toEqual(['–', '–']);
    expect(run.place).toMatch(/^Your position: generals \(2,1\) and \(2,3\), pawn \(3,2\), Red to move\./);
    // A position that joins the queue slides in.
    expect(run.queueItems.map(({ className }) => className)).toEqual(['head', '', 'between', '', 'comes-in']);
    await run.press('One position forward');
    await run.expectStep(1);
    expect([run.distance, run.taken]).toEqual(['0', 'Black has won']);
    const seen: string[][] = [];
    for (const left of [5, 4, 3, 2, 1]) {
      await run.rubicon.slide(run.slider, 294 - left);
      await run.expectStep(294 - left);
      expect(run.queue).toContain(`${left} waiting`);
      expect(run.queueItems.map(({ className }) => className === 'head')).toEqual(
        run.queueItems.map((_, nth) => nth === 0),
      );
      seen.push(run.queueItems.map(nameOf));
    }
    const [five = [], four = []] = seen;
    expect(four).toHaveLength(4);
    expect(five).toEqual([five[0], four[0], '1 more', ...four.slice(2)]);
    expect(seen.slice(2)).toEqual([four.slice(1), four.slice(2), four.slice(3)]);
  });

  it('tells of no single predecessor while it flies, of all at once at one position a second, and is not heard', async () => {
    const run = await Run.of(rows, '&step=150');
    await run.choose(2);
    stopFrames();
    await run.press('Play');
    const seen = new Set<string>();
    await playUntil(() => {
      if (/^On to the next key moment: /.test(run.sentence))
        seen.add(`${run.pins} on the stage. ${run.line}`);
      return Number(/\d+/.exec(run.progress)) >= 158;
    });
    expect([...seen]).toEqual(['1 on the stage. While the queue is not empty, take its first position.']);
    await run.expect('heard', /^$/);
    await run.choose(1);
    await playUntil(() => /^Taken from the queue, .* Predecessors: \d/.test(run.sentence) && run.pins > 1);
    await run.press('Pause');
    await run.expect('sentence', /takes back a move|it has no predecessor/);
  });

  it('is gone to by its slider, which says where', async () => {
    const run = await Run.of(rows);
    expect(run.slider.max).toBe('295');
    await run.rubicon.slide(run.slider, 200);
    await run.expectStep(200);
    expect(run.slider).toHaveAttribute('aria-valuetext', 'Taken: 200 of 294');
    await expect.poll(() => location.hash).toMatch(/&act=steps&step=200$/);
  });

  it('has its ties among what is left at the end', async () => {
    const run = await Run.of(sample(4).rows);
    expect(run.button('your position')).toBeDisabled();
    expect(run.drawn).toMatch(/^Red has \d moves left$/);
    await run.press('The end');
    await run.expect('notice', /among the ties/);
    expect(run.drawn).toBe('tie');
    await run.expect('sentence', /positions were never reached/);
    expect(run.line).toBe('What is never decided is a tie.');
  });
});
