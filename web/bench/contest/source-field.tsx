import type { Signal } from '@preact/signals';
import type { TargetedClipboardEvent, TargetedEvent } from 'preact';
import type { Keeping } from '../../page/kept-here.ts';
import { NotKept } from '../../page/not-kept.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { memory } from '../../page/words/memory.ts';
import { fileSource, LONGEST_SHOWN, type TextSource, textSource } from '../text-source.ts';
import { BATCH } from './words.ts';

interface Props {
  /** What the drop of a file is told by: the element's `data-source`. */
  readonly name: string;
  readonly words: Readonly<Record<'label' | 'text' | 'hint' | 'file' | 'use', string>>;
  readonly text: Signal<string>;
  /** What is in use now. */
  readonly source: TextSource | null;
  readonly take: (source: TextSource) => void;
  /** Whether all of this is kept for a reload. */
  readonly keeping: Keeping;
  /** So many files were given at once, which are too many. */
  readonly refused?: number;
}

/** A place for a text of any length: typed, pasted or as a file. A long one is taken at once and not shown. */
export function SourceField({ name, words, text, source, take, keeping, refused = 0 }: Props) {
  const { refused: refusal } = useCatalogue(BATCH);
  const onPaste = (event: TargetedClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (pasted.length <= LONGEST_SHOWN) return;
    event.preventDefault();
    take(textSource(pasted));
  };
  const onFile = (event: TargetedEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (file !== undefined) take(fileSource(file));
    input.value = '';
  };
  return (
    <form
      class="card source"
      data-source={name}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.value !== '') take(textSource(text.value));
      }}
    >
      <h2>{words.label}</h2>
      <p class="hint">{words.hint}</p>
      <textarea
        aria-label={words.text}
        rows={6}
        spellcheck={false}
        autocapitalize="off"
        value={text.value}
        onPaste={onPaste}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <div class="buttons">
        <button
          type="submit"
          class={text.value === '' ? 'button wide' : 'button wide primary'}
          disabled={text.value === ''}
        >
          {words.use}
        </button>
        <label class="button wide file">
          <input type="file" onChange={onFile} />
          <span>{words.file}</span>
        </label>
      </div>
      <Held source={source} />
      <NotKept keeping={keeping} />
      {refused > 0 && (
        <p class="problem" role="alert">
          {refusal(refused)}
        </p>
      )}
    </form>
  );
}

/** The file that is in use; a text that stands in the field is there to be seen. */
function Held({ source }: { source: TextSource | null }) {
  const { source: words } = useCatalogue(BATCH);
  if (source === null) return null;
  return <p class="held">{words.held(source.name, memory(source.bytes.size))}</p>;
}
