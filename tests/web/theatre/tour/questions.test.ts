import { describe, expect, it } from 'vitest';
import type { Position, Value } from '../../../../wasm/rubicon.ts';
import { positionKey } from '../../../../web/model/line.ts';
import type { TourQuestion } from '../../../../web/theatre/tour/model/questions.ts';
import { sayAnswer, sayQuestion } from '../../../../web/theatre/tour/say-question.ts';
import { load, textbook, withSolved } from '../../../wasm/module.ts';
import { endingByRules, winnerByRules } from '../../support/rules.ts';
import { orderOf } from './order.ts';
import {
  distanceOf,
  LANGUAGES,
  NO_WAY_OUT,
  randomBoards,
  sampleBoard,
  sampleBoards,
  textsIn,
  tourOf,
} from './tours.ts';

/* The right answer of every question is right, and every other one is wrong: by the rules, and by the other solver. */

const rubicon = await load();

const boards = [...sampleBoards(), ...NO_WAY_OUT, ...randomBoards(40)];

/** The questions of a name on all boards. */
function* asked(name: TourQuestion['asks']['name']): Generator<TourQuestion> {
  for (const board of boards)
    for (const { question } of tourOf(board).beats) if (question?.asks.name === name) yield question;
}

function solved({ scene }: TourQuestion, position: Position): Value {
  return withSolved(rubicon, scene.board, (analysis) => analysis.value(position));
}

describe('the right answer', () => {
  it('to which move wins at once is the only board on which the game has ended, and not always the first', () => {
    const rights = new Set<number>();
    for (const { scene, answers, right } of asked('win')) {
      const { board, position, small } = scene;
      expect(answers).toEqual(small.map((_, nth) => ({ kind: 'board', nth })));
      for (const [nth, { position: after, value }] of small.entries()) {
        const ending = endingByRules(board, after);
        expect(ending === null ? null : winnerByRules(ending, after)).toBe(
          nth === right ? position.side : null,
        );
        expect(value).toBeNull();
      }
      rights.add(right);
    }
    expect(rights.size).toBeGreaterThan(2);
  });

  it('to whether a side is lost is no, while one of its moves is not known to lose', () => {
    for (const { scene, answers, right } of asked('loss')) {
      const open = scene.small.filter(({ value }) => value === null);
      const won = scene.small.filter(({ value }) => value?.winner === scene.position.side);
      expect([open.length, won.length]).toEqual([1, 0]);
      expect(scene.counter).toEqual({ left: open.length, of: scene.small.length });
      expect(answers[right]).toEqual({ kind: 'lost', isLost: false });
    }
  });

  it('to how long a loss takes is the other solver’s, from values that are all shown', () => {
    for (const question of asked('longest')) {
      const { scene, answers, right } = question;
      const moves = distanceOf(solved(question, scene.position));
      expect(scene.small.map(({ value }) => value)).not.toContain(null);
      expect(scene.value).toBeNull();
      expect(answers[right]).toEqual({ kind: 'moves', moves });
      expect(answers.filter((answer) => answer.kind === 'moves' && answer.moves === moves)).toHaveLength(1);
    }
  });

  it('to what is taken next is the position that the queue gives next', () => {
    for (const { scene, right } of asked('queue')) {
      const run = textbook.open(scene.board);
      run.seek(Number.POSITIVE_INFINITY);
      const taken = run.counts().taken;
      const order = Array.from({ length: taken }, (_, nth) =>
        positionKey(run.queued(nth)?.position as Position),
      );
      run.close();
      const place = order.indexOf(positionKey(scene.position));
      const places = scene.small.map(({ position }) => order.indexOf(positionKey(position)));
      expect(places[right]).toBe(place + 1);
    }
  });

  it('to who wins is the other solver’s, and no value beside it comes from later in the queue', () => {
    let ties = 0;
    for (const question of asked('yours')) {
      const { scene, answers, right } = question;
      const value = solved(question, scene.position);
      expect(answers[right]).toEqual({ kind: 'winner', winner: value.winner });
      expect(scene.value).toBeNull();
      const { placeOf } = orderOf(scene.board);
      for (const { position, value: shown } of scene.small) {
        const actual = solved(question, position);
        const isBefore = actual.winner !== 'tie' && placeOf(position) <= placeOf(scene.position);
        expect(shown).toEqual(isBefore ? actual : null);
      }
      if (value.winner === 'tie') ties++;
    }
    expect(ties).toBeGreaterThan(0);
  });

  it('is one of at least two, and nothing is asked of a game that is over', () => {
    for (const board of boards)
      for (const { question, says } of tourOf(board).beats) {
        if (says.name === 'isOver') expect(question).toBeNull();
        if (question === null) continue;
        expect(question.answers.length).toBeGreaterThan(1);
        expect(question.answers[question.right]).toBeDefined();
      }
  });
});

describe.each(LANGUAGES)('the questions in %s', (language) => {
  const texts = textsIn(language);

  it('of sample board 2, as they are asked, with their answers and why the wrong ones are wrong', async () => {
    const lines = tourOf(sampleBoard(2)).beats.flatMap(({ question }) => {
      if (question === null) return [];
      const answers = question.answers.map((answer, nth) => {
        const name = sayAnswer(texts, question, answer);
        return nth === question.right ? `+ ${name}` : `- ${name} ${sayQuestion(texts, question, nth)}`;
      });
      return [sayQuestion(texts, question), ...answers, ''];
    });
    await expect(lines.join('\n')).toMatchFileSnapshot(`../../../data/tour-questions-2.${language}.txt`);
  });

  it('are whole sentences, and give every answer a name of its own', () => {
    for (const board of boards)
      for (const { question } of tourOf(board).beats) {
        if (question === null) continue;
        const names = question.answers.map((answer) => sayAnswer(texts, question, answer));
        expect(new Set(names).size).toBe(names.length);
        const said = question.answers.map((_, nth) => sayQuestion(texts, question, nth));
        for (const sentence of [sayQuestion(texts, question), ...said, ...names])
          expect(sentence).not.toMatch(/undefined|NaN|\b1 moves/);
      }
  });
});
