import { LINES, type Line } from '../../model/frame.ts';

/** Lines of code that stand together and belong to the same sentence of the algorithm, or to none. */
export interface Block {
  readonly line: Line | null;
  readonly text: string;
}

/** At the end of a line: to which sentence it belongs. */
const MARKER = / *\/\/@(\w+)$/;

/** Code whose lines are marked, in blocks; their texts, one below the other, are the code without its marks. */
export function blocksOf(code: string): readonly Block[] {
  const blocks: { line: Line | null; text: string }[] = [];
  for (const row of code.trimEnd().split('\n')) {
    const line = LINES.find((each) => each === MARKER.exec(row)?.[1]) ?? null;
    const text = row.replace(MARKER, '');
    const last = blocks.at(-1);
    if (last?.line === line) last.text += `\n${text}`;
    else blocks.push({ line, text });
  }
  return blocks;
}
