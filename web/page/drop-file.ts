import { signal } from '@preact/signals';
import { notify } from '../model/actions.ts';
import type { App } from './app-context.ts';
import { askWhetherRenewed } from './renewal.ts';

/** Whether a file is held over the page. */
export const fileOver = signal(false);

/** Takes dropped files, with where they fell, in place of the board; null where none does. */
export const fileTaker = signal<{
  readonly hint: string;
  readonly take: (files: readonly File[], target: EventTarget | null) => void;
} | null>(null);

/** Takes files that are dropped anywhere on the page. */
export function acceptFiles(app: App): void {
  const hasFile = (event: DragEvent) =>
    !app.embedded.value && (event.dataTransfer?.types.includes('Files') ?? false);
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
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    if (fileTaker.value === null) void takeFiles(app, files);
    else fileTaker.value.take(files, event.target);
  });
}

async function takeFiles(app: App, files: readonly File[]): Promise<void> {
  try {
    const { importFiles } = await import('./exchange.ts');
    await importFiles(app, files);
  } catch {
    notify(app.state, 'error', { code: 'part_missing' });
    void askWhetherRenewed();
  }
}
