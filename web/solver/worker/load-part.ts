/** Time (ms) after which what has not come counts as missing; a slow phone connection takes less. */
export const SILENT_FOR = 10_000;

/** The same promise, which rejects if it is still pending after `SILENT_FOR`. */
export function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const silence = setTimeout(reject, SILENT_FOR);
    promise.then(resolve, reject).finally(() => clearTimeout(silence));
  });
}

/** Throws if nothing was imported: a server may answer with an empty script. */
export function filled<Part>(part: Part): Part {
  if (typeof part !== 'function' && Object.keys(part ?? {}).length === 0) throw new Error();
  return part;
}

/** An imported part of the page; rejects if its script is empty or does not come in time. */
export function loadPart<Part>(importing: Promise<Part>): Promise<Part> {
  return inTime(importing.then(filled));
}
