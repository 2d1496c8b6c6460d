import { effect } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepOffline } from '../../../web/offline/offline.ts';
import { renewed } from '../../../web/page/renewal.ts';
import { closeDocument, openDocument } from '../support/document.ts';
import { board, stateOf } from '../support/samples.ts';

beforeEach(() => {
  renewed.value = false;
  openDocument('', 1280, false);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await closeDocument();
});

it.each([
  ['just registered', async () => ({})],
  [
    'that was registered before, and is offline',
    async () => {
      throw new TypeError('the script could not be fetched');
    },
  ],
])('a page %s checks for a newer version whenever the visitor comes back to it', async (_, register) => {
  const update = vi.fn(async () => {});
  const serviceWorker = Object.assign(new EventTarget(), {
    register,
    getRegistration: async () => ({ update }),
  });
  Object.assign(navigator, { serviceWorker });
  vi.stubGlobal('requestIdleCallback', (go: () => void) => setTimeout(go));
  await keepOffline(stateOf(board('...')));
  const turn = (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  turn(true);
  turn(false);
  await expect.poll(() => update.mock.calls.length).toBe(1);
  turn(true);
  turn(false);
  await expect.poll(() => update.mock.calls.length).toBe(2);
});

it('a page is told to be reloaded when a newer version takes over, not when its own version is kept', async () => {
  const serviceWorker = Object.assign(new EventTarget(), { register: async () => ({}) });
  Object.assign(navigator, { serviceWorker });
  document.head.innerHTML = '<script data-version="assets/base-this.js"></script>';
  const versions = ['this', null, 503, 'other'];
  vi.stubGlobal('fetch', async () => {
    const version = versions.shift();
    if (version === null) throw new TypeError('Failed to fetch');
    if (version === 503) return new Response('Down', { status: 503 });
    return new Response(`<script data-version="assets/base-${version}.js"></script>`);
  });
  const state = stateOf(board('...'));
  await keepOffline(state);
  const told: string[][] = [];
  effect(() => {
    told.push(state.notices.value.map(({ message }) => message.code));
  });
  for (let left = versions.length; left > 0; left--) {
    serviceWorker.dispatchEvent(new Event('controllerchange'));
    await new Promise(setImmediate);
  }
  await expect.poll(() => told).toEqual([[], ['new_version']]);
});
