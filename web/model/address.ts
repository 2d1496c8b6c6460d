/** What the page is used for: to draw a board and study its solution, to watch it being solved, to judge programs and find boards. */
export const PLACES = ['analysis', 'theatre', 'bench'] as const;

/** The panels of the study card, in their order. */
export const STUDIES = ['moves', 'why', 'maps', 'play'] as const;

/** The ways in which the theatre shows an analysis. */
export const ACTS = ['tour', 'steps', 'wave'] as const;

/** The tools of the bench, in their order. */
export const TOOLS = ['batch', 'compare', 'stress', 'mistakes', 'generate', 'mine', 'records'] as const;

/** What opens over the page. */
export const DIALOGS = ['help', 'exchange'] as const;

export type Place = (typeof PLACES)[number];
export type Study = (typeof STUDIES)[number];
export type Act = (typeof ACTS)[number];
export type Tool = (typeof TOOLS)[number];
export type Dialog = (typeof DIALOGS)[number];

/** Where one is in the page: what its address says beside the board. */
export interface Where {
  /** Whether only the board and its line are shown, in a frame of another page: there nothing is edited. */
  readonly embedded: boolean;
  readonly place: Place;
  readonly study: Study;
  readonly act: Act;
  readonly tool: Tool;
  readonly dialog: Dialog | null;
  /** The step of the run on the stage, and the layer of the wave; 0 is the beginning. */
  readonly step: number;
  readonly layer: number;
  /** The chapter of the tour, as the address names it, and the sentence of it, from 0; empty where it names nothing. */
  readonly chapter: string;
  readonly sentence: number;
  /** What is searched for, as the address names it; empty where it names nothing. */
  readonly goal: string;
  readonly size: string;
  /** The number of the puzzle that is played, or 'today'; empty where none is. */
  readonly puzzle: string;
}

export interface Address {
  /** The keys of the board and its line: web/model/link.ts reads them. Empty where there are none. */
  readonly link: string;
  /** What the address decides. What belongs to other places stays as it was left. */
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
  goal: '',
  size: '',
  puzzle: '',
};

/** The part of each place that one is in: its key, and its values, the first of which goes without saying. */
export const PARTS = {
  analysis: ['study', STUDIES],
  theatre: ['act', ACTS],
  bench: ['tool', TOOLS],
} as const;

type Looked = Pick<Where, 'step' | 'layer' | 'chapter' | 'sentence' | 'goal' | 'size' | 'puzzle'>;

/** What is looked at in a part, beside what all of them have. */
export const DETAILS: Readonly<Record<string, readonly (keyof Looked)[]>> = {
  tour: ['chapter', 'sentence'],
  steps: ['step'],
  wave: ['layer'],
  mine: ['goal', 'size'],
  play: ['puzzle'],
};

const OWN: readonly string[] = [
  'embed',
  'view',
  ...DIALOGS,
  ...Object.values(PARTS).map(([key]) => key),
  ...Object.values(DETAILS).flat(),
];

/**
 * The inverse of formatAddress (web/model/address-text.ts). Whatever makes no sense is as if it were not there. What the
 * page has written names all of its place (`isWhole`); of other addresses the part that they do not name is left open.
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
  const details = parts.flatMap((part) => DETAILS[part] ?? []);
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
