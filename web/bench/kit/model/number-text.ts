/** The least and the most that a number may be. */
export type Limits = readonly [least: number, most: number];

/** Seeds of every tool of the bench, as the command takes them. */
export const SEED_LIMITS: Limits = [0, 2 ** 32 - 1];

/** The whole number that a text holds; null if it holds none, or one outside the limits. */
export function numberIn(text: string, [least, most]: Limits): number | null {
  const number = /^\s*\d{1,10}\s*$/.test(text) ? Number(text) : -1;
  return number >= least && number <= most ? number : null;
}

/** A form's texts as they were stored; a missing or overlong one is as in the first form. */
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
