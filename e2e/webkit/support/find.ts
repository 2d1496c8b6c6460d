/** A string must equal the whole text, with spaces collapsed; a pattern may match anywhere. */
export type Words = string | { readonly pattern: string };

/** One step of a path to elements, from those found by the step before. */
export type Step =
  | { readonly css: string }
  | { readonly role: string; readonly name?: Words }
  | { readonly having: Words }
  | { readonly nth: number };

/** The elements at the end of the path. It runs in the page, so it is self-contained. */
export function find(steps: readonly Step[]): HTMLElement[] {
  const ROLES: Readonly<Record<string, string>> = {
    article: 'article',
    button: 'button, summary',
    checkbox: 'input[type=checkbox]',
    combobox: 'select',
    complementary: 'aside',
    dialog: 'dialog',
    group: 'fieldset, details',
    heading: 'h1, h2, h3',
    list: 'ul, ol',
    listitem: 'li',
    progressbar: 'progress',
    radio: 'input[type=radio]',
    region: 'section',
    slider: 'input[type=range]',
    spinbutton: 'input[type=number]',
    status: 'output',
    table: 'table',
    textbox: 'textarea, input[type=text]',
  };

  const textOf = (node: Node): string => {
    if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return '';
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (node instanceof Element && node !== document.body && getComputedStyle(node).display === 'block')
      return ` ${Array.from(node.childNodes, textOf).join('')} `;
    return Array.from(node.childNodes, textOf).join('');
  };
  const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement): string => {
    const by = element.getAttribute('aria-labelledby');
    if (by !== null)
      return by
        .split(' ')
        .map((id) => textOf(document.getElementById(id) ?? document.createTextNode('')))
        .join(' ');
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    if (element instanceof HTMLFieldSetElement) return textOf(element.querySelector('legend') ?? element);
    // Not `element.labels`: WebKitGTK 2.50 aborts when it frees that list after its document.
    const labelling = element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`);
    if ('labels' in element && labelling !== null) return textOf(labelling);
    return textOf(element) || element.title;
  };
  const meets = (text: string, words: Words) =>
    typeof words === 'string' ? inOneLine(text) === words : new RegExp(words.pattern).test(inOneLine(text));
  const isSeen = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
  const hasRole = (element: HTMLElement, role: string) => (element.getAttribute('role') ?? role) === role;

  let found: HTMLElement[] = [document.documentElement];
  for (const step of steps) {
    if ('nth' in step) {
      found = found.slice(step.nth).slice(0, 1);
    } else if ('having' in step) {
      found = found.filter((element) => meets(textOf(element), step.having));
    } else {
      const css =
        'css' in step ? step.css : `${ROLES[step.role] ?? `[role=${step.role}]`}, [role=${step.role}]`;
      const all = new Set(found.flatMap((element) => [...element.querySelectorAll<HTMLElement>(css)]));
      found = [...all].filter(
        (element) =>
          'css' in step ||
          (isSeen(element) &&
            hasRole(element, step.role) &&
            (step.name === undefined || meets(nameOf(element), step.name))),
      );
    }
  }
  return found;
}
