/** Limits of a number, both included. */
export type Limits = readonly [least: number, most: number];

/** Limits of a seed, the same as in the command. */
export const SEED_LIMITS: Limits = [0, 2 ** 32 - 1];

/** The whole number in a text; null if there is none, or if it is outside the limits. */
export function numberIn(text: string, [least, most]: Limits): number | null {
  const number = /^\s*\d{1,10}\s*$/.test(text) ? Number(text) : -1;
  return number >= least && number <= most ? number : null;
}

/** The stored texts of a form; missing or overlong ones are as in the first form. */
export function storedTexts<Field extends string>(
  stored: Readonly<Record<string, unknown>>,
  first: Readonly<Record<Field, string>>,
  fields: readonly Field[],
): Readonly<Record<Field, string>> {
  const texts = fields.map((field) => {
    const text = stored[field];
    return [field, typeof text === 'string' && text.length < 20 ? text : first[field]];
  });
  return Object.fromEntries(texts);
}
