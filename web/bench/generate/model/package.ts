import type { Mistake } from '../../../../wasm/bench/mistakes.ts';
import type { Judge, KillMatrix, PackageProgress } from '../../../../wasm/bench/package.ts';

/** Progress of a package (0..1); running the mistakes is nearly all of the work. */
export function shareOf({ phase, done, total }: PackageProgress): number {
  if (phase === 'making') return (0.1 * done) / total;
  return phase === 'judging' ? 0.1 + (0.85 * done) / total : 0.95;
}

/** The mistakes that no test catches. */
export function missedBy({ caught }: KillMatrix): readonly Mistake[] {
  return caught.filter(({ lines }) => lines.every((count) => count === 0)).map(({ mistake }) => mistake);
}

/** Sums of a mistake's row: tests that catch it, and wrong lines in all tests. */
export function sumOf(lines: readonly number[]): { readonly tests: number; readonly lines: number } {
  return {
    tests: lines.filter((count) => count > 0).length,
    lines: lines.reduce((sum, count) => sum + count, 0),
  };
}

/** Shade of a cell: 0 if nothing is caught, up to 4 if more than half of the test's lines are wrong. */
export function shadeOf(lines: number, boards: number): 0 | 1 | 2 | 3 | 4 {
  if (lines === 0) return 0;
  const share = lines / boards;
  return share <= 0.1 ? 1 : share <= 0.25 ? 2 : share <= 0.5 ? 3 : 4;
}

/** File name of a package's zip, without the ending. */
export function packageName(judge: Judge, seed: number): string {
  return `${judge}-${seed}`;
}

/** The command that writes the same files. */
export function packageCommand(judge: Judge, seed: number): string {
  return `rubicon package --for ${judge} --seed ${seed} --out ${packageName(judge, seed)}`;
}
