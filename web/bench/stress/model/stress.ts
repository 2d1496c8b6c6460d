import type { StressFinding } from '../../../../wasm/bench/stress.ts';

/** What a search is made with: the time of a run in seconds and its memory in bytes. */
export interface Settings {
  readonly seconds: number;
  readonly memory: number;
  readonly seed: number;
}

/** What can be chosen, in seconds and in megabytes. */
export const SECONDS = [1, 2, 5, 10] as const;
export const MEGABYTES = [128, 256, 512, 1024] as const;

export const SEED_MOST = 2 ** 32 - 1;

/** The form as it is filled in. */
export interface Form {
  readonly seconds: number;
  readonly megabytes: number;
  readonly seed: string;
}

/** The limits of the contest's statement. */
export const FIRST_FORM: Form = { seconds: 1, megabytes: 512, seed: '1' };

/** What the form asks for; null where the seed is none. */
export function settingsOf({ seconds, megabytes, seed }: Form): Settings | null {
  const number = /^\d{1,10}$/.test(seed.trim()) ? Number(seed) : Number.NaN;
  return number <= SEED_MOST ? { seconds, memory: megabytes * 2 ** 20, seed: number } : null;
}

/** What is kept for a reload: the form, and what the program was called, which is not kept itself. */
export function keptText(form: Form, name: string | null): string {
  return JSON.stringify({ ...form, name });
}

/** The inverse of keptText; whatever makes no sense is as if it were not there. */
export function readKept(text: string): { readonly form: Form; readonly name: string | null } {
  const kept = parsed(text);
  const seconds = SECONDS.find((each) => each === kept.seconds) ?? FIRST_FORM.seconds;
  const megabytes = MEGABYTES.find((each) => each === kept.megabytes) ?? FIRST_FORM.megabytes;
  const seed = typeof kept.seed === 'string' ? kept.seed : FIRST_FORM.seed;
  return { form: { seconds, megabytes, seed }, name: typeof kept.name === 'string' ? kept.name : null };
}

function parsed(text: string): Partial<Record<string, unknown>> {
  try {
    return (JSON.parse(text) as Partial<Record<string, unknown>> | null) ?? {};
  } catch {
    return {};
  }
}

/** What several boards, or a run that cannot be repeated, say of a fault; null: nothing. */
export type Meaning = 'chance' | 'kept' | 'slow' | 'several' | 'perhaps_kept';

export function meaningOf(finding: StressFinding): Meaning | null {
  const { fault, isRepeated, isSmallest, boards } = finding;
  if (!isSmallest) return isRepeated ? null : 'chance';
  if (boards.length === 1) return null;
  if (fault === 'wrong') return 'kept';
  if (fault === 'time') return 'slow';
  return fault === 'early' || fault === 'extra' ? 'several' : 'perhaps_kept';
}

/** Of the boards found the one that matters, from 0: the first whose line is wrong or missing, or the last. */
export function boardShown({ board, boards }: Pick<StressFinding, 'board' | 'boards'>): number {
  return Math.min(board, boards.length - 1);
}

const LINE_MOST = 60;

/** The beginning of a line that others have written, fit to be shown. */
export function lineShown(line: string, most = LINE_MOST): string {
  const plain = line.slice(0, most).replace(/[^\x20-\x7e]/g, '·');
  return line.length > most ? `${plain}…` : plain;
}
