/** How a text in UTF-16 is decoded. */
export type Utf16 = 'utf-16le' | 'utf-16be';

/**
 * Whether a text is UTF-16, as some shells write what a program prints: by a byte order mark, or by two characters of
 * which each has a zero for one byte and none for the other.
 */
export function utf16Of(bytes: Uint8Array): Utf16 | null {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (fourth === undefined || (first === 0) === (second === 0)) return null;
  if ((first === 0) !== (third === 0) || (second === 0) !== (fourth === 0)) return null;
  return first === 0 ? 'utf-16be' : 'utf-16le';
}

/** The text's bytes as everything else reads them, in UTF-8. */
export function inUtf8(bytes: ArrayBuffer): ArrayBuffer {
  const order = utf16Of(new Uint8Array(bytes));
  return order === null ? bytes : new TextEncoder().encode(new TextDecoder(order).decode(bytes)).buffer;
}
