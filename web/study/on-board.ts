import { lazyPart } from '../page/controls/lazy-view.tsx';

/** What the board shows and does beyond the drawing, in one part. */
export { PEN } from '../page/board/pen.ts';
export { HandArea } from './play/hand-area.tsx';
export { openMap } from './studies.ts';
export { StudyMarks } from './study-marks.tsx';

/** Zooming with two fingers, which loads after everything on the screen. */
export const Zooming = lazyPart(() => import('../page/board/zooming.tsx')).beside((part) => part.Zooming);
