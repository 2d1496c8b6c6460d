import { marked, sample, walled } from '../support/boards.ts';
import { expect, unwatched as test } from '../support/fixtures.ts';
import { Theatre } from '../theatre/theatre.ts';

const { rows, answer } = walled(sample(2));

test('workers whose scripts or modules cannot be fetched are reported, and start as soon as they can be', async ({
  rubicon,
  context,
}) => {
  const { page } = rubicon;
  const scripts = /\/assets\/worker-[^/]*\.js$/;
  const answers = page.getByRole('region', { name: 'Answers' });
  await context.route(scripts, (route) => route.abort('internetdisconnected'));
  await test.step('the solver', async () => {
    await rubicon.openBoard(rows);
    await expect(rubicon.result).toContainText(
      'The solver could not be loaded. Try again, or reload the page',
    );
    await rubicon.choose('Erase');
    await rubicon.cell([3, 2]).click();
    await rubicon.expectBoard(marked(rows, '.', [3, 2]));
    await rubicon.button('Undo').click();
  });
  await test.step('the batch', async () => {
    await rubicon.button('Judge bench').click();
    await page.getByRole('textbox', { name: 'Contest text' }).fill('0 1\n2 3\nO.O\n.X.\n');
    await rubicon.button('Solve all boards').click();
    await expect(answers.getByRole('alert')).toContainText('The solver could not be loaded.');
  });
  await context.unroute(scripts);
  await test.step('the module of the pool', async () => {
    const module = /\/assets\/pool-[^/]*\.wasm$/;
    await context.route(module, (route) => route.abort('internetdisconnected'));
    const refused = page.waitForEvent('requestfailed', (request) => module.test(request.url()));
    await rubicon.button('Start again').click();
    await refused;
    await expect(answers.getByRole('alert')).toContainText('The solver could not be loaded.');
    await context.unroute(module);
  });
  await test.step('the batch begins again', async () => {
    await rubicon.button('Start again').click();
    await expect(answers.getByRole('listitem').filter({ hasText: 'Black 2' })).toBeVisible();
    await expect(answers.getByRole('alert')).toBeHidden();
  });
  await test.step('so does the solver', async () => {
    await rubicon.button('Analysis').click();
    await rubicon.expectBoard(rows);
    await rubicon.button('Try again').click();
    await rubicon.expectAnswer(answer);
  });
  await test.step('a run of the theatre', async () => {
    const module = /textbook-[^/]*\.wasm$/;
    const theatre = new Theatre(rubicon);
    await context.route(module, (route) => route.abort());
    await theatre.go(sample(2).rows);
    await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
    await context.unroute(module);
    await theatre.button('Try again').click();
    await expect(theatre.button('Play')).toBeVisible();
  });
});

test('without the code that talks to workers a small board is solved, and a large one as soon as it can be', async ({
  rubicon,
  context,
}) => {
  const talk = /\/assets\/comlink-[^/]*\.js$/;
  await context.route(talk, (route) => route.abort('internetdisconnected'));
  await rubicon.openBoard(sample(2).rows);
  await rubicon.expectAnswer(sample(2).answer);
  await rubicon.openBoard(rows);
  await expect(rubicon.result).toContainText('The solver could not be loaded. Try again, or reload the page');
  await context.unroute(talk);
  await rubicon.button('Try again').click();
  await rubicon.expectAnswer(answer);
});
