/** The places of the page: draw and study a board, watch it being solved, judge programs and find boards. */
export const PLACES = ['analysis', 'theatre', 'bench'] as const;

/** The tabs of the study card, in order. */
export const STUDIES = ['moves', 'why', 'maps', 'play'] as const;

/** The acts of the theatre. */
export const ACTS = ['tour', 'steps', 'wave'] as const;

/** The tools of the bench, in order. */
export const TOOLS = ['batch', 'compare', 'stress', 'mistakes', 'generate', 'mine', 'records'] as const;

/** The dialogs. */
export const DIALOGS = ['help', 'exchange', 'recent', 'worksheet'] as const;

export type Place = (typeof PLACES)[number];
export type Study = (typeof STUDIES)[number];
export type Act = (typeof ACTS)[number];
export type BenchTool = (typeof TOOLS)[number];
export type Dialog = (typeof DIALOGS)[number];

/** The view state in the address: everything beside the board. */
export interface Where {
  /** Embedded in an iframe: only the board and its line are shown, read-only. */
  readonly embedded: boolean;
  readonly place: Place;
  readonly study: Study;
  readonly act: Act;
  readonly tool: BenchTool;
  readonly dialog: Dialog | null;
  /** The step of the run and the layer of the wave, from 0. */
  readonly step: number;
  readonly layer: number;
  /** The chapter of the tour by its name in the address ('' if none), its sentence, from 0, and 1 at the question before it. */
  readonly chapter: string;
  readonly sentence: number;
  readonly asked: number;
  /** The miner's goal and size by their names in the address; '' if none. */
  readonly goal: string;
  readonly size: string;
  /** The number of the puzzle being played, or 'today'; '' if none. It accompanies the board in every place. */
  readonly puzzle: string;
}

export interface Address {
  /** The keys of the board and its line, which web/model/link.ts parses; '' if there are none. */
  readonly link: string;
  /** The view state named by the address; the other places keep theirs. */
  readonly where: Partial<Where>;
}

export const FIRST_PLACE: Where = {
  embedded: false,
  place: 'analysis',
  study: 'moves',
  act: 'tour',
  tool: 'batch',
  dialog: null,
  step: 0,
  layer: 0,
  chapter: '',
  sentence: 0,
  asked: 0,
  goal: '',
  size: '',
  puzzle: '',
};

/** The parts of each place: the key, and its values, of which the first is the default. */
export const PARTS = {
  analysis: ['study', STUDIES],
  theatre: ['act', ACTS],
  bench: ['tool', TOOLS],
} as const;

type Looked = Pick<Where, 'step' | 'layer' | 'chapter' | 'sentence' | 'asked' | 'goal' | 'size' | 'puzzle'>;

/** The details of a part, beside those that all parts have. */
export const DETAILS: Readonly<Record<string, readonly (keyof Looked)[]>> = {
  tour: ['chapter', 'sentence', 'asked'],
  steps: ['step'],
  wave: ['layer'],
  mine: ['goal', 'size'],
};

const OWN: readonly string[] = [
  'embed',
  'view',
  'puzzle',
  ...DIALOGS,
  ...Object.values(PARTS).map(([key]) => key),
  ...Object.values(DETAILS).flat(),
];

/**
 * The inverse of formatAddress (web/model/address-text.ts). Invalid values are ignored. An address written by the page names
 * its whole place (`isWhole`), so missing values are defaults; in other addresses they are left open.
 */
export function parseAddress(text: string, isWhole = true): Address {
  const own: Record<string, string> = {};
  const link: string[] = [];
  for (const pair of text.split('&')) {
    const [key = '', value = ''] = pair.split('=');
    if (OWN.includes(key)) own[key] = value;
    else if (pair !== '') link.push(pair);
  }
  return { link: link.join('&'), where: whereIn(own, isWhole) };
}

function whereIn(own: Readonly<Record<string, string>>, isWhole: boolean): Partial<Where> {
  if (own.embed === '1') return { embedded: true, place: 'analysis', dialog: null };
  const place = oneOf(PLACES, own.view);
  const [key, values] = PARTS[place];
  const named = values.find((each) => each === own[key]) ?? (isWhole ? values[0] : undefined);
  const parts = named === undefined ? values : [named];
  const hasPuzzle = 'puzzle' in own || (parts as readonly string[]).includes('play');
  const details = [
    ...parts.flatMap((part) => DETAILS[part] ?? []),
    ...(hasPuzzle ? ['puzzle' as const] : []),
  ];
  const looked = details.map((each) => [each, detailIn(each, own[each] ?? '')]);
  const dialog = DIALOGS.find((each) => each in own) ?? null;
  return {
    embedded: false,
    place,
    dialog,
    ...(named !== undefined && { [key]: named }),
    ...Object.fromEntries(looked),
  };
}

function oneOf<T>(values: readonly [T, ...T[]] | readonly T[], text: string | undefined): T {
  return values.find((each) => each === text) ?? (values[0] as T);
}

function detailIn(key: keyof Looked, text: string): number | string {
  if (typeof FIRST_PLACE[key] === 'number') return /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return /^[\da-z]{1,12}$/.test(text) ? text : '';
}
