/** Everything else that a first visit shows, in one part, so that the layout shifts only once. */
export { SampleChips } from '../examples/sample-chips.tsx';
export { Intro } from '../intro/intro.tsx';
export { Settings } from '../toolbar/settings.tsx';
export { Toolbar } from '../toolbar/toolbar.tsx';
export { Now } from '../verdict/now.tsx';
export { Announcer } from './announcer.tsx';
export { Listening } from './listening.ts';
export { Menu } from './menu.tsx';
export { Panels } from './panels.tsx';
export { settle } from './settling.ts';
export { SkipLink } from './skip-link.tsx';
