import { expect, it, onTestFinished, vi } from 'vitest';
import { linkOf, sample } from '../../../../e2e/support/boards.ts';
import { Run } from '../steps/run-page.ts';
import { Tour } from '../tour/tour-page.ts';
import { Wave } from '../wave/wave-page.ts';
import { type Audio, fakeAudio, type Tone } from './audio.ts';

const isRising = ({ from, to }: Tone) => to > from;
const isLow = ({ from }: Tone) => from < 200;
/** Neither the hum nor a tick, which falls as well. */
const isFalling = ({ from, to }: Tone) => to < from && from > 200 && from < 800;

function hear(): Audio {
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return fakeAudio();
}

/** The tones of all that happens during `act`, a second after what was before. */
async function tonesOf(audio: Audio, act: () => Promise<void>): Promise<readonly Tone[]> {
  audio.now += 1;
  const before = audio.contexts[0]?.tones.length ?? 0;
  await act();
  return audio.contexts[0]?.tones.slice(before) ?? [];
}

it('a run is silent until its sound is switched on, and where one jumps; a step on is heard for what it decides', async () => {
  const audio = hear();
  const run = await Run.of(sample(4).rows);
  const sound = run.rubicon.page.getByLabelText('Sound');
  const goTo = async (moment: string, sentence: RegExp) => {
    await run.press(moment);
    await run.expect('sentence', sentence);
  };
  /** Steps back from what is shown and there again. */
  const stepThere = async () => {
    const { sentence } = run;
    await run.press('One step back');
    await expect.poll(() => run.sentence).not.toBe(sentence);
    await run.press('One step forward');
    await expect.poll(() => run.sentence).toBe(sentence);
  };
  expect(sound).not.toBeChecked();
  await goTo('A loss', /every move loses/);
  await stepThere();
  expect(audio.contexts).toEqual([]);

  await run.rubicon.user.click(sound);
  expect(await tonesOf(audio, () => goTo('The end', /^The queue is empty/))).toEqual([]);
  expect((await tonesOf(audio, stepThere)).some(isLow)).toBe(true);
  await goTo('A loss', /every move loses/);
  const loss = await tonesOf(audio, stepThere);
  expect([loss.some(isFalling), loss.some(isRising)]).toEqual([true, false]);
  await goTo('A win', /has a move that wins/);
  expect((await tonesOf(audio, stepThere)).some(isRising)).toBe(true);

  await run.keys('s');
  expect(sound).not.toBeChecked();
  expect(await tonesOf(audio, stepThere)).toEqual([]);

  // No position is left for a hum at the end.
  await run.keys('s');
  run.rubicon.follow(`${linkOf(['O#O', '###', '#X#'])}&view=theatre&act=steps`);
  await run.expect('sentence', /^Every finished game/);
  await goTo('The end', /there is no tie on this board/);
  expect(await tonesOf(audio, stepThere)).toEqual([]);
});

it('the tour is heard as it goes on, without a question or a step back', async () => {
  const audio = hear();
  const tour = await Tour.of(sample(2).rows, '&chapter=win');
  const step = (name: string) => tonesOf(audio, () => tour.press(name));
  await tour.keys('s');
  expect(tour.side.getByLabelText('Sound')).toBeChecked();
  expect(await step('Next sentence')).toEqual([]);
  await tour.keys('{ArrowRight}');
  expect((await step('Next sentence')).some(isRising)).toBe(true);
  expect(tour.sentence).toMatch(/^One winning move is enough/);
  await tour.press('Next sentence');
  expect(await step('Previous sentence')).toEqual([]);
  expect(tour.sentence).toMatch(/^One winning move is enough/);
  // By hand a chapter is jumped to; while the tour is played, it begins with a race.
  expect(await tonesOf(audio, () => tour.goToChapter(3))).toEqual([]);
  await tour.press('Play the tour');
  expect(await tonesOf(audio, () => tour.goToChapter(4))).not.toEqual([]);
  await tour.press('Pause');
  await tour.keys('{Control>}s{/Control}');
  expect(tour.side.getByLabelText('Sound')).toBeChecked();
});

it('a layer that one goes on to is heard, higher than the one before', async () => {
  const audio = hear();
  const wave = await Wave.counted(sample(2).rows);
  const key = (key: string) => tonesOf(audio, () => wave.keys(key));
  expect(await key('j')).toEqual([]);
  await wave.choose('Sound');
  const [second, ...others] = await key('j');
  const [third] = await key('j');
  expect(others).toEqual([]);
  expect(third?.from).toBeGreaterThan(second?.from ?? Number.NaN);
  expect(await key('k')).toEqual([]);
});
