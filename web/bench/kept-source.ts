import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { objectOf, readObject } from '../model/stored.ts';
import { type Keeping, LONGEST_KEPT, savedForReload, saveForReload } from '../page/reload-storage.ts';
import type { SessionKey } from '../page/storage.ts';
import { readBytes, type TextSource, textSource } from './text-source.ts';

/** Save debounce (ms). */
const SAVE_AFTER = 300;

/** Saves that are planned. */
const planned = new Set<() => void>();

/** Saves at once what would be saved soon. */
export function savePlanned(): void {
  for (const save of planned) save();
}

/** A field's saved state: its typed text, and the text in use if that is another. */
interface Kept {
  readonly typed: string;
  readonly used: { readonly name: string | null; readonly text: string } | null;
}

/** Restores a field after a reload, calling `use` with the text in use, and saves its changes. Returns whether they are saved. */
export function keepSource(
  key: SessionKey,
  typed: Signal<string>,
  used: ReadonlySignal<TextSource | null>,
  use: (source: TextSource) => void,
): ReadonlySignal<Keeping> {
  const keeping = signal<Keeping>('kept');
  const kept = keptIn(savedForReload(key));
  typed.value = kept.typed;
  if (kept.used !== null) use({ ...textSource(kept.used.text), name: kept.used.name });
  // Read eagerly, so that pagehide can save synchronously.
  let read: { readonly source: TextSource | null; readonly content: Kept['used'] } = {
    source: used.peek(),
    content: kept.used,
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    planned.delete(keep);
    const now: Kept = { typed: typed.peek(), used: read.content };
    const isEmpty = now.typed === '' && now.used === null;
    const result = saveForReload(key, isEmpty ? '' : JSON.stringify(now));
    keeping.value = isLarge(used.peek()) ? 'too_large' : result;
  };
  const plan = () => {
    clearTimeout(timer);
    planned.add(keep);
    timer = setTimeout(keep, SAVE_AFTER);
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
  addEventListener('pagehide', savePlanned);
  return keeping;
}

function isLarge(source: TextSource | null): boolean {
  return source !== null && source.bytes.size > LONGEST_KEPT;
}

/** The content of a text in use to be saved; null if there is none, or if it is too large or unreadable. */
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
