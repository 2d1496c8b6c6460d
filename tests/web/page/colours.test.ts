import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CONTRAST_PAPERS } from '../../../web/page/frame/browser-bars.ts';
import { LIGHT } from '../../../web/page/style/colours.ts';

const web = fileURLToPath(new URL('../../../web/', import.meta.url));
const read = (path: string) => readFileSync(web + path, 'utf8');

const tokens = new Map(
  Array.from(
    read('page/style/tokens.css').matchAll(/^ {2}(--[\w-]+): (.+);$/gm),
    ([, name = '', value = '']) => [name, value],
  ),
);

/** The value of a token in the light scheme. */
function lightOf(token: string): string | undefined {
  const value = tokens.get(token);
  const light = value?.match(/^light-dark\((.+), .+\)$/)?.[1] ?? value;
  const other = light?.match(/^var\((.+)\)$/)?.[1];
  return other === undefined ? light : lightOf(other);
}

describe('the colours', () => {
  it.each(Object.entries(LIGHT))('%s is the same in a picture and on the page', (name, colour) => {
    expect(lightOf(name)).toBe(colour);
  });

  it.each([LIGHT['--red'], LIGHT['--black']])(
    'of a side, %s, are written in one place for each language',
    (colour) => {
      const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(css|html|tsx?)$/.test(file))
        .filter((file) => read(file).toLowerCase().replaceAll('%23', '#').includes(colour));
      expect(files.sort()).toEqual(['page/style/colours.ts', 'page/style/tokens.css']);
    },
  );

  it('of a chosen theme are those that the system would have, because color-scheme alone chooses them', () => {
    const styles = readdirSync(web, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map(read)
      .join('');
    expect(styles).not.toContain('prefers-color-scheme');
    const chosen = Array.from(
      styles.matchAll(/(\S*data-scheme\S*) {([^}]*)}/g),
      ([, selector, style = '']) => [selector, style.trim()],
    );
    expect(chosen).toEqual([
      [':root[data-scheme="light"]', 'color-scheme: light;'],
      [':root[data-scheme="dark"]', 'color-scheme: dark;'],
    ]);
  });

  it('of the browser around the page are those of its paper, the dark one first', () => {
    const named = read('index.html').matchAll(/<meta name="theme-color" content="(#\w+)"/g);
    const [dark, light] = Array.from(named, ([, colour]) => colour);
    expect(tokens.get('--paper')).toBe(`light-dark(${light}, ${dark})`);
    const [black, white] = CONTRAST_PAPERS;
    expect(read('page/style/contrast.css')).toContain(`--paper: light-dark(${white}, ${black});`);
  });
});
