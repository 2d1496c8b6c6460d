import { failed } from '../solver/thread.ts';
import type { Outcome } from '../solver/worker/protocol.ts';
import { inUtf8, utf16Of } from './utf16.ts';

/** A text from the user: typed, pasted or a file. */
export interface TextSource {
  /** File name; null for a typed or pasted text. */
  readonly name: string | null;
  readonly bytes: Blob;
  /** The typed or pasted text. */
  readonly text?: string;
}

export function textSource(text: string): TextSource {
  return { name: null, bytes: new Blob([text]), text };
}

/** The text of a field if it differs from the one in use; null if it does not, or if the field is empty. */
export function typedAnew(text: string, used: TextSource | null): TextSource | null {
  return text === '' || used?.text === text ? null : textSource(text);
}

export function fileSource(file: File): TextSource {
  return { name: file.name, bytes: file };
}

/**
 * The bytes of a text, converted from UTF-16 to UTF-8 if necessary; `unreadable` if the file was changed or removed since it
 * was chosen. Reads on the main thread, because WebKit's workers cannot read the files of a page opened from disk.
 */
export async function readBytes(text: Blob): Promise<Outcome<ArrayBuffer>> {
  try {
    return { ok: true, value: inUtf8(await text.arrayBuffer()) };
  } catch {
    return failed('unreadable');
  }
}

/** Whether a text is UTF-16; false if it cannot be read. */
export async function isUtf16(text: Blob): Promise<boolean> {
  try {
    return utf16Of(new Uint8Array(await text.slice(0, 4).arrayBuffer())) !== null;
  } catch {
    return false;
  }
}
