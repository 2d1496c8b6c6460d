import type { Rubicon } from './page.ts';

/** The texts, hidden ones too, and accessible names of the page, without keys, code and the name of the other language. */
export function sentencesOf({ page }: Rubicon): Promise<string[]> {
  return page.evaluate(() => {
    const spoken = document.documentElement.lang;
    const isForeign = (element: Element) =>
      element.closest('kbd, code, textarea, pre, script, style, noscript') !== null ||
      (element.closest('[lang]')?.getAttribute('lang') ?? spoken) !== spoken;
    const found: string[] = [document.title];
    for (const element of document.body.querySelectorAll('*')) {
      if (isForeign(element)) continue;
      for (const name of ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder']) {
        found.push(element.getAttribute(name) ?? '');
      }
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
      }
    }
    return [...new Set(found.map((text) => text.trim()).filter((text) => text !== ''))];
  });
}

/** Names and technical words that stay untranslated in Chinese. */
const KEPT =
  /Red -?\d+|Black -?\d+|Tie|Rubicon|rubicon \w+|WebAssembly|testlib|Windows|Linux|macOS|g\+\+|Emscripten|wasi-sdk|Rust|freopen|\d+ ?[MG]B|\.wasm\b|\.cpp\b|SVG|PNG|GIF|HTML|iframe|Tab|Ctrl|Shift|Home|End|Delete|Enter|Space|Esc|\.in\b|\.txt\b|\bid T\b|\bT\b|\bX\b|\bO\b|[wrbudl](?=[（、 ]|$)|b=\S+|\?/g;

export const isEnglish = (text: string) => /[A-Za-z]{2,}/.test(text.replace(KEPT, ''));
export const isChinese = (text: string) => /[\u3000-\u9fff\uff00-\uffef]/.test(text);
