/** The page's colours in its light scheme, by their names in tokens.css: for pictures that bring their own paper. */
export const LIGHT = {
  '--vermilion': '#d55e00',
  '--vermilion-light': '#ff9b4f',
  '--vermilion-dark': '#9c4300',
  '--pawn': '#0b5f97',
  '--pawn-light': '#56b4e9',
  '--pawn-dark': '#06395c',
  '--gold': '#f2b51d',
  '--gold-light': '#fff0b8',

  '--red': '#d55e00',
  '--black': '#0072b2',

  '--paper': '#ece6d8',
  '--card': '#fbf8f0',
  '--ink': '#20242e',
  '--cell-even': '#e6dcc2',
  '--cell-odd': '#ded2b4',
  '--goal-even': '#cbdfe4',
  '--goal-odd': '#bfd6dd',
  '--stone': '#6d7280',
  '--stone-light': '#8d93a2',
  '--stone-dark': '#4c515e',
  '--outline-red': '#3c1600',
  '--outline-black': '#03131f',
} as const;
