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
