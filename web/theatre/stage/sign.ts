import type { Side } from '../../../wasm/rubicon.ts';
import { type Brush, dotsWidth, paintDots, paintSide, paintText } from './art.ts';
import type { Dots } from './caption.ts';
import { LETTER_HEIGHT, textWidth } from './font.ts';
import type { Rectangle } from './layout.ts';
import { INK } from './palette.ts';
import { SPACE } from './plan.ts';

/** What stands below a board beside the side to move: dots of a counter, and a text; none where that is empty. */
export interface Sign {
  readonly dots: Dots | null;
  /** Scale of the dots, 1 for the pixels of the letters. */
  readonly dotScale: number;
  /** Of the dots that are lit. */
  readonly lit: string;
  readonly text: string;
  readonly colour: string;
}

/** The side to move and its sign, in the middle of their room, as large as that allows. */
export function paintSign(
  brush: Brush,
  room: Rectangle,
  unit: number,
  side: Side,
  { dots, dotScale, lit, text, colour }: Sign,
): void {
  const dotted = dots === null ? 0 : dotsWidth(dots.of) * dotScale;
  const parts = [dotted, textWidth(text)].filter((width) => width > 0);
  const pixels = parts.reduce((sum, width) => sum + SPACE + width, LETTER_HEIGHT);
  const scale = Math.max(1, Math.min(unit, Math.floor(room.width / pixels)));
  let x = room.x + Math.floor((room.width - pixels * scale) / 2);
  paintSide(brush, side, x, room.y, scale);
  x += (LETTER_HEIGHT + SPACE) * scale;
  if (dots !== null) {
    // Dots are as high as a letter, times their scale: in its middle.
    const y = room.y + Math.ceil((LETTER_HEIGHT * (1 - dotScale)) / 2) * scale;
    paintDots(brush, dots, x, y, scale * dotScale, { lit, out: INK.dim });
    x += (dotted + SPACE) * scale;
  }
  if (text !== '') paintText(brush, text, x, room.y, scale, colour);
}
