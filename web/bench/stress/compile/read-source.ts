import { inUtf8 } from '../../utf16.ts';

/** Maximum length (bytes) of a source file; judges take 50 to 100 kB. */
const LONGEST = 2 ** 20;

/** The text of a source file, in UTF-8, UTF-16 or the encoding of Chinese Windows; null if it is no text or too long. */
export async function readSource(file: File): Promise<string | null> {
  if (file.size > LONGEST) return null;
  const bytes = inUtf8(await file.arrayBuffer());
  const text = decoded(bytes, 'utf-8') ?? decoded(bytes, 'gb18030');
  return text === null || text.includes('\0') ? null : text.replace(/\r\n?/g, '\n');
}

function decoded(bytes: ArrayBuffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
