import { describe, expect, it } from 'vitest';
import { bytesOf, textOf } from '../../../web/solver/module-text.ts';

const ALL = Uint8Array.from({ length: 256 }, (_, byte) => byte);

describe('bytes as text', () => {
  it('are the same bytes again', () => {
    expect(bytesOf(textOf(ALL))).toEqual(ALL);
  });

  it('are a character each, none of which is a control character below the space', () => {
    const codes = Array.from(textOf(ALL), (character) => character.charCodeAt(0));
    expect(codes).toHaveLength(256);
    expect(Math.min(...codes)).toBeGreaterThanOrEqual(0x20);
  });
});
