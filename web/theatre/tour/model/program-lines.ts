import { indentedByTwo, programText } from '../../algorithm/model/listing.ts';

export interface ProgramLines {
  readonly texts: readonly string[];
  /** The indices of the lines that contain one of these parts; a part may include the mark at the end of its line. */
  readonly litBy: (parts: readonly string[]) => number[];
}

/** The lines of the marked program. */
export function programLines(marked: string): ProgramLines {
  const rows = marked.split('\n');
  return {
    texts: indentedByTwo(programText(marked)).trimEnd().split('\n'),
    litBy: (parts) => rows.flatMap((row, nth) => (parts.some((part) => row.includes(part)) ? nth : [])),
  };
}
