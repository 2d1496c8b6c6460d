import type { Stage, StressFinding, StressPhase } from '../../../../wasm/bench/stress.ts';
import { readObject } from '../../../model/stored.ts';
import { numberIn, SEED_LIMITS, storedTexts } from '../../kit/model/number-text.ts';
import { DEFAULT_STANDARD, STANDARDS, type Standard } from '../compile/model/flags.ts';

/** Limits of each run (s, bytes) and the seed of the search. */
export interface Settings {
  readonly seconds: number;
  readonly memory: number;
  readonly seed: number;
}

/** Choices of the form (s, MiB). */
export const SECONDS = [1, 2, 5, 10] as const;
export const MEGABYTES = [128, 256, 512, 1024] as const;

/** What a program is compared with: our answers, or another program's. */
export const AGAINST = ['ours', 'other'] as const;

/** The form as typed, valid or not. */
export interface Form {
  readonly seconds: number;
  readonly megabytes: number;
  readonly seed: string;
  readonly standard: Standard;
  readonly against: (typeof AGAINST)[number];
}

/** The limits of the contest's statement. */
export const FIRST_FORM: Form = {
  seconds: 1,
  megabytes: 512,
  seed: '1',
  standard: DEFAULT_STANDARD,
  against: 'ours',
};

/** What the form asks for; null if its seed is invalid. */
export function settingsOf({ seconds, megabytes, seed }: Form): Settings | null {
  const number = numberIn(seed, SEED_LIMITS);
  return number === null ? null : { seconds, memory: megabytes * 2 ** 20, seed: number };
}

/** Text to save for a reload: the form and the name of the program, which itself is not saved. */
export function keptText(form: Form, name: string | null): string {
  return JSON.stringify({ ...form, name });
}

/** The inverse of keptText; a missing or invalid value is as in the first form. */
export function readKept(text: string): { readonly form: Form; readonly name: string | null } {
  const kept = readObject(text);
  const seconds = SECONDS.find((each) => each === kept.seconds) ?? FIRST_FORM.seconds;
  const megabytes = MEGABYTES.find((each) => each === kept.megabytes) ?? FIRST_FORM.megabytes;
  const standard = STANDARDS.find((each) => each === kept.standard) ?? FIRST_FORM.standard;
  const against = AGAINST.find((each) => each === kept.against) ?? FIRST_FORM.against;
  const { seed } = storedTexts(kept, FIRST_FORM, ['seed']);
  return {
    form: { seconds, megabytes, seed, standard, against },
    name: typeof kept.name === 'string' ? kept.name : null,
  };
}

/** Boards of more cells are large: drawing or tracing one by hand takes long. */
const LARGE = 36;

/**
 * What the sizes say: whether all boards of the fault are large, and whether it showed on none of the tiny
 * boards tried first.
 */
export function sizesOf(
  { boards, isSmallest }: StressFinding,
  stage: Stage,
): { readonly areLarge: boolean; readonly areTinyRight: boolean } {
  const areLarge = isSmallest && boards.every(({ board }) => board.rows * board.columns > LARGE);
  return { areLarge, areTinyRight: stage !== 'tiny' };
}

/**
 * Whether one board breaks the program, and naming has ended without one mistake: none or several explain the lines, or one is no
 * answer.
 */
export function isNameless({ boards, leak, mistakes }: StressFinding, phase: StressPhase): boolean {
  return phase === 'done' && leak === null && boards.length === 1 && mistakes.length === 0;
}

/** Index of the board to show, from 0: the first with a wrong or missing line, or the last. */
export function boardShown({ board, boards }: Pick<StressFinding, 'board' | 'boards'>): number {
  return Math.min(board, boards.length - 1);
}

const LINE_MOST = 60;

/** Beginning of a line of foreign text, with control and format characters and cut ones replaced. */
export function lineShown(line: string, most = LINE_MOST): string {
  const plain = line.slice(0, most).replace(/\p{C}/gu, '·');
  return line.length > most ? `${plain}…` : plain;
}
