import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Keeping } from '../../page/kept-here.ts';
import type { KeyHere } from '../../page/storage.ts';
import { keepSource } from '../kept-source.ts';
import { LONGEST_SHOWN, type TextSource, textSource } from '../text-source.ts';

/** A contest text or an output that somebody gives: typed, or a file that is read when it is needed. */
export interface Given {
  /** What stands in the text field; nothing while there is a file. */
  readonly text: Signal<string>;
  readonly file: Signal<TextSource | null>;
  /** Whether it is kept for a reload. */
  readonly keeping: ReadonlySignal<Keeping>;
}

/** A field in which stands what was kept under the key. */
export function createGiven(key: KeyHere): Given {
  const text = signal('');
  const file = signal<TextSource | null>(null);
  const keeping = keepSource(key, text, file, (source) => {
    file.value = source;
  });
  return { text, file, keeping };
}

export function giveText({ text, file }: Given, typed: string): void {
  batch(() => {
    text.value = typed;
    file.value = null;
  });
}

export function giveFile({ text, file }: Given, source: TextSource): void {
  batch(() => {
    text.value = '';
    file.value = source;
  });
}

/** Gives what comes from elsewhere: what was typed stays a text, unless it is too long for a field. */
export async function give(given: Given, source: TextSource): Promise<void> {
  if (source.name !== null || source.bytes.size > LONGEST_SHOWN) giveFile(given, source);
  else giveText(given, await source.bytes.text());
}

/** What is to be read. */
export function givenBy({ text, file }: Given): TextSource {
  return file.peek() ?? textSource(text.peek());
}
