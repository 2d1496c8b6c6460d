import { readGiven } from '../model/given-text.ts';
import type { App } from './app-context.ts';
import { importFiles, importText } from './exchange.ts';
import type { Drop } from './feature.ts';

/** A row of a board, which an output does not contain. */
const HAS_ROWS = /^\s*[.#XO]+\s*$/m;

/** Opens dropped or pasted files, or gives them to the open feature that takes them instead. */
export function takeFiles(
  app: App,
  drop: Drop | null,
  files: readonly File[],
  target: EventTarget | null,
): void {
  if (files.length === 0) return;
  if (drop === null) void importFiles(app, files);
  else drop.take(files, target);
}

/** Opens a pasted text, or gives it as a file to the open feature that takes texts, too. */
export function takeText(app: App, drop: Drop | null, text: string, target: EventTarget | null): void {
  if (!drop?.takesTexts || readGiven(text).kind === 'link') void importText(app, text);
  else drop.take([new File([text], HAS_ROWS.test(text) ? 'pasted.in' : 'pasted.out')], target);
}
