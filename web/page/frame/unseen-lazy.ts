import { lazyPart } from '../controls/lazy-view.tsx';

/** What is below the screen of a first visit, or appears later; loads after everything on the screen. */
export const unseen = lazyPart(() => import('./unseen.ts'));
