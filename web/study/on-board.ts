/** What the board shows and does beyond the drawing, in one part. */
export { MoveMarks } from './line/move-marks.tsx';
export { HandArea } from './play/hand-area.tsx';
