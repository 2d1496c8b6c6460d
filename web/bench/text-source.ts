import { failed } from '../solver/thread.ts';
import type { Outcome } from '../solver/worker/protocol.ts';
import { inUtf8, utf16Of } from './utf16.ts';

/** A text that somebody gave, typed, pasted or as a file; a large one is never shown. */
export interface TextSource {
  /** What the file is called, null for a text that was typed or pasted. */
  readonly name: string | null;
  readonly bytes: Blob;
  /** What was typed or pasted. */
  readonly text?: string;
}

/** A longer text is taken as a file is: no text field holds it without making the page wait. */
export const LONGEST_SHOWN = 200_000;

export function textSource(text: string): TextSource {
  return { name: null, bytes: new Blob([text]), text };
}

/** What stands in a field and is not what is in use; null where it is, or nothing stands there. */
export function typedAnew(text: string, used: TextSource | null): TextSource | null {
  return text === '' || used?.text === text ? null : textSource(text);
}

export function fileSource(file: File): TextSource {
  return { name: file.name, bytes: file };
}

/**
 * The bytes of a text, in UTF-8 also where they are UTF-16; `unreadable` where a file has been changed or removed since it was chosen. They are read on the page:
 * workers of WebKit cannot read what a page has that was opened from the disk.
 */
export async function readBytes(text: Blob): Promise<Outcome<ArrayBuffer>> {
  try {
    return { ok: true, value: inUtf8(await text.arrayBuffer()) };
  } catch {
    return failed('unreadable');
  }
}

/** Whether a text is UTF-16; one that cannot be read is not. */
export async function isUtf16(text: Blob): Promise<boolean> {
  try {
    return utf16Of(new Uint8Array(await text.slice(0, 4).arrayBuffer())) !== null;
  } catch {
    return false;
  }
}
