import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Keeping, keepHere, keptHere, LONGEST_KEPT } from '../page/kept-here.ts';
import type { TextSource } from './text-source.ts';

/** Whoever types is not held up by every letter: so many milliseconds after the last one the text is kept. */
const REST = 300;

/** What a field has for a reload: what stands in it, and what is in use, where that is something else. */
interface Kept {
  readonly typed: string;
  readonly used: { readonly name: string | null; readonly text: string } | null;
}

/** Brings back what was kept of a field before a reload; `use` takes what was in use. Tells whether what it has now is kept. */
export function keepSource(
  key: 'boards' | 'lines',
  typed: Signal<string>,
  used: ReadonlySignal<TextSource | null>,
  use: (source: TextSource) => void,
): ReadonlySignal<Keeping> {
  const keeping = signal<Keeping>('kept');
  const kept = keptIn(keptHere(key));
  typed.value = kept.typed;
  if (kept.used !== null) use({ name: kept.used.name, bytes: new Blob([kept.used.text]) });

  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = async () => {
    const [text, source] = [typed.peek(), used.peek()];
    const isLarge = source !== null && source.bytes.size > LONGEST_KEPT;
    const content = source === null || isLarge ? null : await source.bytes.text().catch(() => null);
    if (source !== used.peek()) return;
    const inUse = source === null || content === null ? null : { name: source.name, text: content };
    const isEmpty = text === '' && inUse === null;
    const told = keepHere(key, isEmpty ? '' : JSON.stringify({ typed: text, used: inUse } satisfies Kept));
    keeping.value = isLarge ? 'too_large' : told;
  };
  effect(() => {
    typed.value;
    used.value;
    clearTimeout(timer);
    timer = setTimeout(keep, REST);
  });
  addEventListener('pagehide', () => void keep());
  return keeping;
}

function keptIn(text: string): Kept {
  try {
    const { typed = '', used = null } = JSON.parse(text) as Partial<Kept>;
    return { typed: String(typed), used };
  } catch {
    return { typed: '', used: null };
  }
}
