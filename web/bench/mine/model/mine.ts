import { type Find, type Goal, MINE_SIDES, type MineSettings } from '../../../../wasm/bench/mine.ts';
import { GOALS } from '../../../../wasm/bench/names.ts';
import type { Board, Value } from '../../../../wasm/game.ts';
import { cellsWith, GENERAL, PAWN } from '../../../model/board.ts';
import { formatBoard, parseBoard } from '../../../model/link-board.ts';
import { objectOf, readObject } from '../../../model/stored.ts';
import { numberIn, SEED_LIMITS, storedTexts } from '../../kit/model/number-text.ts';

/** Length of a run (boards); a longer one finds more in the end. */
export const LENGTHS = { quick: 10_000, steady: 80_000, patient: 400_000 } as const;

export type Patience = keyof typeof LENGTHS;

/** Initial obstacle density (percent of the cells). */
const DENSITY = 35;

/** The form's numbers and their limits. */
export const LIMITS = {
  rows: MINE_SIDES.rows,
  columns: MINE_SIDES.columns,
  seed: SEED_LIMITS,
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

export type Field = keyof typeof LIMITS;

const FIELDS = Object.keys(LIMITS) as Field[];

/** The form as typed, valid or not. */
export type Form = Readonly<Record<Field, string>> & { readonly goal: Goal; readonly patience: Patience };

export const FIRST_FORM: Form = { goal: 'red', rows: '10', columns: '10', patience: 'steady', seed: '1' };

/** Fields without a number within their limits. */
export function wrongFields(form: Form): readonly Field[] {
  return FIELDS.filter((field) => numberIn(form[field], LIMITS[field]) === null);
}

/** The form's search settings; null if a field is invalid. */
export function settingsOf(form: Form): MineSettings | null {
  if (wrongFields(form).length > 0) return null;
  const [rows, columns, seed] = [Number(form.rows), Number(form.columns), Number(form.seed)];
  return { goal: form.goal, rows, columns, density: DENSITY, length: LENGTHS[form.patience], seed };
}

/** The form's part of the address; the size is empty while it is invalid. */
export interface Target {
  readonly goal: string;
  readonly size: string;
}

export function targetOf(form: Form): Target {
  const wrong = wrongFields(form);
  const isSized = !wrong.includes('rows') && !wrong.includes('columns');
  return { goal: form.goal, size: isSized ? `${Number(form.rows)}x${Number(form.columns)}` : '' };
}

/** The form with the values of an address; invalid ones are ignored. */
export function withTarget(form: Form, { goal, size }: Target): Form {
  const [, rows = form.rows, columns = form.columns] = /^(\d{1,2})x(\d{1,2})$/.exec(size) ?? [];
  const sized = { ...form, rows, columns };
  const isRight = !wrongFields(sized).some((field) => field !== 'seed');
  return { ...(isRight ? sized : form), goal: goalIn({ goal }) ?? form.goal };
}

/** A find and the settings of its search. */
export interface KeptFind extends Find {
  readonly settings: MineSettings;
  /** When it was found (ms since 1970). */
  readonly time: number;
}

/** Number of a run as shown, from 1. */
export const runNumber = (run: number) => run + 1;

/** Whether a goal's score is the answer's number of moves. */
export const isInAnswer = (goal: Goal) => goal !== 'forced' && goal !== 'tie';

/** The command that finds the same board again. */
export function commandOf({ settings, run, tries }: KeptFind): string {
  const { goal, rows, columns, length, seed } = settings;
  return [
    `rubicon mine --goal ${goal} --rows ${rows} --columns ${columns}`,
    `--seed ${seed} --length ${length} --run ${runNumber(run)} --tries ${tries}`,
  ].join(' ');
}

/** Maximum number of finds of each goal and size. */
const OF_A_SIZE = 8;

/** Maximum number of sizes of each goal. */
const SIZES = 5;

const sizeOf = ({ board: { rows, columns } }: KeptFind) => `${rows}×${columns}`;

/** Adds a find: keeps the best of each run, no board twice, the best of each goal and size, and the latest sizes. */
export function withFind(finds: readonly KeptFind[], find: KeptFind): readonly KeptFind[] {
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

/** Adds finds in the order in which they were found. */
export function mergeFinds(finds: readonly KeptFind[], more: readonly KeptFind[]): readonly KeptFind[] {
  return [...more].sort((a, b) => a.time - b.time).reduce(withFind, finds);
}

/** Whether two finds of a goal are the same board, mirrored or not, or come from the same run. */
function isRival(a: KeptFind, b: KeptFind): boolean {
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
function answerOf(value: Value): string {
  if (value.winner === 'tie') return 'Tie';
  return `${value.winner === 'red' ? 'Red' : 'Black'} ${value.distance}`;
}

/** Answer file of the contest: one line for each find. */
export function answersFile(finds: readonly KeptFind[]): string {
  return finds.map(({ value }) => `${answerOf(value)}\n`).join('');
}

/** The same for finds of the same board and goal. */
export function findId({ settings, board }: KeptFind): string {
  return `${settings.goal} ${formatBoard(board)}`;
}

/** The form as stored for the next visit. */
export function formText(form: Form): string {
  return JSON.stringify({ form });
}

/** A find as stored for the next visit and for other tabs. */
export function formatFind({ settings, board, value, ...rest }: KeptFind): string {
  return JSON.stringify({
    ...rest,
    goal: settings.goal,
    density: settings.density,
    length: settings.length,
    seed: settings.seed,
    board: formatBoard(board),
    answer: answerOf(value),
  });
}

/** The inverse of formatFind; null if the text is damaged or foreign. */
export function parseFind(text: string | null): KeptFind | null {
  return findIn(readObject(text));
}

/** The inverse of formText; invalid values are as in the first form. */
export function readForm(text: string | null): Form {
  return formIn(objectOf(readObject(text).form));
}

/** Parses the finds as earlier versions stored them, the latest first, without those that are invalid. */
export function parseFormerFinds(text: string): readonly KeptFind[] {
  const { finds } = readObject(text);
  const list: unknown[] = Array.isArray(finds) ? finds : [];
  const read = list.flatMap((each) => findIn({ ...objectOf(each), time: 0 }) ?? []);
  return read.map((find, index) => ({ ...find, time: read.length - index }));
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

function findIn(read: Fields): KeptFind | null {
  const goal = goalIn(read);
  const board = typeof read.board === 'string' ? parseBoard(read.board) : null;
  const value = typeof read.answer === 'string' ? valueIn(read.answer) : null;
  const numbers = [read.score, read.run, read.tries, read.density, read.length, read.seed, read.time];
  if (goal === undefined || !board?.ok || value === null || !numbers.every(isCount)) return null;
  const [score = 0, run = 0, tries = 0, density = 0, length = 0, seed = 0, time = 0] = numbers;
  const { rows, columns } = board.value;
  const isDrawn = cellsWith(board.value, PAWN).length === 1 && cellsWith(board.value, GENERAL).length === 2;
  const settings = { goal, rows, columns, density, length, seed };
  return isDrawn && score > 0 ? { settings, board: board.value, value, score, run, tries, time } : null;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function valueIn(answer: string): Value | null {
  if (answer === 'Tie') return { winner: 'tie' };
  const [, side, distance] = /^(Red|Black) (\d{1,7})$/.exec(answer) ?? [];
  return side === undefined ? null : { winner: side === 'Red' ? 'red' : 'black', distance: Number(distance) };
}
