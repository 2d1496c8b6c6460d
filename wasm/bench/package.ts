/**
 * The tests of a contest for a judge: seeded, and byte by byte those that `rubicon package` writes, and which of them catches
 * which mistake.
 */
import type { Mistake } from './mistakes.ts';

/** In the order of the numbers by which the module names them. */
export const JUDGES = ['luogu', 'hydro', 'polygon'] as const;

export type Judge = (typeof JUDGES)[number];

/** Boards are made, then each is answered with every mistake, then boards join that show what no test catches. */
export const PACKAGE_PHASES = ['making', 'judging', 'filling', 'done'] as const;

export type PackagePhase = (typeof PACKAGE_PHASES)[number];

/** Tests of a package; their numbers count from 1. */
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

/** How many lines of each test a mistake gets wrong. */
export interface Caught {
  readonly mistake: Mistake;
  readonly lines: readonly number[];
}

/** What is known of a finished package: in the order of the mistakes, and how many boards each test has. */
export interface KillMatrix {
  readonly caught: readonly Caught[];
  readonly boards: readonly number[];
}

/** A file with its folder in its name. */
export interface PackageFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A package in the making. What a closed one is asked for throws `closed`. */
export interface Package {
  /** Makes a board, or answers one with one mistake. */
  step(): PackageProgress;
  /** Once it is done. */
  matrix(): KillMatrix;
  files(judge: Judge): readonly PackageFile[];
  close(): void;
}

/** The module, loaded. */
export interface Packing {
  /** Opens a package before its first step: a seed of 0..2³²−1, and 1..10 boards for each test, 10 by default. */
  open(seed: number, boards?: number): Package;
}
