import { type Signal, signal } from '@preact/signals';

/** Whether a file is being dragged over the page. */
export const fileOver = signal(false);

/** The view that takes dropped files instead of the board; null if none does. */
export const fileTaker = signal<{
  readonly hint: string;
  /** Whether it takes pasted texts, too, which are boards elsewhere. */
  readonly takesTexts: boolean;
  readonly take: (files: readonly File[], target: EventTarget | null) => void;
} | null>(null);

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
