import { batch } from '@preact/signals';
import { loadCollection } from '../model/collection.ts';
import { readGiven } from '../model/given-text.ts';
import { notify } from '../model/notices.ts';
import type { App, RejectedDrop } from './app-context.ts';
import { openAddress } from './entries/open-address.ts';
import { readBoards } from './read-boards.ts';

/** Maximum length of a text shown in a field, because fields get slow; a longer one is still read. */
export const LONGEST_SHOWN = 200_000;

/** Maximum file size (bytes), because listing more boards would freeze the page. */
export const LARGEST_FILE = 4 * 2 ** 20;

/** Whether a text contains characters that a text field cannot show. */
const BINARY = /[\0\uFFFD]/;

/** File name of a downloaded contest text. */
export const CONTEST_FILE = 'rubicon.in';

/**
 * Opens the boards or the link in a text, in any form. If it cannot be parsed, the dialog shows the text, the place and what
 * was expected.
 */
export async function importText(app: App, text: string): Promise<void> {
  const { state, solver, place, dialog, exchange } = app;
  const given = readGiven(text);
  if (given.kind === 'link') return openAddress(app, given.address);
  const outcome = await readBoards(text, given.excerpts, (excerpt) => solver.parse(excerpt));
  const shown = text.length > LONGEST_SHOWN || BINARY.test(text) ? '' : text;
  batch(() => {
    exchange.value = { text: shown, failure: outcome.ok ? null : outcome.failure };
    dialog.value = outcome.ok ? null : 'exchange';
    if (!outcome.ok) return;
    place.value = 'analysis';
    loadCollection(state, outcome.value);
  });
}

/** Loads the boards of a file, as importText does; the dialog rejects several files, or one that is too large. */
export async function importFiles(app: App, files: readonly File[]): Promise<void> {
  const [file, ...others] = files;
  if (file === undefined) return;
  if (others.length > 0) return refuse(app, { code: 'several', count: files.length });
  if (file.size > LARGEST_FILE) return refuse(app, { code: 'too_large', name: file.name, bytes: file.size });
  try {
    await importText(app, await file.text());
  } catch {
    notify(app.state, 'error', { code: 'file_unreadable', name: file.name });
  }
}

/** Keeps the typed text. */
function refuse({ exchange, dialog }: App, refused: RejectedDrop): void {
  exchange.value = { text: exchange.value.text, failure: null, refused };
  dialog.value = 'exchange';
}

/** The contest text of the board shown; null if the solver that formats it failed, which shows a notice. */
export async function exportText(app: App): Promise<string | null> {
  const outcome = await app.solver.format([app.state.board.value]);
  if (outcome.ok) return outcome.value;
  notify(app.state, 'error', { code: 'failure', failure: outcome.failure });
  return null;
}

export function downloadText(text: string, name: string): void {
  download(new Blob([text], { type: 'text/plain' }), name);
}

/** Downloads a file. */
export function download(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Copies a text; returns whether that succeeded. Pages from a file often have no clipboard. */
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
