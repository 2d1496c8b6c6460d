import { signal } from '@preact/signals';
import { perApp } from '../../page/per-app.ts';
import type { Loop } from './model/loop.ts';

/** The loop described in the panel, for the marks on the board. */
interface ShownLoop {
  readonly loop: Loop;
  /** Whether it belongs to the position on the board. */
  readonly isCurrent: () => boolean;
}

export const shownLoopOf = perApp(() => signal<ShownLoop | null>(null));
