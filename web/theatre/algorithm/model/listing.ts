import { LINES, type Line } from '../../model/frame.ts';

/** The end of a run: whether its start position is decided. */
const ENDS = ['decided', 'undecided'] as const;

type End = (typeof ENDS)[number];

/** Lines of code that stand together and belong to the same sentence of the algorithm, or to none. */
export interface Block {
  readonly line: Line | null;
  /** The end at which only they are carried out; null for both. */
  readonly end: End | null;
  readonly text: string;
}

/** The mark at the end of a line: the sentence to which it belongs, and the end of the run if it belongs to only one. */
const MARKER = / *\/\/@(\w+)(?: (\w+))?$/;

/** The blocks of a marked code; their texts, joined, are the code without its marks. */
export function blocksOf(code: string): readonly Block[] {
  const blocks: { line: Line | null; end: End | null; text: string }[] = [];
  for (const row of code.trimEnd().split('\n')) {
    const [, marked, at] = MARKER.exec(row) ?? [];
    const line = LINES.find((each) => each === marked) ?? null;
    const end = ENDS.find((each) => each === at) ?? null;
    const text = row.replace(MARKER, '');
    const last = blocks.at(-1);
    if (last?.line === line && last.end === end) last.text += `\n${text}`;
    else blocks.push({ line, end, text });
  }
  return blocks;
}

/** The program without its marks, as one compiles it. */
export function programText(marked: string): string {
  return `${blocksOf(marked)
    .map(({ text }) => text)
    .join('\n')}\n`;
}

/** Indented by two spaces instead of four, because no line may be cut. */
export function indentedByTwo(text: string): string {
  return text.replace(/^ +/gm, (spaces) => spaces.slice(spaces.length / 2));
}

/** Whether a block belongs to a sentence; `isDecided` is that of the start position, null if there is none. */
export function isCarriedOut({ line, end }: Block, now: Line, isDecided: boolean | null): boolean {
  return line === now && (end === null || isDecided === (end === 'decided'));
}
