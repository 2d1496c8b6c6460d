import { loadPart } from '../solver/worker/load-part.ts';
import type { App } from './app-context.ts';
import { dropped, fileOver } from './drop-file.ts';
import { TYPES_TEXT } from './keys.ts';

type Taking = typeof import('./take-given.ts');

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
    take((part) =>
      text.trim() === '' ? part.takeFiles(app, files, target) : part.takeText(app, text, target),
    );
  });
}

function acceptFiles(app: App): void {
  addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) fileOver.value = false;
  });
  dropped.subscribe((drop) => {
    if (drop !== null) take((part) => part.takeFiles(app, drop.files, drop.target));
  });
}

/** Reads what was given; its code is loaded with the panels, which report if it cannot be loaded. */
function take(taking: (part: Taking) => void): void {
  loadPart(import('./take-given.ts')).then(taking, () => {});
}
