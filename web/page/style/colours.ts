/** The page's colours in its light scheme, as tokens.css has them: for pictures that bring their own paper. */
export const LIGHT = {
  vermilion: '#d55e00',
  vermilionLight: '#ff9b4f',
  vermilionDark: '#9c4300',
  blue: '#0072b2',
  pawn: '#0b5f97',
  pawnLight: '#56b4e9',
  pawnDark: '#06395c',
  gold: '#f2b51d',
  goldLight: '#fff0b8',

  card: '#fbf8f0',
  ink: '#20242e',
  cellEven: '#e6dcc2',
  cellOdd: '#ded2b4',
  goalEven: '#cbdfe4',
  goalOdd: '#bfd6dd',
  stone: '#6d7280',
  stoneLight: '#8d93a2',
  stoneDark: '#4c515e',
  outlineRed: '#3c1600',
  outlineBlack: '#03131f',
} as const;
