import { lazyPart } from '../page/controls/lazy-view.tsx';

/** What the board shows and does beyond the drawing, in one part. */
export { MoveMarks } from './line/move-marks.tsx';
export { HandArea } from './play/hand-area.tsx';

/** Zooming with two fingers, which loads after everything on the screen. */
export const Zooming = lazyPart(() => import('../page/board/zooming.tsx')).beside((part) => part.Zooming);
