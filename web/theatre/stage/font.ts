/** Pixels of every letter, and of the gap between two. */
export const LETTER_HEIGHT = 7;
const GAP = 1;

/** The letters of the stage: digits, unknown, tie, "becomes", won (up) and lost (down). */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  '0': ['.###.', '##..#', '##..#', '##..#', '##..#', '##..#', '.###.'],
  '1': ['..##.', '.###.', '..##.', '..##.', '..##.', '..##.', '.####'],
  '2': ['.###.', '#..##', '...##', '..##.', '.##..', '##...', '#####'],
  '3': ['####.', '...##', '...##', '.###.', '...##', '...##', '####.'],
  '4': ['...##', '..###', '.#.##', '#..##', '#####', '...##', '...##'],
  '5': ['#####', '##...', '####.', '...##', '...##', '#..##', '.###.'],
  '6': ['.###.', '##...', '##...', '####.', '##..#', '##..#', '.###.'],
  '7': ['#####', '...##', '..##.', '..##.', '.##..', '.##..', '.##..'],
  '8': ['.###.', '##..#', '##..#', '.###.', '##..#', '##..#', '.###.'],
  '9': ['.###.', '##..#', '##..#', '.####', '...##', '...##', '.###.'],
  '?': ['.###.', '##.##', '...##', '..##.', '..##.', '.....', '..##.'],
  '=': ['......', '......', '######', '......', '######', '......', '......'],
  '→': ['.......', '....#..', '....##.', '#######', '....##.', '....#..', '.......'],
  '▲': ['.......', '.......', '...#...', '..###..', '.#####.', '#######', '.......'],
  '▼': ['.......', '#######', '.#####.', '..###..', '...#...', '.......', '.......'],
};

/** A horizontal run of pixels of a letter, from its top left. */
export interface PixelRun {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

const RUNS = new Map(Object.entries(LETTERS).map(([letter, rows]) => [letter, rows.flatMap(runsOf)]));

function runsOf(row: string, y: number): PixelRun[] {
  return Array.from(row.matchAll(/#+/g), (match) => ({ x: match.index, y, length: match[0].length }));
}

/** The runs of a letter; none for an unknown letter. */
export function letterRuns(letter: string): readonly PixelRun[] {
  return RUNS.get(letter) ?? [];
}

/** Pixels from a letter's left to that of the next. */
export function letterStep(letter: string): number {
  return (LETTERS[letter]?.[0]?.length ?? 0) + GAP;
}

/** The width of a text in pixels. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += letterStep(letter);
  return Math.max(0, width - GAP);
}

/** A text as rows of pixels: `ink` or a dot. */
export function textPicture(text: string, ink: string): string[] {
  return Array.from({ length: LETTER_HEIGHT }, (_, y) =>
    Array.from(text, (letter) => (LETTERS[letter]?.[y] ?? '').replaceAll('#', ink)).join('.'),
  );
}
