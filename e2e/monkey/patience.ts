/** Time (ms) after which a page that has not answered counts as frozen. */
const PATIENCE = 30_000;

/** The promise's value; rejects after the timeout. */
export async function inTime<T>(asked: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the page does not answer: ${what}`)), PATIENCE);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
