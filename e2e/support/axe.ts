import axe from 'axe-core';
import type { Rubicon } from './page.ts';

/** The problems that axe finds in a part of the page in its current state. */
export function complaints(rubicon: Rubicon, part: string): Promise<string[]> {
  return told(rubicon, part, {});
}

/** The problems that axe finds with a part's colours, which depend on the theme: for normal or for high contrast. */
export function complaintsOfColours(
  rubicon: Rubicon,
  part: string,
  contrast: 'color-contrast' | 'color-contrast-enhanced' = 'color-contrast',
): Promise<string[]> {
  const rules = ['link-in-text-block', contrast];
  return told(rubicon, part, { runOnly: { type: 'rule', values: rules } });
}

async function told({ page }: Rubicon, part: string, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([part, options]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      return axe.run(part, options);
    },
    [part, { ...options, resultTypes: ['violations'] } as axe.RunOptions] as const,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
