/** Everything around the board and its verdict that can load after them, in one part, so that the layout shifts only once. */
export { SampleChips } from '../examples/sample-chips.tsx';
export { ModeSwitch } from '../toolbar/mode-switch.tsx';
export { Settings } from '../toolbar/settings.tsx';
export { Now } from '../verdict/now.tsx';
export { Panels } from './panels.tsx';
