import { describe, expect, it } from 'vitest';
import { sample } from '../../../../e2e/support/boards.ts';
import { questionsOfSample2, sentencesOfSample2 } from '../../../../e2e/theatre/tour/sample-2.ts';
import { Tour } from './tour-page.ts';

const [win, loss, longest, queue] = questionsOfSample2('en');
const [, , , , , , told] = sentencesOfSample2('en');
if (!win || !loss || !longest || !queue || !told) throw new Error('a question is missing');

const { rows } = sample(2);
const mark = (tour: Tour, chapter: number) =>
  tour.chapters[chapter - 1]?.querySelector('.mark')?.getAttribute('aria-label');
const namesOf = (boards: readonly HTMLElement[]) => boards.map((board) => board.getAttribute('aria-label'));
const score = () => document.querySelector('.tour-score span')?.textContent;

describe('a question', () => {
  it('is answered by a small board or its number: why a wrong one is wrong, then the sentence; the first answer counts', async () => {
    const tour = await Tour.of(rows, '&chapter=win');
    await tour.keys('{ArrowRight}');
    await tour.expectSentence(win.question);
    await tour.expectHeard(/^Step back one move, .* On the board: /);
    expect(tour.stage).toBe(tour.heard);
    expect(tour.answers).toHaveTextContent('Press a small board, or its number.');
    expect(namesOf(tour.boards)).toEqual(
      win.answers.map((answer) => /Board \d: \S+ to \S+/.exec(answer)?.[0]),
    );
    expect(tour.boards.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4']);
    const wrong = win.right === 0 ? 1 : 0;
    await tour.rubicon.user.click(tour.boards[wrong] as HTMLElement);
    await tour.expectSentence(/^No: /);
    expect(win.answers[wrong]).toContain(tour.sentence);
    await tour.expectHeard(tour.sentence);
    expect(namesOf(tour.boards)[wrong]).toMatch(/: wrong$/);
    expect(namesOf(tour.boards)[win.right]).not.toMatch(/: wrong$/);
    expect(mark(tour, 2)).toBe('not predicted');
    await tour.keys('9');
    await tour.expectSentence(/^No: /);
    await tour.keys(String(win.right + 1));
    await tour.expectHeard(`Right. ${told}`);
    expect(tour.stage).toContain(tour.sentence);
    expect(document.querySelector('.tour-right')).toHaveTextContent('✓ Right.');
    expect(tour.answers).toBeNull();
    expect(mark(tour, 2)).toBe('not predicted');
    await tour.keys('1');
    await tour.expectHeard(`Right. ${told}`);
  });

  it('is answered in words by the keyboard, and marks its chapter', async () => {
    const tour = await Tour.of(rows, '&chapter=loss&sentence=1');
    expect(mark(tour, 3)).toBeUndefined();
    await tour.press('Next sentence');
    await tour.expectSentence(loss.question);
    const buttons = [...(tour.answers?.querySelectorAll('button') ?? [])];
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Lost', 'Not yet']);
    buttons[1]?.focus();
    await tour.keys('{Enter}');
    await tour.expectSentence(/1 left\.$/);
    expect(mark(tour, 3)).toBe('predicted');
  });

  it('has its place in the address, and a step passes it', async () => {
    const tour = await Tour.of(rows, '&chapter=longest&sentence=1');
    await tour.press('Next sentence');
    await tour.expectSentence(longest.question);
    await expect.poll(() => location.hash).toMatch(/&chapter=longest&sentence=2&asked=1$/);
    const again = await Tour.reloaded();
    await again.expectSentence(longest.question);
    await again.keys('{ArrowRight}');
    expect(again.answers).toBeNull();
    expect(again.sentence).not.toBe(longest.question);
    await expect.poll(() => location.hash).toMatch(/&chapter=longest&sentence=2$/);
    expect(mark(again, 5)).toBeUndefined();
  });

  it('opens its chapter, and is heard with it', async () => {
    const tour = await Tour.of(rows, '&chapter=queue&asked=1');
    await tour.expectHeard(`How the queue keeps order. ${queue.question} On the board: `);
  });
});

describe('the questions', () => {
  const end = '&chapter=tie&sentence=6';

  it('are counted at the end, and asked again', async () => {
    const answered = JSON.stringify({ answered: { loss: true, win: false } });
    const tour = await Tour.of(rows, end, { kept: { tour: answered } });
    expect(score()).toBe('You predicted 1 of 5. Again:');
    const again = document.querySelectorAll('.tour-score button');
    expect([...again].map(({ textContent }) => textContent)).toEqual(['2', '5', '6', '7']);
    await tour.rubicon.press('Ask again: One winning move is enough');
    await tour.expectSentence(win.question);
    await tour.keys(String(win.right + 1));
    const next = await Tour.again(rows, end);
    expect(score()).toBe('You predicted 2 of 5. Again:');
    expect(mark(next, 2)).toBe('predicted');
  });

  it('that are answered in another tab are answered here too, and none is forgotten', async () => {
    const tour = await Tour.of(rows, '&chapter=loss&sentence=2&asked=1');
    const answerElsewhere = (answered: object) => {
      const newValue = JSON.stringify({ answered });
      localStorage.setItem('rubicon.tour', newValue);
      return () => dispatchEvent(new StorageEvent('storage', { key: 'rubicon.tour', newValue }));
    };
    answerElsewhere({ win: true })();
    await expect.poll(() => mark(tour, 2)).toBe('predicted');
    // Not yet told of here.
    answerElsewhere({ win: true, queue: false });
    await tour.expectSentence(loss.question);
    await tour.keys(String(loss.right + 1));
    await expect.poll(() => mark(tour, 3)).toBe('predicted');
    const next = await Tour.again(rows);
    expect([2, 3, 6].map((chapter) => mark(next, chapter))).toEqual([
      'predicted',
      'predicted',
      'not predicted',
    ]);
  });

  it('have room kept for the reasons of their wrong answers, and for nothing else', async () => {
    await Tour.of(rows);
    const hidden = [...document.querySelectorAll('.tour-words.unseen .tour-sentence')];
    const reasons = hidden
      .map(({ textContent }) => textContent)
      .filter((text) => /^(No|Nearly): /.test(text));
    const wrong = questionsOfSample2('en').flatMap(({ answers }) =>
      answers.filter((each) => each[0] === '-'),
    );
    expect(wrong.filter((answer) => !reasons.some((reason) => answer.endsWith(reason)))).toEqual([]);
    expect(reasons.filter((reason) => !wrong.some((answer) => answer.endsWith(reason)))).toEqual([]);
  });
});
