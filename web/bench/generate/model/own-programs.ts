/** How a run ends that no answer counts of, by the judges' names: time, memory or output limit exceeded, runtime error. */
export type Fault = 'TLE' | 'MLE' | 'OLE' | 'RE';

/** A test of a package. */
export interface PackageTest {
  readonly input: Uint8Array<ArrayBuffer>;
  readonly answers: string;
}

/** A program's run on a test. */
export interface ProgramRun {
  readonly fault: Fault | null;
  readonly output: string;
}

/** A cell of a program's row. */
export interface ProgramCell {
  /** Lines that are wrong or missing: all after a fault. */
  readonly wrong: number;
  readonly fault: Fault | null;
}

/** Compares a program's lines with the right ones, as the statement's checker does: blanks do not matter. */
export function cellOf({ fault, output }: ProgramRun, answers: string): ProgramCell {
  const right = linesOf(answers);
  const found = linesOf(output);
  if (fault !== null || found.length > right.length) return { wrong: right.length, fault };
  return { wrong: right.filter((line, index) => line !== found[index]).length, fault: null };
}

/** The words of each line; blank lines are none. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().split(/\s+/).join(' '))
    .filter((line) => line !== '');
}
