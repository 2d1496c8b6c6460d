import { signal } from '@preact/signals';
import type { App } from './app-context.ts';
import { importFile } from './exchange.ts';

/** Whether a file is held over the page. */
export const fileOver = signal(false);

/** Takes files that are dropped anywhere on the page. */
export function acceptFiles(app: App): void {
  const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
  addEventListener('dragover', (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    fileOver.value = true;
  });
  addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) fileOver.value = false;
  });
  addEventListener('drop', (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    fileOver.value = false;
    const file = event.dataTransfer?.files[0];
    if (file !== undefined) void importFile(app, file);
  });
}
