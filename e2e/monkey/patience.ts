/** A page that has not answered by now is frozen (ms). */
const PATIENCE = 30_000;

/** The promise's value; an error where it does not come in time. */
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
