/**
 * Makes the tests of a contest for a judge, from a seed: byte for byte those of `rubicon package`, with the mistakes that each
 * test catches.
 */
import type { Mistake } from './mistakes.ts';
import type { JUDGES, PACKAGE_PHASES } from './names.ts';

export type Judge = (typeof JUDGES)[number];

/** Boards are made, then answered with every mistake; then boards are added for mistakes that no test catches. */
export type PackagePhase = (typeof PACKAGE_PHASES)[number];

/** Number of tests in a package; they are numbered from 1. */
export const TESTS = 20;

/** The first and the last test of each group of the statement. */
export const GROUPS = [
  [1, 4],
  [5, 6],
  [7, 9],
  [10, 13],
  [14, 20],
] as const satisfies readonly (readonly [number, number])[];

export interface PackageProgress {
  readonly phase: PackagePhase;
  readonly done: number;
  readonly total: number;
}

/** The number of lines of each test that a mistake gets wrong. */
export interface Caught {
  readonly mistake: Mistake;
  readonly lines: readonly number[];
}

/** The result of a finished package: an entry for each mistake, in their order, and the number of boards of each test. */
export interface KillMatrix {
  readonly caught: readonly Caught[];
  readonly boards: readonly number[];
}

/** A file; its name includes its folder. */
export interface PackageFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A package under construction. After it is closed, all calls throw `closed`. */
export interface Package {
  /** Makes a board, or answers one with one mistake. */
  step(): PackageProgress;
  /** Only when it is done. */
  matrix(): KillMatrix;
  /** Input and answers of each test. What a judge wants beside them is in core/package/texts/. */
  files(judge: Judge): readonly PackageFile[];
  close(): void;
}

/** The loaded module. */
export interface Packing {
  /** Opens a package before its first step: seed 0..2³²−1, and 1..10 boards per test, 10 by default. */
  open(seed: number, boards?: number): Package;
}
