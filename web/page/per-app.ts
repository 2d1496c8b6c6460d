import type { App } from './app-context.ts';

/** What a part of the page keeps, made when it is first asked for: it stays as it was left when something else is looked at. */
export function perApp<T>(create: (app: App) => T): (app: App) => T {
  const made = new WeakMap<App, { readonly kept: T }>();
  return (app) => {
    const known = made.get(app) ?? { kept: create(app) };
    made.set(app, known);
    return known.kept;
  };
}
