import { failed } from '../solver/thread.ts';
import type { Outcome } from '../solver/worker/protocol.ts';

/** A text that somebody gave, typed, pasted or as a file; a large one is never shown. */
export interface TextSource {
  /** What the file is called, null for a text that was typed or pasted. */
  readonly name: string | null;
  readonly bytes: Blob;
}

/** A longer text is taken as a file is: no text field holds it without making the page wait. */
export const LONGEST_SHOWN = 200_000;

export function textSource(text: string): TextSource {
  return { name: null, bytes: new Blob([text]) };
}

export function fileSource(file: File): TextSource {
  return { name: file.name, bytes: file };
}

/**
 * The bytes of a text; `unreadable` where a file has been changed or removed since it was chosen. They are read on the page:
 * workers of WebKit cannot read what a page has that was opened from the disk.
 */
export async function readBytes(text: Blob): Promise<Outcome<ArrayBuffer>> {
  try {
    return { ok: true, value: await text.arrayBuffer() };
  } catch {
    return failed('unreadable');
  }
}
