import { loadPart } from '../solver/worker/load-part.ts';
import type { App } from './app-context.ts';
import { dropped, fileOver } from './drop-file.ts';
import type { Drop } from './feature.ts';
import { TYPES_TEXT } from './keys.ts';

type Taking = typeof import('./take-given.ts');

/** Handles drop and paste anywhere on the page, except in text fields and in an embedded page. */
export function acceptGiven(app: App, openDrop: (app: App) => Drop | null): void {
  acceptFiles(app, openDrop);
  addEventListener('paste', (event) => {
    const { target, clipboardData } = event;
    const isTaken = target instanceof Element && target.closest(`${TYPES_TEXT}, dialog`) !== null;
    if (app.embedded.value || event.defaultPrevented || isTaken || clipboardData === null) return;
    const text = clipboardData.getData('text/plain');
    const files = [...clipboardData.files];
    if (text.trim() === '' && files.length === 0) return;
    event.preventDefault();
    take((part) =>
      text.trim() === ''
        ? part.takeFiles(app, openDrop(app), files, target)
        : part.takeText(app, openDrop(app), text, target),
    );
  });
}

function acceptFiles(app: App, openDrop: (app: App) => Drop | null): void {
  addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) fileOver.value = false;
  });
  dropped.subscribe((drop) => {
    if (drop !== null) take((part) => part.takeFiles(app, openDrop(app), drop.files, drop.target));
  });
}

/** Reads what was given; its code is loaded with the panels, which report if it cannot be loaded. */
function take(taking: (part: Taking) => void): void {
  loadPart(import('./take-given.ts')).then(taking, () => {});
}
