/** Added to every byte, because a script would escape control characters; of such numbers the one that compresses best. */
const FIRST = 0x28;

/** Bytes as text, a character for each: compressed, hardly larger than the bytes, other than base64. */
export function textOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte + FIRST)).join('');
}

/** The bytes of such a text; by index, because iterating over a string takes several times as long. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = text.charCodeAt(at) - FIRST;
  return bytes;
}
