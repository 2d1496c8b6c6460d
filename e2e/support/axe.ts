import { AxeBuilder } from '@axe-core/playwright';
import type { Rubicon } from './page.ts';

/** What axe has against a part of the page as it is now; rules that it leaves out by default can be added. */
export async function complaints(
  { page }: Rubicon,
  part: string,
  ...more: readonly string[]
): Promise<string[]> {
  const rules = Object.fromEntries(more.map((rule) => [rule, { enabled: true }]));
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], rules }).setLegacyMode();
  const { violations } = await axe.include(part).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
