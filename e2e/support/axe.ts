import { AxeBuilder } from '@axe-core/playwright';
import type { Rubicon } from './page.ts';

/** What axe has against a part of the page as it is now, and besides by rules that it leaves out by default. */
export function complaints({ page }: Rubicon, part: string, ...more: readonly string[]): Promise<string[]> {
  const rules = Object.fromEntries(more.map((rule) => [rule, { enabled: true }]));
  return told(new AxeBuilder({ page }).options({ resultTypes: ['violations'], rules }), part);
}

/** What axe has against the colours of a part: all that changes with the theme. */
export function complaintsOfColours(
  { page }: Rubicon,
  part: string,
  ...more: readonly string[]
): Promise<string[]> {
  return told(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block', ...more]), part);
}

async function told(axe: AxeBuilder, part: string): Promise<string[]> {
  const { violations } = await axe.setLegacyMode().include(part).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
