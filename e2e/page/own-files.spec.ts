import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sample } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import { singleFile } from '../support/single-file.ts';

/** The directives of the page's content security policy. */
function directives(policy: string): Map<string, string> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );
}

const POLICY = /http-equiv="Content-Security-Policy" content="([^"]*)"/;

test('the page asks for its own files only, each of them once, at first for few, and its policy allows no others', async ({
  page,
  rubicon,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().slice(baseURL?.length)));
  await test.step('until all is there that a first visit shows, and for none of a later part', async () => {
    await page.goto('./');
    await rubicon.expectAnswer(sample(5).answer);
    await rubicon.expectMove(0, 75);
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
    await expect(rubicon.button(/^Sample 5,/)).toBeVisible();
    const at = (name: string) => asked.findIndex((file) => file.startsWith(`assets/${name}-`));
    for (const solver of ['rubicon', 'worker']) {
      expect(at(solver), solver).toBeGreaterThan(0);
      expect(at(solver), `${solver} is asked for before what follows the verdict`).toBeLessThan(
        at('after-verdict'),
      );
    }
    await expect.poll(() => at('unseen'), 'what is not seen at first').toBeGreaterThan(at('after-verdict'));
    await rubicon.example(2);
    await rubicon.expectAnswer(sample(2).answer);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(10);
    expect(asked.filter((file) => /panel|place|dialog|contrast|textbook|bench/.test(file))).toEqual([]);
  });
  await rubicon.button('Help').click();
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  // The worker's script was preloaded: its second request is the browser's own.
  const again = asked.filter((file, at) => asked.indexOf(file) < at && !file.startsWith('assets/worker-'));
  expect(again).toEqual([]);
  expect(asked.filter((file) => file.endsWith('.wasm'))).toHaveLength(1);

  const policyOf = async () => {
    const meta = page.locator('head > meta[http-equiv="Content-Security-Policy"]');
    return directives((await meta.getAttribute('content')) ?? '');
  };
  const served = await policyOf();
  expect(served.get('default-src')).toBe("'none'");
  expect(served.get('script-src')).toMatch(/^'self' 'wasm-unsafe-eval' 'sha256-\S+'$/);
  expect(served.get('style-src')).toMatch(/^'self' 'sha256-\S+'$/);
  expect(served.get('connect-src')).toBe("'self'");
  expect(served.get('manifest-src')).toBe("'self'");
  const named = (selector: string, attribute: string) =>
    page.locator(`head > ${selector}`).getAttribute(attribute);
  /** Checks the content type, because the server sends its page in place of a missing file. */
  const fetched = async (address: string | null, type: string) => {
    const response = await page.request.get(address ?? '');
    expect(response.headers()['content-type'], `${address}`).toBe(type);
    return response;
  };
  expect(await named('script[type=module]', 'blocking'), 'nothing is painted in other colours first').toBe(
    'render',
  );
  for (const said of ['og:title', 'og:description'])
    expect(await named(`meta[property="${said}"]`, 'content')).toContain('river-crossing pawn game');
  await fetched(await named('meta[property="og:image"]', 'content'), 'image/png');
  await fetched(await named('link[rel=icon]', 'href'), 'image/svg+xml');
  const manifest = await (
    await fetched(await named('link[rel=manifest]', 'href'), 'application/manifest+json')
  ).json();
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await (await fetched(src, type)).body();
    if (type === 'image/png') expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );

  const file = readFileSync(fileURLToPath(singleFile), 'utf8');
  expect(file).not.toContain('rel="manifest"');
  const single = directives(POLICY.exec(file)?.[1] ?? '');
  expect(single.get('default-src')).toBe("'none'");
  expect(single.get('script-src')).toMatch(/^'sha256-\S+' 'wasm-unsafe-eval'$/);
  expect(single.get('style-src')).toMatch(/^'sha256-\S+'$/);
});

test('the page works with its policy sent by the server, for its workers as well', async ({
  page,
  rubicon,
  baseURL,
}) => {
  const policy = POLICY.exec(readFileSync('dist/index.html', 'utf8'))?.[1] ?? '';
  await page.route(`${baseURL}**`, (route) => {
    const name = route.request().url().slice(baseURL?.length) || 'index.html';
    return route.fulfill({ path: `dist/${name}`, headers: { 'content-security-policy': policy } });
  });
  await page.goto('./');
  await rubicon.expectAnswer(sample(5).answer);
  await page.getByRole('tab', { name: 'Maps' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Red wins');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** What runs a text as code, or reaches another server by other ways than fetch. */
const FORBIDDEN =
  /\b(?:eval|Function|importScripts|XMLHttpRequest|WebSocket|EventSource|WebTransport|sendBeacon|RTC\w+)\b/g;

test('the scripts of workers, which the policy in the page does not reach, can ask for nothing else', () => {
  const assets = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  const scripts = new Map(
    ['index.html', ...assets.map((name) => `assets/${name}`)].map((name) => [
      name.replace('assets/', ''),
      readFileSync(`dist/${name}`, 'utf8'),
    ]),
  );
  const workers = [...scripts.values()].flatMap((script) =>
    Array.from(script.matchAll(/new Worker\(new URL\(`(?:\.\/assets\/)?([^`]*)`/g), ([, name = '']) => name),
  );
  expect(workers.some((name) => name.startsWith('runner-'))).toBe(true);
  for (const name of workers) {
    const script = scripts.get(name) ?? '';
    expect(script, name).not.toMatch(/\bimport\b\s*[({'"`]/);
    expect(script.match(FORBIDDEN) ?? [], name).toEqual([]);
    // Others fetch their own module; the one that runs a visitor's program fetches nothing.
    const most = name.startsWith('runner-') ? 0 : 1;
    expect(script.match(/\bfetch\b/g)?.length ?? 0, name).toBeLessThanOrEqual(most);
  }
});
