import type { Variation } from '../../../model/variations.ts';
import { sameVariation } from '../../../model/variations.ts';
import { kindOf, type LedgerEntry } from '../../play/model/ledger.ts';

/** The kind of a visitor's move: the best one, a slower win, one that gives the win or the tie away, or one after a hint. */
export const SIGNS = ['best', 'slower', 'thrown', 'hinted'] as const;

export type Sign = (typeof SIGNS)[number];

/** A move that was tried, even if it was taken back. */
export interface Tried {
  /** The moves of the game up to and including it. */
  readonly played: Variation;
  readonly sign: Sign;
}

/** The number of moves of a kind. */
export const countSigns = (signs: readonly Sign[], kind: Sign) =>
  signs.filter((sign) => sign === kind).length;

const LETTERS: Readonly<Record<Sign, string>> = { best: 'b', slower: 's', thrown: 't', hinted: 'h' };

function signOf({ hinted, judgement }: LedgerEntry): Sign {
  if (hinted) return 'hinted';
  const kind = kindOf(judgement);
  return kind === 'kept' ? 'best' : kind === 'slower' ? 'slower' : 'thrown';
}

/** Adds the moves played that have not been tried before. Once the result has been given away, no more moves count. */
export function withTried(
  tried: readonly Tried[],
  entries: readonly LedgerEntry[],
  played: Variation,
): readonly Tried[] {
  const slip = entries.findIndex((entry) => signOf(entry) === 'thrown');
  const counted = slip < 0 ? entries : entries.slice(0, slip + 1);
  const added = counted
    .map((entry) => ({ played: played.slice(0, entry.ply + 1), sign: signOf(entry) }))
    .filter((each) => !tried.some((known) => sameVariation(known.played, each.played)));
  return added.length === 0 ? tried : [...tried, ...added];
}

/** Serializes signs as one word and parses it; invalid ones are ignored. */
export function formatSigns(signs: readonly Sign[]): string {
  return signs.map((sign) => LETTERS[sign]).join('');
}

export function parseSigns(word: string): Sign[] {
  return [...word].flatMap((letter) => SIGNS.find((sign) => LETTERS[sign] === letter) ?? []);
}
