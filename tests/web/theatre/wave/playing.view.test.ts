import { expect, it, vi } from 'vitest';
import { sample } from '../../../../e2e/support/boards.ts';
import { Wave } from './wave-page.ts';

/* Sample board 2 is decided in layer 2 of 4. */

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
