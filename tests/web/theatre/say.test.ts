import { describe, expect, it } from 'vitest';
import { positionKey } from '../../../web/model/line.ts';
import type { Frame } from '../../../web/theatre/model/frame.ts';
import type { Player } from '../../../web/theatre/model/player.ts';
import { aloud, sayFlight, sayFrame, sayWhole } from '../../../web/theatre/steps/say.ts';
import { THEATRE } from '../../../web/theatre/words.ts';
import { draw, textbook } from '../../wasm/module.ts';
import { playerOf } from './theatre.ts';
import { randomBoards, sampleBoards, tourOf } from './tour/tours.ts';

/** Sample 1, board 2: Black wins in 2. */
const SAMPLE_2 = '#.#/O.O/.X.';
const BOARD = draw(SAMPLE_2);

function saidAt({ frame, programme, drawn }: Player, language: 'en' | 'zh', say = sayFrame) {
  return say(THEATRE[language], BOARD, frame.value, { steps: programme.steps, drawn });
}

/** Steps until a frame is what is wanted. */
async function stepTo(player: Player, isWanted: (frame: Frame) => boolean): Promise<Frame> {
  while (!isWanted(player.frame.value)) {
    if (player.frame.value.step === player.end) throw new Error('it never comes');
    await player.stepOn();
  }
  return player.frame.value;
}

describe('a predecessor that was decided before', () => {
  const cases = [
    [
      'a longer way',
      (has: number, takes: number | null) => takes !== null && takes > has,
      (has: number, takes: number | null) => ({
        en: `won in ${has} already; this move takes ${takes}.`,
        zh: `早已确定 ${has} 步胜；这样走要 ${takes} 步。`,
      }),
    ],
    [
      'as long a way',
      (has: number, takes: number | null) => takes === has,
      (has: number) => ({
        en: `won in ${has} already; this move also takes ${has}.`,
        zh: `早已确定 ${has} 步胜；这样走也是 ${has} 步。`,
      }),
    ],
    [
      'a move that loses',
      (_: number, takes: number | null) => takes === null,
      (has: number) => ({
        en: `won in ${has} already; this move would lose.`,
        zh: `早已确定 ${has} 步胜；这样走反而会败。`,
      }),
    ],
  ] as const;

  it.each(cases)('is told what it is, and what this way is worth: %s', async (_, isWanted, words) => {
    const { player } = playerOf(SAMPLE_2);
    const worth = ({ now, taken }: Frame) => {
      if (now?.news !== 'known' || !now.before.decided || now.before.value.winner === 'tie') return null;
      if (taken === null || taken.value.winner === 'tie') return null;
      const wins = taken.value.winner === now.position.side;
      return [now.before.value.distance, wins ? taken.value.distance + 1 : null] as const;
    };
    const frame = await stepTo(player, (each) => {
      const found = worth(each);
      return found !== null && isWanted(...found);
    });
    const { en, zh } = words(...(worth(frame) ?? [0, 0]));
    expect(saidAt(player, 'en').sentence).toMatch(
      /^(Red|Black) takes back a move\. The predecessor is won in/,
    );
    expect(saidAt(player, 'en').sentence).toContain(en);
    expect(saidAt(player, 'zh').sentence).toMatch(/^[红黑]方退回一步。这个前驱/);
    expect(saidAt(player, 'zh').sentence).toContain(zh);
  });
});

describe('the number of the start position', () => {
  it('is its place in the queue, in the run as in the tour', async () => {
    for (const board of [...sampleBoards(), ...randomBoards(40)]) {
      const rows = board.cells.match(new RegExp(`.{${board.columns}}`, 'g')) ?? [];
      const { player } = playerOf(rows.join('/'));
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
  it('is that no move leads to a position that has no predecessor', async () => {
    const { player } = playerOf(SAMPLE_2);
    await stepTo(player, ({ taken, beats }) => taken !== null && beats === 0);
    expect(saidAt(player, 'en').sentence).toMatch(/ No move leads here: it has no predecessor\.$/);
    expect(saidAt(player, 'zh').sentence).toMatch(/没有着法走到这里：它没有前驱。$/);
  });

  it('is, position by position, what all its predecessors hear', async () => {
    const { player } = playerOf(SAMPLE_2);
    const { neighbours } = await stepTo(
      player,
      ({ beat, beats, neighbours: all }) => beat === beats && new Set(all.map(({ news }) => news)).size > 1,
    );
    const count = (news: string) => neighbours.filter((each) => each.news === news).length;
    const en = saidAt(player, 'en', sayWhole).sentence;
    expect(en).toMatch(/^Taken from the queue, .* Predecessors: \d/);
    for (const [news, words] of [
      ['won', 'won'],
      ['lost', 'lost'],
      ['counted', 'with one fewer move left'],
      ['known', 'decided before'],
    ] as const)
      expect(en.includes(`${count(news)} ${words}`)).toBe(count(news) > 0);
    expect(saidAt(player, 'zh', sayWhole).sentence).toMatch(/^出队，.*。前驱：.*\d 个/);
  });

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
