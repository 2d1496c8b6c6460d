import { LINES, type Line } from '../../model/frame.ts';

/** How the run of a board ends: whether its start position is decided by then. */
const ENDS = ['decided', 'undecided'] as const;

type End = (typeof ENDS)[number];

/** Lines of code that stand together and belong to the same sentence of the algorithm, or to none. */
export interface Block {
  readonly line: Line | null;
  /** The end at which alone they are carried out; null if they are at either. */
  readonly end: End | null;
  readonly text: string;
}

/** At the end of a line: to which sentence it belongs, and the end of the run, if it is carried out at one alone. */
const MARKER = / *\/\/@(\w+)(?: (\w+))?$/;

/** Code whose lines are marked, in blocks; their texts, one below the other, are the code without its marks. */
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

/** Whether a block is carried out with a sentence of the algorithm; `isDecided`: whether the start position is, null where there is none. */
export function isCarriedOut({ line, end }: Block, now: Line, isDecided: boolean | null): boolean {
  return line === now && (end === null || isDecided === (end === 'decided'));
}
