import { expect } from '@playwright/test';

/** Expects a value that the page mostly has within a few frames: reads it often at first. */
export async function expectSoon<T>(read: () => Promise<T>, expected: T): Promise<void> {
  await expect.poll(read, { intervals: [10, 20, 50, 100, 250] }).toEqual(expected);
}
