import { abandonStroke, chooseTool, flipView, redo, undo } from '../model/actions.ts';
import { stepOn } from '../model/playback.ts';
import type { State } from '../model/state.ts';
import type { App } from './app-context.ts';
import { STEPPING_KEYS, steppingKey } from './controls/stepping-keys.ts';
import { lineStepping } from './line-stepping.ts';

export type KeyAction = (app: App) => void;

/** Keys that draw: a game has no use for them. */
const DRAWING_KEYS: Readonly<Record<string, KeyAction>> = {
  '1': ({ state }) => chooseTool(state, 'obstacle'),
  '2': ({ state }) => chooseTool(state, 'pawn'),
  '3': ({ state }) => chooseTool(state, 'general'),
  '4': ({ state }) => chooseTool(state, 'move'),
  '0': ({ state }) => chooseTool(state, 'erase'),
  Delete: ({ state }) => chooseTool(state, 'erase'),
};

/** Keys that do the same everywhere. */
const VIEW_KEYS: Readonly<Record<string, KeyAction>> = {
  f: ({ state }) => flipView(state),
  '?': ({ dialog }) => {
    dialog.value = 'help';
  },
};

/** Keys that change only what is seen: the others rest while the page is a frame of another one. */
const SHOWING_KEYS: ReadonlySet<string> = new Set([...Object.keys(STEPPING_KEYS), 'f']);

/** A field that is typed in. */
export const TYPES_TEXT =
  'textarea, select, input:not([type=radio], [type=range], [type=file]), [contenteditable]';

/**
 * Listens to keys for the whole page, until what is returned is called. Nothing is taken from a field that is typed in, nor
 * while a dialog is open.
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

/** What a key does wherever the focus is. */
export function pageKey(event: KeyboardEvent, target: Element, { state, place }: App): KeyAction | null {
  if (place.value !== 'analysis') return VIEW_KEYS[event.key] ?? null;
  const draws = state.game.value === null;
  if (event.ctrlKey || event.metaKey) return draws ? commandKey(event) : null;
  return plainKey(event.key, target, state) ?? (draws ? (DRAWING_KEYS[event.key] ?? null) : null);
}

function commandKey(event: KeyboardEvent): KeyAction | null {
  const key = event.key.toLowerCase();
  if (key === 'z') return ({ state }) => (event.shiftKey ? redo(state) : undo(state));
  return key === 'y' && !event.shiftKey ? ({ state }) => redo(state) : null;
}

function plainKey(key: string, target: Element, state: State): KeyAction | null {
  if (key === 'Escape') return state.stroke.value === null ? null : () => abandonStroke(state);
  return lineKey(key, target, state) ?? VIEW_KEYS[key] ?? null;
}

/** Steps the line, when there is one; space plays its best move, except in a game, where that is the player's. */
function lineKey(key: string, target: Element, state: State): KeyAction | null {
  if (state.moves.value.length === 0) return null;
  const play = state.game.value === null ? () => stepOn(state) : null;
  return steppingKey(key, target, { ...lineStepping(state), play });
}
