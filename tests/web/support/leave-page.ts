import { afterEach, vi } from 'vitest';
import { leave } from './visit.ts';

afterEach(async () => {
  await leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
