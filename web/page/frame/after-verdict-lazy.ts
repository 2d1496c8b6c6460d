import { lazyPart } from '../controls/lazy-view.tsx';

/** Everything on the screen of a first visit that the board and its verdict do not need. */
export const afterVerdict = lazyPart(() => import('./after-verdict.ts'));
