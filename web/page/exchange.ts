import { loadCollection, notify } from '../model/actions.ts';
import type { App } from './app-context.ts';

/** A larger text is read, but not put into the text field. */
export const LONGEST_SHOWN = 200_000;

/** What a downloaded contest text is called. */
export const CONTEST_FILE = 'rubicon.in';

/** Loads the boards of a text; where it cannot be read, the dialog shows the text, the place and what was expected. */
export async function importText(app: App, text: string): Promise<void> {
  const { state, solver, dialog, exchange } = app;
  const outcome = await solver.parse(text);
  const shown = text.length > LONGEST_SHOWN ? '' : text;
  exchange.value = { text: shown, failure: outcome.ok ? null : outcome.failure };
  dialog.value = outcome.ok ? null : 'exchange';
  if (outcome.ok) loadCollection(state, outcome.value);
}

export async function importFile(app: App, file: File): Promise<void> {
  try {
    await importText(app, await file.text());
  } catch {
    notify(app.state, 'error', { code: 'file_unreadable', name: file.name });
  }
}

/** The contest text of the board on the screen; null when the solver that writes it has failed, which is told. */
export async function exportText(app: App): Promise<string | null> {
  const outcome = await app.solver.format([app.state.board.value]);
  if (outcome.ok) return outcome.value;
  notify(app.state, 'error', { code: 'failure', failure: outcome.failure });
  return null;
}

export function downloadText(text: string, name: string): void {
  download(new Blob([text], { type: 'text/plain' }), name);
}

/** Hands something to the browser as a file to be kept. */
export function download(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Whether the text is in the clipboard now; pages from a file often have none. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'offscreen';
  const holder = document.querySelector('dialog[open]') ?? document.body;
  const focused = document.activeElement;
  holder.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
