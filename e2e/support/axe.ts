import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type axe from 'axe-core';
import type { Rubicon } from './page.ts';
import { onPaper } from './paper.ts';

/** Minified: half as much for a browser to parse on every page. */
const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Expects that axe finds nothing in a part of the page as it is: in dark colours what depends on them, in light ones everything.
 * Parts of the part may be left out. Ends all motion, because axe must not see colours on their way to others.
 */
export async function expectAccessible(
  rubicon: Rubicon,
  part: string,
  ...without: readonly string[]
): Promise<void> {
  const context = { include: [part], exclude: [...without] };
  await rubicon.page.emulateMedia({ reducedMotion: 'reduce' });
  await onPaper(rubicon.page, 'dark');
  expect.soft(await complaintsOfColours(rubicon, context, 'color-contrast'), 'dark').toEqual([]);
  await onPaper(rubicon.page, 'light');
  expect.soft(await complaints(rubicon, context, {}), 'light').toEqual([]);
}

/** Expects the same, and enough contrast for those who want more, which has colours of its own. */
export async function expectContrasted(rubicon: Rubicon, part: string): Promise<void> {
  await rubicon.page.emulateMedia({ reducedMotion: 'reduce' });
  for (const paper of ['light, more contrast', 'dark, more contrast'] as const) {
    await onPaper(rubicon.page, paper);
    const found = await complaintsOfColours(rubicon, { include: [part] }, 'color-contrast-enhanced');
    expect.soft(found, paper).toEqual([]);
  }
  await expectAccessible(rubicon, part);
}

interface Context {
  readonly include: string[];
  readonly exclude?: string[];
}

function complaintsOfColours(rubicon: Rubicon, context: Context, contrast: string): Promise<string[]> {
  return complaints(rubicon, context, {
    runOnly: { type: 'rule', values: ['link-in-text-block', contrast] },
  });
}

/** The problems that axe finds. */
async function complaints({ page }: Rubicon, context: Context, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  await page.evaluate(markRepeated, context.include);
  const whole = { ...context, exclude: ['[data-repeated]', ...(context.exclude ?? [])] };
  const { violations } = await page.evaluate(
    ([context, options]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      return axe.run(context, options);
    },
    [whole, { ...options, resultTypes: ['violations'], preload: false } as axe.RunOptions] as const,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/**
 * Marks what has a neighbour before it that differs from it in words, numbers and places alone, such as most
 * cells and list items: axe takes a millisecond for each and finds the same in all.
 */
function markRepeated(parts: readonly string[]): void {
  const differing =
    /^(id|for|href|title|value|d|x|y|x1|x2|y1|y2|cx|cy|r|width|height|points|transform|aria-(label|labelledby|describedby|controls|posinset|rowindex|colindex|valuetext|valuenow))$/;
  const mark = (element: Element): string => {
    const inner = new Set<string>();
    for (const child of element.children) {
      const shape = mark(child);
      if (inner.has(shape)) child.setAttribute('data-repeated', '');
      inner.add(shape);
    }
    const attributes = Array.from(element.attributes, ({ name, value }) =>
      differing.test(name) ? name : `${name}=${value}`,
    );
    const hasText = Array.from(element.childNodes).some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    return `<${[element.tagName, ...attributes, hasText].join(' ')}>${[...inner].join('')}</>`;
  };
  for (const marked of document.querySelectorAll('[data-repeated]')) marked.removeAttribute('data-repeated');
  for (const part of document.querySelectorAll(parts.join())) mark(part);
}
