import { expose } from 'comlink';
import { HELD } from './protocol.ts';

/**
 * Offers the service to the page. A lock with the thread's name is held as long as the thread lives: by it the page learns
 * of every end. Where there are no locks, it learns of errors alone.
 */
export function serve(service: object): void {
  expose(service);
  const hold = () => {
    self.postMessage(HELD);
    return new Promise<never>(() => {});
  };
  navigator.locks?.request(self.name, hold).catch(() => {});
}
