import {
  FIRST_TEST,
  type GeneratedBoard,
  type GenerateSettings,
  type Kind,
  type Range,
} from '../../../../wasm/bench/generate.ts';
import { KINDS } from '../../../../wasm/bench/names.ts';
import { MAX_SIDE } from '../../../model/board.ts';
import { readObject } from '../../../model/stored.ts';
import { numberIn, SEED_LIMITS, storedTexts } from '../../kit/model/number-text.ts';

/** An order: the first `boards` boards for some settings. */
export interface Order {
  readonly settings: GenerateSettings;
  readonly boards: number;
}

/** The form's numbers and their limits. */
export const LIMITS = {
  boards: [1, 10_000],
  rowsFrom: [1, MAX_SIDE],
  rowsTo: [1, MAX_SIDE],
  columnsFrom: [1, MAX_SIDE],
  columnsTo: [1, MAX_SIDE],
  density: [0, 100],
  seed: SEED_LIMITS,
} as const satisfies Readonly<Record<string, Range>>;

export type Field = keyof typeof LIMITS;

/** The form as typed, valid or not. */
export type Form = Readonly<Record<Field, string>> & { readonly kind: Kind };

/** Sizes and density usual in contests. */
export const FIRST_FORM: Form = {
  kind: 'any',
  boards: '100',
  rowsFrom: '4',
  rowsTo: '10',
  columnsFrom: '4',
  columnsTo: '10',
  density: '25',
  seed: '1',
};

const FIELDS = Object.keys(LIMITS) as Field[];

/** The stored form; missing or invalid values are as in the first form. */
export function formFrom(kept: string | null): Form {
  const read = readObject(kept);
  const kind = KINDS.find((each) => each === read.kind) ?? FIRST_FORM.kind;
  return { ...storedTexts(read, FIRST_FORM, FIELDS), kind };
}

/** Whether a kind ignores a field: a column board has one column, and a walled one no other obstacles. */
export function isIdle(field: Field, kind: Kind): boolean {
  if (kind === 'walled') return field === 'density';
  return kind === 'column' && (field === 'columnsFrom' || field === 'columnsTo');
}

/** Fields without a number within their limits. */
export function wrongFields(form: Form): readonly Field[] {
  return FIELDS.filter((field) => !isIdle(field, form.kind) && numberIn(form[field], LIMITS[field]) === null);
}

/** The form's order; null if a field is invalid. */
export function orderOf(form: Form): Order | null {
  if (wrongFields(form).length > 0) return null;
  const range = (from: Field, to: Field): Range =>
    isIdle(from, form.kind) ? [1, 1] : [Number(form[from]), Number(form[to])];
  return {
    boards: Number(form.boards),
    settings: {
      kind: form.kind,
      seed: Number(form.seed),
      rows: range('rowsFrom', 'rowsTo'),
      columns: range('columnsFrom', 'columnsTo'),
      density: isIdle('density', form.kind) ? 0 : Number(form.density),
    },
  };
}

/** File name of an order, without the ending. */
export function nameOf({ settings }: Order): string {
  return `${settings.kind}-${settings.seed}`;
}

/** The command that writes the same files. */
export function commandOf(order: Order, boards = order.boards): string {
  const { kind, seed, rows, columns, density } = order.settings;
  const range = ([from, to]: Range) => (from === to ? `${from}` : `${from}-${to}`);
  return [
    `rubicon generate --kind ${kind} --boards ${boards} --seed ${seed}`,
    `--rows ${range(rows)} --columns ${range(columns)} --density ${density} --out ${nameOf(order)}`,
  ].join(' ');
}

/** The longest win of a side: number of its board, from 0, and its moves. */
export interface Longest {
  readonly number: number;
  readonly distance: number;
}

/** The boards made so far of an order, and statistics of their answers. */
export interface Lot {
  readonly order: Order;
  readonly made: readonly GeneratedBoard[];
  readonly counts: Readonly<Record<'red' | 'black' | 'tie', number>>;
  readonly longest: Readonly<Record<'red' | 'black', Longest | null>>;
}

export function emptyLot(order: Order): Lot {
  return {
    order,
    made: [],
    counts: { red: 0, black: 0, tie: 0 },
    longest: { red: null, black: null },
  };
}

/** Adds boards to a lot; of equally long wins the first counts as the longest. */
export function withMore(lot: Lot, more: readonly GeneratedBoard[]): Lot {
  const counts = { ...lot.counts };
  const longest = { ...lot.longest };
  for (const [index, { value }] of more.entries()) {
    counts[value.winner]++;
    if (value.winner === 'tie' || value.distance <= (longest[value.winner]?.distance ?? -1)) continue;
    longest[value.winner] = { number: lot.made.length + index, distance: value.distance };
  }
  return { ...lot, made: [...lot.made, ...more], counts, longest };
}

/** Input file of the contest for a lot. */
export function inputOf({ order, made }: Lot): string {
  return [`${FIRST_TEST[order.settings.kind]} ${made.length}\n`, ...made.map(({ text }) => text)].join('');
}

/** Answer file of the contest for a lot. */
export function answersOf({ made }: Lot): string {
  return made.map(({ answer }) => answer).join('');
}
