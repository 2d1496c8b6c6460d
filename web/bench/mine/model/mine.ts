import { type Find, GOALS, type Goal, MINE_SIDES, type MineSettings } from '../../../../wasm/bench/mine.ts';
import type { Board, Value } from '../../../../wasm/game.ts';
import { cellsWith, GENERAL, PAWN } from '../../../model/board.ts';
import { formatBoard, parseBoard } from '../../../model/link-board.ts';
import { objectOf, readObject } from '../../../model/stored.ts';
import { numberIn, SEED_LIMITS, storedTexts } from '../../kit/model/number-text.ts';

/** How long a run is, in boards: the longer, the more it finds in the end. */
export const LENGTHS = { quick: 10_000, steady: 80_000, patient: 400_000 } as const;

export type Patience = keyof typeof LENGTHS;

/** Obstacles that a run begins with, in a hundred cells. */
const DENSITY = 35;

/** The numbers of the form, with the least and the most that each may be. */
export const LIMITS = {
  rows: MINE_SIDES.rows,
  columns: MINE_SIDES.columns,
  seed: SEED_LIMITS,
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

export type Field = keyof typeof LIMITS;

const FIELDS = Object.keys(LIMITS) as Field[];

/** The form as it is typed, right or not. */
export type Form = Readonly<Record<Field, string>> & { readonly goal: Goal; readonly patience: Patience };

export const FIRST_FORM: Form = { goal: 'red', rows: '10', columns: '10', patience: 'steady', seed: '1' };

/** The fields in which no number stands, or one that is out of its limits. */
export function wrongFields(form: Form): readonly Field[] {
  return FIELDS.filter((field) => numberIn(form[field], LIMITS[field]) === null);
}

/** The search that the form asks for; null while a field is wrong. */
export function settingsOf(form: Form): MineSettings | null {
  if (wrongFields(form).length > 0) return null;
  const [rows, columns, seed] = [Number(form.rows), Number(form.columns), Number(form.seed)];
  return { goal: form.goal, rows, columns, density: DENSITY, length: LENGTHS[form.patience], seed };
}

/** What the address names of the form; the size is left out while it is wrong. */
export interface Asked {
  readonly goal: string;
  readonly size: string;
}

export function askedOf(form: Form): Asked {
  const wrong = wrongFields(form);
  const isSized = !wrong.includes('rows') && !wrong.includes('columns');
  return { goal: form.goal, size: isSized ? `${Number(form.rows)}x${Number(form.columns)}` : '' };
}

/** The form with what an address names; whatever makes no sense is left as it is. */
export function withAsked(form: Form, { goal, size }: Asked): Form {
  const [, rows = form.rows, columns = form.columns] = /^(\d{1,2})x(\d{1,2})$/.exec(size) ?? [];
  const sized = { ...form, rows, columns };
  const isRight = !wrongFields(sized).some((field) => field !== 'seed');
  return { ...(isRight ? sized : form), goal: goalIn({ goal }) ?? form.goal };
}

/** A find, with the search that it is from. */
export interface Kept extends Find {
  readonly settings: MineSettings;
}

/** The number of a run for people, who count from 1. */
export const runNumber = (run: number) => run + 1;

/** Whether a goal's score is the number of moves in the answer. */
export const isInAnswer = (goal: Goal) => goal !== 'forced' && goal !== 'tie';

/** The command that finds the same board again. */
export function commandOf({ settings, run, tries }: Kept): string {
  const { goal, rows, columns, length, seed } = settings;
  return [
    `rubicon mine --goal ${goal} --rows ${rows} --columns ${columns}`,
    `--seed ${seed} --length ${length} --run ${runNumber(run)} --tries ${tries}`,
  ].join(' ');
}

/** So many boards are kept of each goal and size, and so many sizes of each goal. */
const OF_A_SIZE = 8;
const SIZES = 5;

/** More than can have been kept. */
const READ_AT_MOST = 1000;

const sizeOf = ({ board: { rows, columns } }: Kept) => `${rows}×${columns}`;

/** Finds with one more: of one run only the best is kept, no board twice, of each goal and size the best, and the sizes found last. */
export function withFind(finds: readonly Kept[], find: Kept): readonly Kept[] {
  const rivals = finds.filter((kept) => isRival(kept, find));
  if (rivals.some(({ score }) => score >= find.score)) return finds;
  const others = finds.filter((kept) => kept.settings.goal !== find.settings.goal);
  const ofGoal = finds.filter((kept) => kept.settings.goal === find.settings.goal && !rivals.includes(kept));
  const ofSize = ofGoal.filter((kept) => sizeOf(kept) === sizeOf(find));
  const best = [...ofSize, find].sort((a, b) => b.score - a.score).slice(0, OF_A_SIZE);
  if (!best.includes(find)) return finds;
  const rest = ofGoal.filter((kept) => sizeOf(kept) !== sizeOf(find));
  const sizes = [...new Set(rest.map(sizeOf))].slice(0, SIZES - 1);
  return [...best, ...rest.filter((kept) => sizes.includes(sizeOf(kept))), ...others];
}

/** Whether two finds of a goal are one board, either way round, or the best of one run at two times. */
function isRival(a: Kept, b: Kept): boolean {
  const [first, second] = [a.settings, b.settings];
  if (first.goal !== second.goal || sizeOf(a) !== sizeOf(b)) return false;
  const isSameRun = first.seed === second.seed && first.length === second.length && a.run === b.run;
  return isSameRun || a.board.cells === b.board.cells || a.board.cells === mirrored(b.board);
}

function mirrored({ columns, cells }: Board): string {
  const rows = cells.match(new RegExp(`.{${columns}}`, 'g')) ?? [];
  return rows.map((row) => [...row].reverse().join('')).join('');
}

/** The answer's line of the contest, Red to move. */
export function answerOf(value: Value): string {
  if (value.winner === 'tie') return 'Tie';
  return `${value.winner === 'red' ? 'Red' : 'Black'} ${value.distance}`;
}

/** The contest's answers, a line for each find. */
export function answersFile(finds: readonly Kept[]): string {
  return finds.map(({ value }) => `${answerOf(value)}\n`).join('');
}

/** Whether two finds are one: of one goal the same board. */
export function isSame(a: Kept, b: Kept): boolean {
  return a.settings.goal === b.settings.goal && sizeOf(a) === sizeOf(b) && a.board.cells === b.board.cells;
}

/** The form as it is kept for the next visit. */
export function formText(form: Form): string {
  return JSON.stringify({ form });
}

/** The finds as they are kept for the next visit and for other tabs. */
export function findsText(finds: readonly Kept[]): string {
  const kept = finds.map(({ settings, board, value, ...rest }) => ({
    ...rest,
    goal: settings.goal,
    density: settings.density,
    length: settings.length,
    seed: settings.seed,
    board: formatBoard(board),
    answer: answerOf(value),
  }));
  return JSON.stringify({ finds: kept });
}

/** The inverse of formText. Whatever is not as it should be is as in the first form. */
export function readForm(text: string | null): Form {
  return formIn(objectOf(readObject(text).form));
}

/** The inverse of findsText. Whatever is not as it should be is left out. */
export function readFinds(text: string | null): readonly Kept[] {
  const { finds } = readObject(text);
  const list = Array.isArray(finds) ? (finds as unknown[]) : [];
  const read = list.slice(0, READ_AT_MOST).flatMap((each) => findIn(objectOf(each)) ?? []);
  return read.reduceRight<readonly Kept[]>(withFind, []);
}

type Fields = Readonly<Record<string, unknown>>;

const goalIn = ({ goal }: Fields) => GOALS.find((each) => each === goal);

function formIn(read: Fields): Form {
  const patience = (Object.keys(LENGTHS) as Patience[]).find((each) => each === read.patience);
  return {
    ...storedTexts(read, FIRST_FORM, FIELDS),
    goal: goalIn(read) ?? FIRST_FORM.goal,
    patience: patience ?? FIRST_FORM.patience,
  };
}

function findIn(read: Fields): Kept | null {
  const goal = goalIn(read);
  const board = typeof read.board === 'string' ? parseBoard(read.board) : null;
  const value = typeof read.answer === 'string' ? valueIn(read.answer) : null;
  const numbers = [read.score, read.run, read.tries, read.density, read.length, read.seed];
  if (goal === undefined || !board?.ok || value === null || !numbers.every(isCount)) return null;
  const [score = 0, run = 0, tries = 0, density = 0, length = 0, seed = 0] = numbers;
  const { rows, columns } = board.value;
  const isDrawn = cellsWith(board.value, PAWN).length === 1 && cellsWith(board.value, GENERAL).length === 2;
  const settings = { goal, rows, columns, density, length, seed };
  return isDrawn && score > 0 ? { settings, board: board.value, value, score, run, tries } : null;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function valueIn(answer: string): Value | null {
  if (answer === 'Tie') return { winner: 'tie' };
  const [, side, distance] = /^(Red|Black) (\d{1,7})$/.exec(answer) ?? [];
  return side === undefined ? null : { winner: side === 'Red' ? 'red' : 'black', distance: Number(distance) };
}
