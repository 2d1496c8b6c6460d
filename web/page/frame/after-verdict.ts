/** Everything that can load after the board and its verdict, in one part, so that the layout shifts only once. */
export { SampleChips } from '../examples/sample-chips.tsx';
export { Intro } from '../intro/intro.tsx';
export { Settings } from '../toolbar/settings.tsx';
export { Toolbar } from '../toolbar/toolbar.tsx';
export { Now } from '../verdict/now.tsx';
export { Announcer } from './announcer.tsx';
export { DropHint } from './drop-hint.tsx';
export { Listening } from './listening.ts';
export { Menu } from './menu.tsx';
export { NoticeView } from './notice.tsx';
export { OpenDialog } from './open-dialog.tsx';
export { Panels } from './panels.tsx';
export { SkipLink } from './skip-link.tsx';
