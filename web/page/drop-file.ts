import { type Signal, signal } from '@preact/signals';

/** Whether a file is being dragged over the page. */
export const fileOver = signal(false);

/** Dropped files and their drop target, queued until the page can read them. */
export const dropped = signal<{
  readonly files: readonly File[];
  readonly target: EventTarget | null;
} | null>(null);

/** Handles dropped files, so that the browser does not open them. Not in an embedded page. */
export function listenToDrops(embedded: Signal<boolean>): void {
  for (const name of ['dragover', 'drop'] as const) {
    addEventListener(name, (event) => {
      const content = event.dataTransfer;
      if (embedded.value || !content?.types.includes('Files')) return;
      event.preventDefault();
      fileOver.value = name === 'dragover';
      if (name === 'drop') dropped.value = { files: [...content.files], target: event.target };
    });
  }
}
