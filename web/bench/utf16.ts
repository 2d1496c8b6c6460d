/** Encoding label for TextDecoder. */
export type Utf16 = 'utf-16le' | 'utf-16be';

/**
 * Detects UTF-16, in which some shells write a program's output: by a byte order mark, or by the first two characters, each
 * with exactly one zero byte, at the same place.
 */
export function utf16Of(bytes: Uint8Array): Utf16 | null {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (fourth === undefined || (first === 0) === (second === 0)) return null;
  if ((first === 0) !== (third === 0) || (second === 0) !== (fourth === 0)) return null;
  return first === 0 ? 'utf-16be' : 'utf-16le';
}

/** Converts UTF-16 to UTF-8; other bytes stay as they are. */
export function inUtf8(bytes: ArrayBuffer): ArrayBuffer {
  const order = utf16Of(new Uint8Array(bytes));
  return order === null ? bytes : new TextEncoder().encode(new TextDecoder(order).decode(bytes)).buffer;
}
