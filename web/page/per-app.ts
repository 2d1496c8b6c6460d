import type { App } from './app-context.ts';

/** Memoizes per-App state, created on first use; it survives navigating away. */
export function perApp<T>(create: (app: App) => T): (app: App) => T {
  const made = new WeakMap<App, { readonly kept: T }>();
  return (app) => {
    const known = made.get(app) ?? { kept: create(app) };
    made.set(app, known);
    return known.kept;
  };
}
