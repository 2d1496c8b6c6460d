import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useAnswer } from '../../../web/page/use-answer.ts';
import { closeDocument, openDocument } from '../support/document.ts';

beforeEach(() => openDocument('', 1280, false));
afterEach(closeDocument);

interface Asked {
  readonly signal: AbortSignal;
  readonly answer: (text: string | null) => void;
}

/** Questions asked by a view that shows the newest answer. */
const asked = new Map<string, Asked>();

function Answer({ question }: { question: string | null }) {
  const shown = useAnswer(
    (signal) => {
      if (question === null) return null;
      return new Promise<string | null>((answer) => asked.set(question, { signal, answer }));
    },
    [question],
  );
  return h('p', null, shown ?? 'nothing');
}

const show = (question: string | null) => act(() => render(h(Answer, { question }), document.body));
const answer = (question: string, text: string | null) => act(async () => asked.get(question)?.answer(text));
const shown = () => document.querySelector('p')?.textContent;

it('an answer stays until that to the next question is there, also if that is null', async () => {
  await show('first');
  expect(shown()).toBe('nothing');
  await answer('first', 'one');
  await show('second');
  expect(shown()).toBe('one');
  await answer('second', null);
  expect(shown()).toBe('one');
});

it('an answer to a question that was left is ignored', async () => {
  await show('first');
  await show('second');
  expect([asked.get('first')?.signal.aborted, asked.get('second')?.signal.aborted]).toEqual([true, false]);
  await answer('second', 'two');
  await answer('first', 'one');
  expect(shown()).toBe('two');
});

it('nothing is known while nothing is asked', async () => {
  await show('first');
  await answer('first', 'one');
  await show(null);
  await show('second');
  expect(shown()).toBe('nothing');
});
