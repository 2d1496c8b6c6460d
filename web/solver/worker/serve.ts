import { expose } from 'comlink';
import { HELD } from './protocol.ts';

/**
 * Exposes the service to the page. The worker holds a Web Lock with its name as long as it lives, so that the page notices
 * any end of it; without Web Locks the page notices errors only.
 */
export function serve(service: object): void {
  expose(service);
  const hold = () => {
    self.postMessage(HELD);
    return new Promise<never>(() => {});
  };
  navigator.locks?.request(self.name, hold).catch(() => {});
}
