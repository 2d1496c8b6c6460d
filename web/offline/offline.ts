import { notify } from '../model/actions.ts';
import type { State } from '../model/state.ts';
import { askWhetherRenewed, renewed } from '../page/renewal.ts';

/**
 * Keeps the page for when there is no connection, and says when there is a new version of it. Where the browser keeps
 * nothing, the page works as it does without.
 */
export async function keepOffline(state: State): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('controllerchange', () => void tellWhenRenewed(state));
    await idle();
    await serviceWorker.register('./service-worker.js');
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) lookForNewer(serviceWorker).catch(() => {});
    });
  } catch {
    // An old browser, a private window, an insecure address, storage that is denied or full.
  }
}

/** Has the browser ask the server for a newer version, as it does by itself when a page is opened. */
async function lookForNewer(serviceWorker: ServiceWorkerContainer): Promise<void> {
  const registration = await serviceWorker.getRegistration();
  await registration?.update();
}

/** Resolves when the page has nothing to do, so that nobody waits for what is kept for later. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 5_000 });
    else setTimeout(resolve, 1_000);
  });
}

/** What is kept has changed: to this very version, or to a newer one. */
async function tellWhenRenewed(state: State): Promise<void> {
  await askWhetherRenewed();
  if (renewed.value) notify(state, 'info', { code: 'new_version' });
}
