/** What is below the screen of a first visit, or appears later. */

export { followBoards } from '../../share/recent/follow.ts';
export { Share } from '../../share/share.tsx';
export { keepGame } from '../../study/play/keep-game.ts';
export { RecordBoards } from '../examples/record-boards.tsx';
export { dismissIntro } from '../intro/dismissal.ts';
export { keepCollection } from '../kept-collection.ts';
export { syncThemeColor } from './browser-bars.ts';
export { DropHint } from './drop-hint.tsx';
export { NoticeView } from './notice.tsx';
export { OpenDialog } from './open-dialog.tsx';
