import { GlobalRegistrator } from '@happy-dom/global-registrator';
import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { afterEach, expect, vi } from 'vitest';
import { isWhole } from '../../../e2e/support/whole.ts';
import { Rubicon } from './rubicon.ts';

configure({
  asyncUtilTimeout: 10_000,
  // A whole page with each message would hide the message.
  getElementError: (message) => new Error(message?.split('\n')[0] ?? 'No such element.'),
});

/** What a visitor brings. */
export interface Visitor {
  /** The width of the window, in CSS pixels. */
  readonly width?: number;
  /** localStorage, without the prefix of its keys. */
  readonly kept?: Readonly<Record<string, string>>;
}

/** Node's own, which pass messages between threads and stream to the compiler of WebAssembly; happy-dom's do not. */
const KEPT = [
  'fetch',
  'Response',
  'MessageChannel',
  'MessagePort',
  'performance',
  'structuredClone',
] as const;

/**
 * Opens the whole page, with its real workers and modules, in a document without layout or painting; `hash` is the link from '#'
 * on. A test makes one visit after the other; it ends with the test.
 */
export async function visit(hash = '', { width = 1280, kept = {} }: Visitor = {}): Promise<Rubicon> {
  await leave();
  const own = KEPT.map((name) => [name, globalThis[name]] as const);
  GlobalRegistrator.register({ url: `http://127.0.0.1/some/where/${hash}`, width, height: 800 });
  // Neither knows how the page was opened.
  Object.assign(globalThis, { PerformanceNavigationTiming: class {} });
  for (const [name, value] of own) Object.defineProperty(globalThis, name, { value, configurable: true });
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(`rubicon.${key}`, value);
  const root = document.createElement('div');
  root.id = 'page';
  document.body.append(root);
  await import('../../../web/page/frame/main.tsx');
  await expect.poll(isWhole).toBe(true);
  return new Rubicon(document);
}

/** Leaves the page. The next visit loads all its scripts anew. */
async function leave(): Promise<void> {
  if (!GlobalRegistrator.isRegistered) return;
  vi.useRealTimers();
  dispatchEvent(new Event('pagehide'));
  const root = document.getElementById('page');
  const { render } = await import('preact');
  if (root !== null) render(null, root);
  const { terminateWorkers } = await import('./worker-script.ts');
  terminateWorkers();
  await GlobalRegistrator.unregister();
  vi.resetModules();
}

afterEach(leave);
