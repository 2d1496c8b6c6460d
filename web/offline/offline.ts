import { notify } from '../model/notices.ts';
import type { State } from '../model/state.ts';
import { checkRenewed, renewed } from '../page/renewal.ts';

/**
 * Installs the service worker, so that the page works without a connection, and notifies of new versions. Without browser support
 * the page just works online.
 */
export async function keepOffline(state: State): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('controllerchange', () => void tellWhenRenewed(state));
    // Before the registration, which offline may fail beside an earlier one.
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) lookForNewer(serviceWorker).catch(() => {});
    });
    await idle();
    await serviceWorker.register('./service-worker.js');
  } catch {
    // An old browser, a private window, an insecure address, or storage that is denied or full.
  }
}

/** Asks the browser to check for a newer version, as it does itself when a page is opened. */
async function lookForNewer(serviceWorker: ServiceWorkerContainer): Promise<void> {
  const registration = await serviceWorker.getRegistration();
  await registration?.update();
}

/** Resolves when the page is idle, because caching can wait. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 5_000 });
    else setTimeout(resolve, 1_000);
  });
}

/** The cached version has changed: to this one, or to a newer one. */
async function tellWhenRenewed(state: State): Promise<void> {
  await checkRenewed();
  if (renewed.value) notify(state, 'info', { code: 'new_version' });
}
