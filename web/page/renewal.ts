import { signal } from '@preact/signals';
import type { Failure } from '../model/failure.ts';

/** True if the server has another version of the page, so that the parts of this one are gone. */
export const renewed = signal(false);

/** Whether a failure is due to a part that is gone with the old version. */
export function isGone({ code }: Failure): boolean {
  return code === 'load_failed' && renewed.value;
}

/** Call when a part could not be fetched: checks whether the server still has this version. */
export async function checkRenewed(): Promise<void> {
  const version = document.querySelector('script')?.dataset.version;
  if (version === undefined) return;
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    if (response.ok) renewed.value = !(await response.text()).includes(version);
  } catch {
    // Without a connection the server's version is unknown.
  }
}

/** Refetches what the page has loaded so far, past the browser's HTTP cache, which may have a bad copy. */
export function refetchLoaded(): Promise<unknown> {
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  return Promise.allSettled([...loaded].map((url) => fetch(url, { cache: 'reload' })));
}
