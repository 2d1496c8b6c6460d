/** What stands around the board and its verdict and can come after them: one part, so that nothing of it moves the rest. */
export { SampleChips } from '../examples/sample-chips.tsx';
export { ModeSwitch } from '../toolbar/mode-switch.tsx';
export { Settings } from '../toolbar/settings.tsx';
export { Now } from '../verdict/now.tsx';
export { Panels } from './panels.tsx';
