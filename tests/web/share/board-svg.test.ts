import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board } from '../../../wasm/rubicon.ts';
import { boardSvg, type ExportedBoard, sizeOf } from '../../../web/share/board-svg.ts';
import { pngScale } from '../../../web/share/png.ts';
import { board, boards, rows, THREE } from '../support/samples.ts';
import { type Element, elementsOf, readXml } from './xml.ts';

function picture(drawn: Board, rest: Partial<ExportedBoard> = {}): ExportedBoard {
  return { board: drawn, flipped: false, last: null, heading: [], title: 'A board', ...rest };
}

const MARKS: Readonly<Record<string, string>> = { obstacle: '#', general: 'O', pawn: 'X' };

/** The corners of the cells on which a path is repeated: all its absolute coordinates. */
function cornersOf({ attributes: { d = '' } }: Element): [x: number, y: number][] {
  return Array.from(d.matchAll(/M([\d.]+) ([\d.]+)/g), ([, x, y]) => [Number(x), Number(y)]);
}

/** The rows shown in a picture, from the coordinates of its elements; a cell is 20 units wide and high. */
function rowsDrawn(svg: string, { rows, columns }: Board): string[] {
  const drawn = Array.from({ length: rows }, () => Array.from({ length: columns }, () => '.'));
  const elements = elementsOf(readXml(svg));
  for (const [name, mark] of Object.entries(MARKS)) {
    const [colour, ...others] = elements.filter(({ attributes }) => attributes.class === name).map(cornersOf);
    for (const other of others) expect(other).toEqual(colour);
    for (const [x, y] of colour ?? []) {
      const row = drawn[y / 20];
      if (row?.[x / 20] !== '.') throw new Error(`${mark} at ${x}, ${y} is beside the board or on another`);
      row[x / 20] = mark;
    }
  }
  return drawn.map((cells) => cells.join(''));
}

describe('the picture of a board', () => {
  it('is XML and has every obstacle and piece in its place, whatever the board', () => {
    fc.assert(
      fc.property(boards, (drawn) => {
        expect(rowsDrawn(boardSvg(picture(drawn)), drawn)).toEqual(rows(drawn));
      }),
    );
  });

  it('holds the largest and the smallest boards', () => {
    const large = { rows: 32, columns: 32, cells: `${'#'.repeat(1021)}OOX` };
    for (const drawn of [large, board('X'), board('OXO#'.repeat(8)), board(...'OXO#'.repeat(8))]) {
      expect(rowsDrawn(boardSvg(picture(drawn)), drawn)).toEqual(rows(drawn));
      const { width, height } = sizeOf(picture(drawn));
      expect(width).toBeGreaterThan(drawn.columns * 20);
      expect(height).toBeGreaterThan(drawn.rows * 20);
    }
  });

  it('turns with the view, and its numbers with it', () => {
    const drawn = board('#..', '.OX');
    const svg = boardSvg(picture(drawn, { flipped: true }));
    expect(rowsDrawn(svg, drawn)).toEqual(['XO.', '..#']);
    expect(numbersIn(svg)).toEqual([
      ['3', '2', '1'],
      ['2', '1'],
    ]);
    expect(numbersIn(boardSvg(picture(drawn)))).toEqual([
      ['1', '2', '3'],
      ['1', '2'],
    ]);
  });

  it('has a name and describes the board by its rows, whatever letters the name has', () => {
    const title = 'Tom & "Jerry" <b>';
    const svg = readXml(boardSvg(picture(THREE, { title, heading: [title] })));
    const textOf = (name: string) => svg.children.find((child) => child.name === name)?.text;
    expect(textOf('title')).toBe(title);
    expect(textOf('desc')).toBe(`${title}\n#.#\nO.O\n.X.`);
    expect(textOf('text')).toBe(title);
  });

  it('has room for its heading', () => {
    const bare = sizeOf(picture(THREE));
    const heading = ['Red wins in 75 moves (38 by Red)', 'Red to move'];
    const headed = sizeOf(picture(THREE, { heading }));
    expect(headed.height).toBeGreaterThan(bare.height + 20);
    expect(headed.width).toBeGreaterThan(32 * 0.602 * 11);
    const chinese = sizeOf(picture(THREE, { heading: ['红方已胜：卒已到达第一行帅吃掉了卒红方'] }));
    expect(chinese.width).toBeGreaterThan(19 * 11);
  });

  it('shows the last move where it began, in the colour of its side', () => {
    const last = (side: 'red' | 'black') => {
      const svg = boardSvg(picture(THREE, { last: { move: { from: 3, to: 6 }, side } }));
      const elements = elementsOf(readXml(svg));
      return ['last', 'arrow'].map((name) => elements.find(({ attributes }) => attributes.class === name));
    };
    const [left, arrow] = last('red');
    expect(left && cornersOf(left)).toEqual([[0, 20]]);
    expect(left?.attributes.stroke).toBe('#d55e00');
    expect(arrow?.attributes.transform).toContain('translate(10 30) rotate(90)');
    expect(last('black')[0]?.attributes.stroke).toBe('#0072b2');
    expect(boardSvg(picture(THREE))).not.toContain('class="last"');
  });

  it('brings its own paper and asks for nothing from elsewhere', () => {
    const svg = boardSvg(picture(THREE));
    const { width, height } = sizeOf(picture(THREE));
    const [paper] = readXml(svg).children.filter(({ name }) => name === 'path');
    expect(paper?.attributes.d).toBe(`M0 0h${width}v${height}H0z`);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\(|href|<style|<script/);
  });
});

/** The elements of the column and of the row numbers. */
function numbersOf(svg: Element): Element[][] {
  return elementsOf(svg)
    .filter(({ attributes }) => attributes.class === 'numbers')
    .map(({ children }) => children);
}

/** The column and row numbers, in the order seen. */
function numbersIn(svg: string): string[][] {
  const [columns, rows] = numbersOf(readXml(svg));
  const along = (texts: Element[] | undefined, axis: 'x' | 'y') =>
    [...(texts ?? [])]
      .sort((a, b) => Number(a.attributes[axis]) - Number(b.attributes[axis]))
      .map(({ text }) => text);
  return [along(columns, 'x'), along(rows, 'y')];
}

describe('the pixels of a PNG', () => {
  it('are a whole multiple, wide enough and never too many, for every size of board', () => {
    const isRight = (rows: number, columns: number) => {
      const size = sizeOf(picture({ rows, columns, cells: '.'.repeat(rows * columns) }));
      const scale = pngScale(size);
      const longest = Math.max(size.width, size.height);
      const isWide = size.width * scale >= 1024 || longest * (scale + 1) > 4096;
      return Number.isInteger(scale) && longest * scale <= 4096 && isWide;
    };
    const sides = Array.from({ length: 32 }, (_, index) => index + 1);
    const sizes = sides.flatMap((rows) => sides.map((columns) => [rows, columns] as const));
    expect(sizes.filter(([rows, columns]) => !isRight(rows, columns))).toEqual([]);
  });
});
