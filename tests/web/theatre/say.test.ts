import { describe, expect, it } from 'vitest';
import { positionKey } from '../../../web/model/line.ts';
import type { Player } from '../../../web/theatre/model/player.ts';
import { aloud, sayFlight, sayFrame, sayWhole } from '../../../web/theatre/steps/say.ts';
import { THEATRE } from '../../../web/theatre/words.ts';
import { draw, textbook } from '../../wasm/module.ts';
import { rows } from '../support/samples.ts';
import { playerOf } from './theatre.ts';
import { randomBoards, sampleBoards, tourOf } from './tour/tours.ts';

/** Sample 1, board 2: Black wins in 2. */
const SAMPLE_2 = '#.#/O.O/.X.';
const BOARD = draw(SAMPLE_2);

function saidAt({ frame, programme, drawn }: Player, language: 'en' | 'zh', say = sayFrame) {
  return say(THEATRE[language], BOARD, frame.value, { steps: programme.steps, drawn });
}

describe.each(['en', 'zh'] as const)('a run told in %s', (language) => {
  /** What is said of the steps of a run, each kind of sentence once: they differ in their numbers and sides alone. */
  async function saidOf(say: typeof sayFrame): Promise<string> {
    const { player } = playerOf(SAMPLE_2);
    const said = new Map<string, string>();
    for (;;) {
      const line = aloud(THEATRE[language], saidAt(player, language, say));
      const kind = line.replaceAll(/\d+|Red|Black|[红黑]方|red|black/g, '');
      if (!said.has(kind)) said.set(kind, line);
      if (player.frame.value.step === player.end) return `${[...said.values()].join('\n')}\n`;
      await (say === sayWhole ? player.positionOn() : player.stepOn());
    }
  }

  it.each([
    ['steps', sayFrame],
    ['positions', sayWhole],
  ] as const)('says of its %s what happens', async (name, say) => {
    await expect(await saidOf(say)).toMatchFileSnapshot(`../../data/run-${name}-2.${language}.txt`);
  });
});

describe('the number of the start position', () => {
  it('is its place in the queue, in the run as in the tour', async () => {
    for (const board of [...sampleBoards(), ...randomBoards(40)]) {
      const { player } = playerOf(rows(board).join('/'));
      const moment = player.programme.moments.find(({ kind }) => kind === 'drawn');
      if (moment === undefined || player.drawn === null) continue;
      const run = textbook.open(board);
      run.seek(Number.POSITIVE_INFINITY);
      const key = positionKey(player.drawn);
      const places = Array.from(
        { length: player.programme.steps },
        (_, place) => run.queued(place)?.position,
      );
      const nth = 1 + places.findIndex((position) => position !== undefined && positionKey(position) === key);
      run.close();
      await player.goToMoment(moment);
      for (const [language, number] of [
        ['en', `decided, number ${nth.toLocaleString('en')} in the queue`],
        ['zh', `队列中第 ${nth} 个`],
      ] as const) {
        const { notice } = sayFrame(THEATRE[language], board, player.frame.value, {
          steps: player.programme.steps,
          drawn: player.drawn,
        });
        expect(notice).toContain(number);
      }
      const reached = tourOf(board).beats.find(({ says }) => says.name === 'reached');
      if (reached !== undefined) expect(reached.says.facts).toMatchObject({ nth });
      // It is the one that is taken with this number.
      await player.goTo(nth);
      expect(positionKey(player.frame.value.taken?.position ?? player.drawn)).toBe(key);
      expect(player.frame.value.taken).not.toBeNull();
    }
  });
});

describe('what is said of a run', () => {
  it('is, while positions fly by, where it goes', async () => {
    const { player } = playerOf(SAMPLE_2);
    const moment = player.programme.moments.find(({ kind }) => kind === 'terminal') ?? null;
    expect(sayFlight(THEATRE.en, moment).sentence).toBe('On to the next key moment: A finished game');
    expect(sayFlight(THEATRE.zh, moment).sentence).toBe('快进到下一个关键时刻：终局');
    expect(sayFlight(THEATRE.en, null).sentence).not.toBe('');
  });

  it('is heard without gaps for what is not there', () => {
    const heard = (place: string, notice: string) => aloud(THEATRE.en, { sentence: 'One.', place, notice });
    expect(heard('Two.', 'Three.')).toBe('One. Two. Three.');
    expect(heard('', 'Three.')).toBe('One. Three.');
    expect(heard('', '')).toBe('One.');
  });
});
