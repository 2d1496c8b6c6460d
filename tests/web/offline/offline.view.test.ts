import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepOffline } from '../../../web/offline/offline.ts';
import { closeDocument, openDocument } from '../support/document.ts';
import { board, stateOf } from '../support/samples.ts';

beforeEach(() => openDocument('', 1280, false));
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
