import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** One file that imports another; both as paths from the folder that was read. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
}

const INCLUDE = /^\s*#\s*include\s+"([^"]+)"/gm;
const IMPORT = /(?:\bfrom|\bimport|@import(?:\s+url\()?|\bimport\(|new URL\()\s*['"](\.{1,2}\/[^'"?]+)/g;

/** The includes of C sources; their paths start at the folder of the rooms. */
export function includesBelow(folder: string): Arrow[] {
  return arrowsBelow(folder, /\.[ch]$/, INCLUDE, (_, to) => to);
}

/** The imports of scripts and styles within the folder. */
export function importsBelow(folder: string): Arrow[] {
  const arrows = arrowsBelow(folder, /\.(tsx?|css)$/, IMPORT, (from, to) =>
    normalize(join(dirname(from), to)),
  );
  return arrows.filter(({ to }) => !to.startsWith('..'));
}

function arrowsBelow(
  folder: string,
  files: RegExp,
  mention: RegExp,
  resolve: (from: string, to: string) => string,
): Arrow[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => files.test(name))
    .sort()
    .flatMap((from) =>
      Array.from(readFileSync(join(folder, from), 'utf8').matchAll(mention), ([, to = '']) => ({
        from,
        to: resolve(from, to),
      })),
    );
}
