import type { Judge, PackageFile } from '../../wasm/bench/package.ts';

const SOURCES = import.meta.glob(['../../core/package/texts/*', '!../../core/package/texts/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A file of core/package/texts/. */
export function textOf(name: string): string {
  const text = SOURCES[`../../core/package/texts/${name}`];
  if (text === undefined) throw new Error(`${name} is missing`);
  return text;
}

/** What a package has beside its tests: core/package/texts/, whose README describes the list and the included parts. */
export function textsOf(judge: Judge): readonly PackageFile[] {
  const encoder = new TextEncoder();
  return textOf('files.txt')
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([whose]) => whose === judge)
    .map(([, name = '', text = '']) => {
      const whole = textOf(text).replaceAll(/^@(.*)\n/gm, (_, part: string) => textOf(part));
      return { name, bytes: encoder.encode(whole) };
    });
}
