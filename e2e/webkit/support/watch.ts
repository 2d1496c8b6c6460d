import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, onTestFailed } from 'vitest';
import { driver, inPage } from './session.ts';

/**
 * Collects problems that our pages must never have: console output, violations of the content security policy, exceptions, and
 * requests for anything but their own files. Problems before the page is loaded are missed, because the driver does not report
 * the console.
 */
export async function watchPage(): Promise<void> {
  await inPage(() => {
    const watched = window as { problems?: string[] };
    if (watched.problems !== undefined) return;
    const problems: string[] = [];
    watched.problems = problems;
    addEventListener('error', ({ message }) => problems.push(`error: ${message}`));
    addEventListener('unhandledrejection', ({ reason }) => problems.push(`error: ${reason}`));
    for (const level of ['error', 'warn'] as const) {
      const tell = console[level];
      console[level] = (...said: unknown[]) => {
        problems.push(`console: ${said.join(' ')}`);
        tell(...said);
      };
    }
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      problems.push(`${violatedDirective} forbids ${blockedURI}`),
    );
  });
}

beforeEach(() => {
  onTestFailed(async ({ task }) => {
    const name = task.name.replaceAll(/\W+/g, '-').slice(0, 60);
    // The driver waits for the next frame, and an idle page has none.
    await inPage(() => {
      document.documentElement.animate([{ opacity: 0.999 }, { opacity: 1 }], 2000);
    });
    writeFileSync(`build/webkit-${name}.png`, await driver.takeScreenshot(), 'base64');
  }, 10_000);
});

/** The problems collected since the last call. */
export function takeProblems(): Promise<string[]> {
  return inPage(() => {
    const folder = location.href.replace(/#.*/, '').replace(/[^/]*$/, '');
    const isOwn = (url: string) => url.startsWith(folder) || /^(data|blob):/.test(url);
    const asked = performance.getEntriesByType('resource').map(({ name }) => name);
    const strange = asked.filter((url) => !isOwn(url)).map((url) => `asks for ${url}`);
    return [...((window as { problems?: string[] }).problems?.splice(0) ?? []), ...strange];
  });
}

afterEach(async () => {
  expect(await takeProblems()).toEqual([]);
});
