import { abandonStroke, chooseTool, flipView, redo, undo } from '../model/actions.ts';
import { stepBy, stepOn, stepToEnd, stepToStart } from '../model/playback.ts';
import type { State } from '../model/state.ts';
import type { App } from './app-context.ts';

/** Keys that step the line, when there is one. */
const LINE_KEYS: Readonly<Record<string, (state: State) => void>> = {
  ArrowLeft: (state) => stepBy(state, -1),
  k: (state) => stepBy(state, -1),
  ArrowRight: stepOn,
  j: stepOn,
  ' ': stepOn,
  ArrowUp: stepToStart,
  Home: stepToStart,
  ArrowDown: stepToEnd,
  End: stepToEnd,
};

const OTHER_KEYS: Readonly<Record<string, (app: App) => void>> = {
  '1': ({ state }) => chooseTool(state, 'obstacle'),
  '2': ({ state }) => chooseTool(state, 'pawn'),
  '3': ({ state }) => chooseTool(state, 'general'),
  '0': ({ state }) => chooseTool(state, 'erase'),
  Delete: ({ state }) => chooseTool(state, 'erase'),
  f: ({ state }) => flipView(state),
  '?': ({ dialog }) => {
    dialog.value = 'help';
  },
};

/** What the arrows, space, Home and End do to the element itself. */
const MOVES_ITSELF = 'input, select, textarea';
const PRESSED_BY_SPACE = 'button, a, summary, input, select, textarea';
const TYPES_TEXT = 'textarea, select, input:not([type=radio], [type=range], [type=file]), [contenteditable]';

/** The keys of the whole page. Nothing is taken from a field that is typed in, nor while a dialog is open. */
export function listenToKeys(app: App): void {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || app.dialog.value !== null) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.matches(TYPES_TEXT) || event.altKey) return;
    const action =
      event.ctrlKey || event.metaKey ? commandKey(event) : plainKey(event.key, target, app.state);
    if (action === null) return;
    event.preventDefault();
    action(app);
  });
}

function commandKey(event: KeyboardEvent): ((app: App) => void) | null {
  const key = event.key.toLowerCase();
  if (key === 'z') return ({ state }) => (event.shiftKey ? redo(state) : undo(state));
  return key === 'y' && !event.shiftKey ? ({ state }) => redo(state) : null;
}

function plainKey(key: string, target: Element, state: State): ((app: App) => void) | null {
  if (key === 'Escape') return state.stroke.value === null ? null : () => abandonStroke(state);
  const step = LINE_KEYS[key];
  if (step === undefined) return OTHER_KEYS[key] ?? null;
  const kept = key === ' ' ? PRESSED_BY_SPACE : key.length > 1 ? MOVES_ITSELF : null;
  if (kept !== null && target.matches(kept)) return null;
  return state.moves.value.length > 0 ? () => step(state) : null;
}
