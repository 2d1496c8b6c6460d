import { expect, test } from '../../support/fixtures.ts';
import type { Rubicon } from '../../support/page.ts';

class Mistakes {
  readonly panel;

  constructor(readonly rubicon: Rubicon) {
    this.panel = rubicon.page.getByRole('tabpanel', { name: 'Mistakes' });
  }

  async open(): Promise<void> {
    await this.rubicon.page.goto('./#view=bench');
    await this.rubicon.page.getByRole('tab', { name: 'Mistakes' }).click();
    await expect(this.panel).toBeVisible();
  }

  detail(name: string) {
    return this.panel.getByRole('region', { name, exact: true });
  }
}

test('what the right and the wrong program play on the smallest board is shown', async ({ rubicon }) => {
  const mistakes = new Mistakes(rubicon);
  const detail = mistakes.detail('The pawn may go down');
  await mistakes.open();
  await mistakes.panel.getByRole('button', { name: /\. The pawn may go down: / }).click();
  await expect(detail).toContainText('Right program ✓ Red 3');
  await expect(detail).toContainText('Wrong program ✗ Black 2');
  await expect(detail.getByRole('figure', { name: 'Wrong, in C++' })).toContainText(
    'int pawn = beside(s.pawn, d);',
  );
  await detail.getByRole('button', { name: 'Last', exact: true }).click();
  await expect(detail).toContainText('Over: Red has won.');
  await expect(detail).toContainText('2. Black pawn (3,1) up → (2,1)');
  await expect(detail).toContainText('Over: Black has won.');
  await rubicon.button('Analysis').click();
  await rubicon.button('Judge bench').click();
  await detail.getByRole('button', { name: 'Open in the editor' }).click();
  await rubicon.expectBoard(['O', '.', 'X', '.', 'O']);
  await mistakes.open();
  await mistakes.panel.getByRole('button', { name: 'Open this board in the editor' }).click();
  await rubicon.expectBoard(['O........O', ...Array(6).fill('..........'), 'X.........']);
  await test.step('mistakes are made together, and on the board in the editor', () => combine(mistakes));
});

async function combine(mistakes: Mistakes): Promise<void> {
  const { rubicon } = mistakes;
  await rubicon.openBoard(['O.O', '...', '.X.']);
  await mistakes.open();
  await test.step('what is chosen opens below its row, and stays under the pointer', async () => {
    await mistakes.panel.getByRole('button', { name: /^\d+\. Black cannot capture: / }).click();
    await expect(mistakes.detail('Black cannot capture')).toBeVisible();
    const card = mistakes.panel.getByRole('button', { name: /^\d+\. The loser hurries, too/ });
    // Not every browser holds on to what is seen when something above it goes.
    await rubicon.page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
    await card.scrollIntoViewIfNeeded();
    const before = await card.boundingBox();
    await card.click();
    const detail = await mistakes.detail('The loser hurries, too').boundingBox();
    const after = await card.boundingBox();
    expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
    const gap = (detail?.y ?? 0) - (after?.y ?? 0) - (after?.height ?? 0);
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(40);
  });
  await mistakes
    .detail('The loser hurries, too')
    .getByRole('button', { name: 'Black cannot capture', exact: true })
    .click();
  const detail = mistakes.detail('Black cannot capture + The loser hurries, too');
  await expect(detail).toContainText('No smaller board shows it');
  await expect(detail).toContainText('The answers differ.');
  await detail.getByRole('radio', { name: 'The one in the editor' }).check();
  await expect(detail).toContainText('Right program');
}
