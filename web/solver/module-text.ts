/** Added to every byte, because a script would escape control characters; of such numbers the one that compresses best. */
const FIRST = 0x28;

/** Bytes as text, a character for each: compressed, hardly larger than the bytes, other than base64. */
export function textOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte + FIRST)).join('');
}

/** The bytes of such a text. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0) - FIRST);
}
