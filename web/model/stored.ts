/** The object that a stored text holds; an empty one if the text is absent, damaged or no object. */
export function readObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return objectOf(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** The value as an object to read unknown fields from; an empty one if it is none. */
export function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
}
