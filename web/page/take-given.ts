import { readGiven } from '../model/given-text.ts';
import type { App } from './app-context.ts';
import { fileTaker } from './drop-file.ts';
import { importFiles, importText } from './exchange.ts';

/** A row of a board, which an output does not contain. */
const HAS_ROWS = /^\s*[.#XO]+\s*$/m;

/** Opens dropped or pasted files, or gives them to the view that takes them instead. */
export function takeFiles(app: App, files: readonly File[], target: EventTarget | null): void {
  if (files.length === 0) return;
  if (fileTaker.value === null) void importFiles(app, files);
  else fileTaker.value.take(files, target);
}

/** Opens a pasted text, or gives it as a file to the view that takes texts, too. */
export function takeText(app: App, text: string, target: EventTarget | null): void {
  if (!fileTaker.value?.takesTexts || readGiven(text).kind === 'link') void importText(app, text);
  else takeFiles(app, [new File([text], HAS_ROWS.test(text) ? 'pasted.in' : 'pasted.out')], target);
}
