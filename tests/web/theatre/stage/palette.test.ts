import { describe, expect, it } from 'vitest';
import {
  distanceColour,
  FREE,
  GENERAL_EDGE,
  INK,
  LIT,
  NEWS_COLOURS,
  PIECES,
} from '../../../../web/theatre/stage/palette.ts';

/** Red, green and blue, 0..255. */
const partsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** How much lighter the one is than the other, as WCAG counts it. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [a, b].map(lightness).sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A colour over a free cell, so much of it. */
function over(colour: string, part: number): string {
  const below = partsOf(FREE.face);
  const mixed = partsOf(colour).map((each, at) => Math.round(each * part + (below[at] ?? 0) * (1 - part)));
  return `#${mixed.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
}

describe('the colours of the stage', () => {
  it.each(['bright', 'plain', 'dim', 'won', 'lost'] as const)('%s letters can be read on it', (ink) => {
    expect(contrast(INK[ink], INK.back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['won', 'lost'] as const)('what is %s is seen on it, and is not a side’s colour', (news) => {
    const { flash, settled } = NEWS_COLOURS[news];
    expect(contrast(settled, INK.back)).toBeGreaterThanOrEqual(3);
    expect([flash, PIECES.red.face, PIECES.black.face]).not.toContain(settled);
  });

  it('the pieces never vanish: not on a cell, not in the light, not in a flash', () => {
    const grounds = [
      FREE.face,
      LIT.face,
      ...[NEWS_COLOURS.won, NEWS_COLOURS.lost].flatMap(({ flash, settled }) => [
        over(flash, 0.75),
        over(settled, 0.3),
      ]),
    ];
    for (const ground of grounds) {
      expect(contrast(GENERAL_EDGE, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(PIECES.black.face, ground)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(PIECES.black.face, PIECES.red.face)).toBeGreaterThanOrEqual(3);
  });

  it('a distance never has the colour of the next, and dark words can be read on it', () => {
    for (let distance = 0; distance < 400; distance++) {
      expect(distanceColour(distance)).not.toBe(distanceColour(distance + 1));
      expect(contrast(distanceColour(distance), PIECES.black.face)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
