import { crc32, deflateSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { mirrored, pathsOf } from './page/pictures/pixel-art.ts';
import { LIGHT } from './page/style/colours.ts';

/** The logo, a pawn on blue water. It keeps clear of the border, which round icons cut off. */
const MARK = mirrored(
  '........',
  '........',
  '......ii',
  '.....iii',
  '.....iii',
  '.....iii',
  '.....iii',
  '......ii',
  '....iiii',
  '....iiii',
  '......ii',
  '......ii',
  '.....iii',
  '....iiii',
  '....iiii',
  '........',
);

const GROUND = LIGHT['--black'];
const FIGURE = '#ffffff';

/** Pixels of the icon for each pixel of the logo, and the width of the square around it. */
const SHAPES = [
  { name: 'icon-192.png', size: 192, pixel: 12, purpose: 'any' },
  { name: 'icon-512.png', size: 512, pixel: 32, purpose: 'any' },
  { name: 'icon-maskable.png', size: 512, pixel: 26, purpose: 'maskable' },
] as const;

const SCALABLE = 'icon.svg';

/** The icons in the web app manifest. */
export const icons = [
  ...SHAPES.map(({ name, size, purpose }) => ({
    src: name,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
  { src: SCALABLE, sizes: 'any', type: 'image/svg+xml', purpose: 'any' as const },
];

function svg(): string {
  const figure = pathsOf(MARK).map(([, path]) => `<path fill="${FIGURE}" d="${path}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" shape-rendering="crispEdges"><path fill="${GROUND}" d="M0 0h16v16H0z"/>${figure.join('')}</svg>`;
}

/** A PNG with two colours, one bit per pixel. */
function png(size: number, pixel: number): Buffer {
  const border = (size - pixel * MARK.length) / 2;
  const line = (pixels: string) => {
    const bits = [...pixels].map((each) => (each === 'i' ? '1' : '0').repeat(pixel)).join('');
    const whole = bits.padStart(border + bits.length, '0').padEnd(size, '0');
    return Buffer.from([0, ...Array.from(whole.matchAll(/.{8}/g), ([byte]) => Number.parseInt(byte, 2))]);
  };
  const rows = [
    ...Array<Buffer>(border).fill(line('')),
    ...MARK.flatMap((pixels) => Array<Buffer>(pixel).fill(line(pixels))),
    ...Array<Buffer>(border).fill(line('')),
  ];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([1, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(GROUND.slice(1) + FIGURE.slice(1), 'hex')),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Draws the logo: as files for a served page, inline for a page in one file. */
export function drawIcons(where: 'files' | 'inline'): Plugin {
  const inline = `data:image/svg+xml,${encodeURIComponent(svg())}`;
  return {
    name: 'draw-icons',
    generateBundle() {
      if (where === 'inline') return;
      this.emitFile({ type: 'asset', fileName: SCALABLE, source: svg() });
      for (const { name, size, pixel } of SHAPES)
        this.emitFile({ type: 'asset', fileName: name, source: png(size, pixel) });
    },
    transformIndexHtml: (_html, { server }) => {
      const href = where === 'inline' || server !== undefined ? inline : `./${SCALABLE}`;
      return [{ tag: 'link', attrs: { rel: 'icon', href }, injectTo: 'head' }];
    },
  };
}
