/** The mark of a sentence at the end of a line, which is not part of the program. */
const MARK = / *\/\/@.*$/;

export interface ProgramLines {
  /** Indented by two spaces instead of four, because no line may be cut. */
  readonly texts: readonly string[];
  /** The indices of the lines that contain these parts, of which each is in one line, its mark included. */
  readonly litBy: (parts: readonly string[]) => number[];
}

/** The lines of the marked program. */
export function programLines(marked: string): ProgramLines {
  const rows = marked.trimEnd().split('\n');
  return {
    texts: rows.map((row) => withoutMark(row).replace(/^ +/, (spaces) => spaces.slice(spaces.length / 2))),
    litBy: (parts) => rows.flatMap((row, nth) => (parts.some((part) => row.includes(part)) ? nth : [])),
  };
}

function withoutMark(row: string): string {
  return row.replace(MARK, '');
}

/** The program as one compiles it. */
export function programText(marked: string): string {
  return marked.split('\n').map(withoutMark).join('\n');
}
