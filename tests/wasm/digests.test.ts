import { expect, it } from 'vitest';
import type { Analysis, Board, Value } from '../../wasm/rubicon.ts';
import { draw, freeCells, load, readTable, withSolved } from './module.ts';

const rubicon = await load();
const TABLE = readTable('digests.tsv').map(([digest = '', rows = '']) => ({ digest, board: draw(rows) }));

const WINNERS = { tie: 0, red: 1, black: 2 };

const packed = (value: Value): number =>
  (value.winner === 'tie' ? 0 : value.distance * 4) + WINNERS[value.winner];

/** FNV-1a of 64 bits in two halves: the prime is 2 to the power of 40, plus 435. */
class Digest {
  private high = 0xcbf29ce4;
  private low = 0x84222325;

  add(number: number): void {
    for (let shift = 0; shift < 32; shift += 8) {
      const low = (this.low ^ ((number >>> shift) & 255)) >>> 0;
      const product = low * 435;
      this.high = (this.high * 435 + Math.floor(product / 2 ** 32) + low * 256) % 2 ** 32;
      this.low = product % 2 ** 32;
    }
  }

  toString(): string {
    return [this.high, this.low].map((half) => half.toString(16).padStart(8, '0')).join('');
  }
}

/** The digest of the values of all positions, as the table's first line says. */
function digestOf(analysis: Analysis, board: Board): string {
  const digest = new Digest();
  const free = freeCells(board);
  for (const [index, first] of free.entries()) {
    for (const second of free.slice(index + 1)) {
      const map = analysis.map({ generals: [first, second], pawn: first, side: 'red' }, 'pawn');
      for (const cell of free) {
        for (const side of ['red', 'black'] as const) {
          const value = map[side][cell];
          if (!value) throw new Error(`No value for a pawn on ${cell}.`);
          digest.add(packed(value));
        }
      }
    }
  }
  return digest.toString();
}

it('has boards of every width', () => {
  expect(new Set(TABLE.map(({ board }) => board.columns)).size).toBe(32);
});

it.each(TABLE)('finds the table with the digest $digest', ({ digest, board }) => {
  expect(withSolved(rubicon, board, (analysis) => digestOf(analysis, board))).toBe(digest);
});
