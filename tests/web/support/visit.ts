import { readFileSync } from 'node:fs';
import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { expect, vi } from 'vitest';
import { isWhole } from '../../../e2e/support/whole.ts';
import { closeDocument, isDocumentOpen, openDocument } from './document.ts';
import { loadPage } from './load-page.ts';
import { Rubicon } from './rubicon.ts';
import { terminateWorkers } from './worker-script.ts';

configure({
  asyncUtilTimeout: 30_000,
  // A whole page with each message would hide the message.
  getElementError: (message) => new Error(message?.split('\n')[0] ?? 'No such element.'),
});

/** What a visitor brings. */
export interface Visitor {
  /** The width of the window, in CSS pixels. */
  readonly width?: number;
  /** Whether motion is to be reduced, as the system is set: then the opponent of a game moves at once. */
  readonly reducedMotion?: boolean;
  /** The number of processors, one by default: happy-dom's eight would all be threads of Node. */
  readonly processors?: number;
  /** Preferred languages. */
  readonly languages?: readonly string[];
  /** localStorage, without the prefix of its keys. */
  readonly kept?: Readonly<Record<string, string>>;
  /** sessionStorage, likewise. */
  readonly keptHere?: Readonly<Record<string, string>>;
  /** The browser's share function; most have none. */
  readonly share?: Navigator['share'];
  /** Whether the browser lets the page use its storage. */
  readonly storage?: 'allowed' | 'denied';
}

/** How a page was left, for the next visit of the same tab. */
interface Left {
  readonly hash: string;
  /** The state of the history entry. */
  readonly entry: unknown;
  readonly visitor: Visitor;
}

const METADATA = readFileSync('web/index.html', 'utf8').match(/<meta [^>]*>/g) ?? [];

/** The page's head: its metadata, and the script that names its version. */
const HEAD = `${METADATA.join('')}<script data-version="assets/base-this.js"></script>`;

/** The visitor of the open page. */
let visitor: Visitor = {};
let page: ReturnType<typeof loadPage> | null = null;

/**
 * Opens the whole page, with its real workers and modules, in a document without layout or painting; `hash` is the link from '#'
 * on. A test makes one visit after the other; it ends with the test.
 */
export async function visit(hash = '', by: Visitor = {}): Promise<Rubicon> {
  await leave();
  return open({ hash, entry: null, visitor: by }, 'navigate');
}

/** Loads the page again. */
export async function reload(): Promise<Rubicon> {
  return open(await leave(), 'reload');
}

/** Loads the page again after its process has died, which tells it nothing. */
export async function crash(): Promise<Rubicon> {
  const kept = stored();
  const left = await leave();
  return open({ ...left, visitor: { ...left.visitor, ...kept } }, 'reload');
}

/** Turns to another tab, or back. */
export function turnTab(visibilityState: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Opens the page again in the same tab, after another one. */
export async function visitAgain(hash = ''): Promise<Rubicon> {
  return open({ ...(await leave()), hash, entry: null }, 'navigate');
}

async function open(left: Left, type: NavigationTimingType): Promise<Rubicon> {
  visitor = left.visitor;
  const {
    width = 1280,
    reducedMotion = false,
    languages = ['en-US'],
    kept = {},
    keptHere = {},
    share,
  } = visitor;
  openDocument(left.hash, width, reducedMotion, visitor.processors);
  tellNavigation(type);
  Object.defineProperty(navigator, 'languages', { value: languages });
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(`rubicon.${key}`, value);
  if (share !== undefined) Object.assign(navigator, { share });
  for (const [key, value] of Object.entries(keptHere)) sessionStorage.setItem(`rubicon.${key}`, value);
  if (visitor.storage === 'denied') denyStorage();
  if (left.entry !== null) history.replaceState(left.entry, '');
  document.head.innerHTML = HEAD;
  const root = document.createElement('div');
  root.id = 'page';
  document.body.append(root);
  page = loadPage();
  // It manages its scroll positions late; most of isWhole goes through the whole document.
  await expect.poll(() => history.scrollRestoration === 'manual' && isWhole()).toBe(true);
  return new Rubicon(document);
}

/** Neither Node nor happy-dom knows how the page was opened. */
function tellNavigation(type: NavigationTimingType): void {
  class Navigation {
    readonly type = type;
  }
  Object.assign(globalThis, { PerformanceNavigationTiming: Navigation });
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((name) =>
    name === 'navigation' ? [new Navigation() as PerformanceNavigationTiming] : [],
  );
}

function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        throw new DOMException('storage is switched off', 'SecurityError');
      },
    });
}

/** Leaves the page, if one is open. */
export async function leave(): Promise<Left> {
  if (!isDocumentOpen()) return { hash: '', entry: null, visitor: {} };
  vi.useRealTimers();
  dispatchEvent(new Event('pagehide'));
  turnTab('hidden');
  const left = {
    hash: location.hash,
    entry: history.state,
    visitor: visitor.storage === 'denied' ? visitor : { ...visitor, ...stored() },
  };
  const { document } = globalThis;
  const root = document.getElementById('page');
  if (root !== null) page?.render(null, root);
  page = null;
  terminateWorkers();
  await closeDocument();
  // An answer that comes late still sets the title, and waits for a frame.
  Object.assign(globalThis, { document, requestAnimationFrame: () => 0 });
  return left;
}

/** The content of both storages, without the prefix of their keys. */
function stored(): Pick<Visitor, 'kept' | 'keptHere'> {
  const [kept = {}, keptHere = {}] = [localStorage, sessionStorage].map((storage) =>
    Object.fromEntries(
      Object.entries(storage).map(([key, value]) => [key.replace(/^rubicon\./, ''), String(value)]),
    ),
  );
  return { kept, keptHere };
}
