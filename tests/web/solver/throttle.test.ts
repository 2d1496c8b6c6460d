import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from '../../../web/solver/throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A throttled function, how often it has shown, and its end. */
function throttled() {
  const ending = new AbortController();
  const shown = vi.fn();
  return { show: throttle(shown, 100, ending.signal), shown, end: () => ending.abort() };
}

it('shows once in each interval, however often it is called', () => {
  const { show, shown } = throttled();
  show();
  vi.advanceTimersByTime(60);
  show();
  expect(shown).not.toHaveBeenCalled();
  vi.advanceTimersByTime(40);
  expect(shown).toHaveBeenCalledTimes(1);
  show();
  vi.advanceTimersByTime(99);
  expect(shown).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(shown).toHaveBeenCalledTimes(2);
});

it('shows at the end what is due, and nothing after it', () => {
  const { show, shown, end } = throttled();
  show();
  end();
  expect(shown).toHaveBeenCalledTimes(1);
  show();
  vi.advanceTimersByTime(1000);
  expect(shown).toHaveBeenCalledTimes(1);
});

it('shows nothing at the end if nothing is due', () => {
  const { show, shown, end } = throttled();
  show();
  vi.advanceTimersByTime(100);
  end();
  expect(shown).toHaveBeenCalledTimes(1);
});
