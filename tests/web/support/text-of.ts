/** The text of the first element of the document that matches; empty if there is none. */
export function textOf(selector: string): string {
  return document.querySelector(selector)?.textContent ?? '';
}
