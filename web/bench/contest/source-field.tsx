import type { Signal } from '@preact/signals';
import type { TargetedClipboardEvent, TargetedEvent } from 'preact';
import { useTexts } from '../../page/app-context.ts';
import { LONGEST_SHOWN } from '../../page/exchange.ts';
import { NotKept } from '../../page/not-kept.tsx';
import type { Keeping } from '../../page/reload-storage.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { memory } from '../../page/words/memory.ts';
import { fileSource, type TextSource, textSource } from '../text-source.ts';
import { BATCH } from './words.ts';

interface Props {
  /** The form's `data-source`, by which a drop finds its field. */
  readonly name: string;
  readonly words: Readonly<Record<'label' | 'text' | 'hint' | 'file' | 'use', string>> & {
    readonly dropHint?: string;
  };
  readonly text: Signal<string>;
  /** The text in use. */
  readonly source: TextSource | null;
  readonly take: (source: TextSource) => void;
  /** Whether the text is saved for a reload. */
  readonly keeping: Keeping;
  /** Number of files given at once, if too many. */
  readonly refused?: number;
}

/** Field for a text of any length: typed, pasted or a file. A long one is used at once and not shown. */
export function SourceField({ name, words, text, source, take, keeping, refused = 0 }: Props) {
  const { refused: refusal } = useCatalogue(BATCH);
  const { gap } = useTexts();
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
      <p class="hint">
        {words.hint}
        {words.dropHint !== undefined && <span class="by-drop">{gap + words.dropHint}</span>}
      </p>
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

/** Name and size of the file in use. */
function Held({ source }: { source: TextSource | null }) {
  const { source: words } = useCatalogue(BATCH);
  if (source === null) return null;
  return <p class="held">{words.held(source.name, memory(source.bytes.size))}</p>;
}
