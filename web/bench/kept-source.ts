import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { objectOf, readObject } from '../model/stored.ts';
import { type Keeping, keepHere, keptHere, LONGEST_KEPT } from '../page/kept-here.ts';
import type { KeyHere } from '../page/storage.ts';
import { readBytes, type TextSource, textSource } from './text-source.ts';

/** Whoever types is not held up by every letter: so many milliseconds after the last one the text is kept. */
const REST = 300;

/** What a field has for a reload: what stands in it, and what is in use, where that is something else. */
interface Kept {
  readonly typed: string;
  readonly used: { readonly name: string | null; readonly text: string } | null;
}

/** Brings back what was kept of a field before a reload; `use` takes what was in use. Tells whether what it has now is kept. */
export function keepSource(
  key: KeyHere,
  typed: Signal<string>,
  used: ReadonlySignal<TextSource | null>,
  use: (source: TextSource) => void,
): ReadonlySignal<Keeping> {
  const keeping = signal<Keeping>('kept');
  const kept = keptIn(keptHere(key));
  typed.value = kept.typed;
  if (kept.used !== null) use({ ...textSource(kept.used.text), name: kept.used.name });
  // What is in use is read at once: whoever leaves the page waits for nothing.
  let read: { readonly source: TextSource | null; readonly content: Kept['used'] } = {
    source: used.peek(),
    content: kept.used,
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    const now: Kept = { typed: typed.peek(), used: read.content };
    const isEmpty = now.typed === '' && now.used === null;
    const told = keepHere(key, isEmpty ? '' : JSON.stringify(now));
    keeping.value = isLarge(used.peek()) ? 'too_large' : told;
  };
  const plan = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, REST);
  };
  effect(() => {
    typed.value;
    plan();
  });
  effect(() => {
    const source = used.value;
    if (source === read.source) return;
    read = { source, content: null };
    plan();
    void contentOf(source).then((content) => {
      if (read.source !== source) return;
      read = { source, content };
      plan();
    });
  });
  addEventListener('pagehide', () => {
    if (timer !== undefined) keep();
  });
  return keeping;
}

function isLarge(source: TextSource | null): boolean {
  return source !== null && source.bytes.size > LONGEST_KEPT;
}

/** What is to be kept of a text in use; null where that is nothing. */
async function contentOf(source: TextSource | null): Promise<Kept['used']> {
  if (source === null || isLarge(source)) return null;
  const read = await readBytes(source.bytes);
  return read.ok ? { name: source.name, text: new TextDecoder().decode(read.value) } : null;
}

function keptIn(text: string): Kept {
  const { typed, used } = readObject(text);
  const { name, text: content } = objectOf(used);
  return {
    typed: typeof typed === 'string' ? typed : '',
    used:
      typeof content === 'string' ? { name: typeof name === 'string' ? name : null, text: content } : null,
  };
}
