import { inUtf8 } from '../../utf16.ts';

/** Maximum length (bytes) of a source file; judges take 50 to 100 kB. */
const LONGEST = 2 ** 20;

/** What is wrong with a source file: too long, not text in a known encoding, or text with a NUL character. */
export type SourceFlaw =
  | { readonly code: 'long' | 'not_text' }
  /** From 1. */
  | { readonly code: 'nul'; readonly line: number; readonly column: number };

/** The text of a source file, in UTF-8, UTF-16 or the encoding of Chinese Windows; or what is wrong with it. */
export async function readSource(file: File): Promise<string | SourceFlaw> {
  if (file.size > LONGEST) return { code: 'long' };
  const bytes = inUtf8(await file.arrayBuffer());
  const text = (decoded(bytes, 'utf-8') ?? decoded(bytes, 'gb18030'))?.replace(/\r\n?/g, '\n');
  if (text === undefined) return { code: 'not_text' };
  const at = text.indexOf('\0');
  if (at < 0) return text;
  const before = text.slice(0, at).split('\n');
  return { code: 'nul', line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function decoded(bytes: ArrayBuffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
