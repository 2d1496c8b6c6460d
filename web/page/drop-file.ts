import { signal } from '@preact/signals';

/** Whether a file is held over the page. */
export const fileOver = signal(false);

/** Takes dropped files, with where they fell, in place of the board; null where none does. */
export const fileTaker = signal<{
  readonly hint: string;
  readonly take: (files: readonly File[], target: EventTarget | null) => void;
} | null>(null);
