import { type Signal, signal } from '@preact/signals';

/** Whether a file is held over the page. */
export const fileOver = signal(false);

/** Takes dropped files, with where they fell, in place of the board; null where none does. */
export const fileTaker = signal<{
  readonly hint: string;
  /** Whether it takes texts that are pasted, too: elsewhere they are boards. */
  readonly takesTexts: boolean;
  readonly take: (files: readonly File[], target: EventTarget | null) => void;
} | null>(null);

/** Files that were dropped on the page, and where they fell; they wait until the page can read them. */
export const dropped = signal<{
  readonly files: readonly File[];
  readonly target: EventTarget | null;
} | null>(null);

/** From now on a dropped file is the page's, and the browser does not open it in its place. A frame takes nothing. */
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
