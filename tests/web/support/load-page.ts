import { Script } from 'node:vm';
import scripts from './page.ts?scripts';
import * as workerScript from './worker-script.ts';

/** The exports of page.ts. */
type Page = Pick<typeof import('preact'), 'render'>;

type Require = (path: string) => unknown;
type Run = (require: Require, exports: object) => void;

/** Compiled once for all visits. */
const runs = new Map<string, () => Run>(
  Object.entries(scripts).map(([name, source]) => {
    const script = new Script(`(require, exports) => {${source}\n}`, { filename: name });
    return [`./${name}`, () => script.runInThisContext() as Run];
  }),
);

/** Parts that are kept from loading, until the promise is resolved. */
const held = new Map<string, Promise<void>>();

/** Keeps a part of the page, named as its file, from loading until the returned function is called. */
export function holdPart(name: string): () => void {
  const path = `./_${name}.js`;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  held.set(path, released);
  return () => {
    held.delete(path);
    release();
  };
}

/** Opens the page by its script, which is run anew by each call, as are the parts that it loads. */
export function loadPage(): Page {
  const loaded = new Map<string, object>();
  const load: Require = (path) => {
    const run = runs.get(path);
    if (run === undefined) return workerScript;
    const released = held.get(path);
    if (released !== undefined) return released.then(() => load(path));
    const known = loaded.get(path);
    if (known !== undefined) return known;
    const exports = {};
    loaded.set(path, exports);
    run()(load, exports);
    return exports;
  };
  return load('./entry.js') as Page;
}
