import { expect } from '@playwright/test';
import axe from 'axe-core';
import type { Rubicon } from './page.ts';
import { onPaper } from './paper.ts';

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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([context, options]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      return axe.run(context, options);
    },
    [context, { ...options, resultTypes: ['violations'] } as axe.RunOptions] as const,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
