import { abandonStroke, chooseTool } from '../model/actions.ts';
import { playBest } from '../model/explore.ts';
import { chooseMode, switchMode } from '../model/mode.ts';
import type { State } from '../model/state.ts';
import { redo, undo } from '../model/undo.ts';
import { flipView } from '../model/whole-board.ts';
import type { App } from './app-context.ts';
import { STEPPING_KEYS, steppingKey } from './controls/stepping-keys.ts';
import { lineStepping } from './line-stepping.ts';

export type KeyAction = (app: App) => void;

/** Drawing keys, disabled during a game. */
const DRAWING_KEYS: Readonly<Record<string, KeyAction>> = {
  '1': ({ state }) => chooseTool(state, 'obstacle'),
  '2': ({ state }) => chooseTool(state, 'pawn'),
  '3': ({ state }) => chooseTool(state, 'general'),
  '0': ({ state }) => chooseTool(state, 'erase'),
  Delete: ({ state }) => chooseTool(state, 'erase'),
  '4': ({ state }) => chooseMode(state, 'move'),
  e: ({ state }) => switchMode(state),
};

/** Keys that work everywhere. */
const VIEW_KEYS: Readonly<Record<string, KeyAction>> = {
  f: ({ state }) => flipView(state),
  '?': ({ dialog }) => {
    dialog.value = 'help';
  },
  r: ({ dialog }) => {
    dialog.value = 'recent';
  },
};

/** Keys that change only the view: the only ones enabled in an embedded page. */
const SHOWING_KEYS: ReadonlySet<string> = new Set([...Object.keys(STEPPING_KEYS), 'f']);

/** A text field. */
export const TYPES_TEXT =
  'textarea, select, input:not([type=radio], [type=range], [type=file]), [contenteditable]';

/**
 * Handles the page's keys, except in text fields and while a dialog is open. Returns a function that stops this.
 */
export function listenToKeys(
  app: App,
  actionOf: (event: KeyboardEvent, target: Element, app: App) => KeyAction | null,
): () => void {
  const listener = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || app.dialog.value !== null) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.matches(TYPES_TEXT) || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (app.embedded.value && (isCommand || !SHOWING_KEYS.has(event.key))) return;
    const action = actionOf(event, target, app);
    if (action === null) return;
    event.preventDefault();
    action(app);
  };
  addEventListener('keydown', listener);
  return () => removeEventListener('keydown', listener);
}

/** The action of a key, wherever the focus is. */
export function pageKey(event: KeyboardEvent, target: Element, { state, place }: App): KeyAction | null {
  const isAnalysis = place.value === 'analysis';
  if (event.ctrlKey || event.metaKey) return place.value === 'bench' ? null : commandKey(event);
  if (!isAnalysis) return VIEW_KEYS[event.key] ?? null;
  const draws = state.game.value === null;
  return plainKey(event.key, target, state) ?? (draws ? (DRAWING_KEYS[event.key] ?? null) : null);
}

/** Undo and redo, where the board is in view; other commands, such as Ctrl+R, are the browser's. */
function commandKey(event: KeyboardEvent): KeyAction | null {
  const key = event.key.toLowerCase();
  if (key === 'z') return ({ state }) => (event.shiftKey ? redo(state) : undo(state));
  return key === 'y' && !event.shiftKey ? ({ state }) => redo(state) : null;
}

function plainKey(key: string, target: Element, state: State): KeyAction | null {
  if (key === 'Escape') return state.stroke.value === null ? null : () => abandonStroke(state);
  return lineKey(key, target, state) ?? VIEW_KEYS[key] ?? null;
}

/** Steps the line, if there is one; space plays its best move, except in a game. */
function lineKey(key: string, target: Element, state: State): KeyAction | null {
  if (state.moves.value.length === 0) return null;
  const play = state.game.value === null ? () => playBest(state) : null;
  return steppingKey(key, target, { ...lineStepping(state), play });
}
