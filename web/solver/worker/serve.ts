import { expose } from 'comlink';
import { HELD, STARTED } from './protocol.ts';

/**
 * Exposes the service to the page. The worker holds a Web Lock with its name as long as it lives, so that the page notices
 * any end of it; without Web Locks the page notices errors only. A first message says that its script runs. Resolves once
 * the lock is held, or there is none.
 */
export function serve(service: object): Promise<void> {
  expose(service);
  self.postMessage(STARTED);
  return new Promise((resolve) => {
    const hold = () => {
      self.postMessage(HELD);
      resolve();
      return new Promise<never>(() => {});
    };
    if (navigator.locks === undefined) resolve();
    else navigator.locks.request(self.name, hold).catch(() => resolve());
  });
}
