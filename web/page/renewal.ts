import { signal } from '@preact/signals';
import type { Failure } from '../model/state.ts';

/** Whether the server has another version of the page, and the parts of this one are gone. */
export const renewed = signal(false);

/** Whether something failed because what it needs is gone with the old version. */
export function isGone({ code }: Failure): boolean {
  return code === 'load_failed' && renewed.value;
}

/** To be called when a part could not be fetched: looks whether the server still has this version. */
export async function askWhetherRenewed(): Promise<void> {
  const version = document.querySelector('script')?.dataset.version;
  if (version === undefined) return;
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    if (response.ok) renewed.value = !(await response.text()).includes(version);
  } catch {
    // Without a connection nothing is known of the server.
  }
}

/** Fetches past the browser's HTTP cache what the page has loaded so far, because the cache may have a bad copy of it. */
export function fetchAnew(): Promise<unknown> {
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  return Promise.allSettled([...loaded].map((url) => fetch(url, { cache: 'reload' })));
}
