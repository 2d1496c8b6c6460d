import { expect, it, vi } from 'vitest';
import { sample } from '../../../../e2e/support/boards.ts';
import { Wave } from './wave-page.ts';

/* Sample board 2 is decided in layer 2 of 4. */

const pops = () => document.querySelector('.wave-stage')?.classList.contains('pops');

it('the layers play, rest where the start position is decided, end, and begin again', async () => {
  const wave = await Wave.counted(sample(2).rows);
  await wave.choose('15 layers a second');
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  await wave.keys(' ');
  await vi.advanceTimersByTimeAsync(1_000);
  await wave.expectLayer(2, 4);
  expect(wave.panel).toHaveTextContent('Your position is decided here: Black wins in 2 moves.');
  wave.button('Pause');
  await vi.advanceTimersByTimeAsync(3_000);
  await wave.expectLayer(4, 4);
  await wave.press('Play');
  await vi.advanceTimersByTimeAsync(1_000);
  await wave.expectLayer(2, 4);
  await wave.press('Pause');
  await wave.press('Next');
  await vi.advanceTimersByTimeAsync(3_000);
  await wave.expectLayer(3, 4);
});

it('new cells pop up, but not while they play fast', async () => {
  const wave = await Wave.counted(sample(2).rows);
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  const seen: Record<string, boolean | undefined> = {};
  for (const speed of ['2', '5', '15']) {
    await wave.choose(`${speed} layers a second`);
    await wave.press('Play');
    seen[speed] = pops();
    await wave.press('Pause');
    expect(pops()).toBe(true);
  }
  expect(seen).toEqual({ 2: true, 5: true, 15: false });
});
