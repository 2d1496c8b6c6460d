import { untracked } from '@preact/signals';
import { readGiven } from '../model/given-text.ts';
import type { App } from './app-context.ts';
import { dropped, fileOver, fileTaker } from './drop-file.ts';
import { importFiles, importText } from './exchange.ts';
import { TYPES_TEXT } from './keys.ts';

/** A row of a board, which an output does not contain. */
const HAS_ROWS = /^\s*[.#XO]+\s*$/m;

/** Handles drop and paste anywhere on the page, except in text fields and in an embedded page. */
export function acceptGiven(app: App): void {
  acceptFiles(app);
  addEventListener('paste', (event) => {
    const { target, clipboardData } = event;
    const isTaken = target instanceof Element && target.closest(`${TYPES_TEXT}, dialog`) !== null;
    if (app.embedded.value || event.defaultPrevented || isTaken || clipboardData === null) return;
    const text = clipboardData.getData('text/plain');
    const files = [...clipboardData.files];
    if (text.trim() === '' && files.length === 0) return;
    event.preventDefault();
    if (text.trim() === '') take(app, files, target);
    else if (!fileTaker.value?.takesTexts || readGiven(text).kind === 'link') void importText(app, text);
    else take(app, [new File([text], HAS_ROWS.test(text) ? 'pasted.in' : 'pasted.out')], target);
  });
}

function acceptFiles(app: App): void {
  addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) fileOver.value = false;
  });
  dropped.subscribe((drop) => {
    if (drop !== null) untracked(() => take(app, drop.files, drop.target));
  });
}

function take(app: App, files: readonly File[], target: EventTarget | null): void {
  if (files.length === 0) return;
  if (fileTaker.value === null) void importFiles(app, files);
  else fileTaker.value.take(files, target);
}
