import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { fileOver } from '../../page/drop-file.ts';
import { NotKept } from '../../page/not-kept.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { fileSource, LONGEST_SHOWN, textSource } from '../text-source.ts';
import { type Given, giveFile, giveText } from './given.ts';
import { BENCH_MISTAKES } from './words.ts';

/** A field for a text: typed, pasted, chosen as a file or dropped. */
export function MistakesSource({ label, name, given }: { label: string; name: string; given: Given }) {
  const texts = useCatalogue(BENCH_MISTAKES).which;
  const id = useId();
  const isOver = useSignal(false);
  const refused = useSignal(0);
  const held = given.file.value;
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    giveFile(given, fileSource(file));
    refused.value = 0;
  };
  return (
    <fieldset
      aria-label={label}
      class={isOver.value ? 'source over' : 'source'}
      onDragOver={(event) => {
        event.preventDefault();
        event.stopPropagation();
        isOver.value = true;
      }}
      onDragLeave={() => {
        isOver.value = false;
      }}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        isOver.value = false;
        fileOver.value = false;
        const files = event.dataTransfer?.files;
        refused.value = files !== undefined && files.length > 1 ? files.length : 0;
        if (files?.length === 1) take(files[0]);
      }}
    >
      <label for={id}>{label}</label>
      {held === null ? (
        <textarea
          id={id}
          rows={6}
          spellcheck={false}
          autocapitalize="off"
          value={given.text.value}
          onInput={(event) => {
            given.text.value = event.currentTarget.value;
          }}
          onPaste={(event) => {
            const text = event.clipboardData?.getData('text/plain') ?? '';
            if (text.length <= LONGEST_SHOWN) return;
            event.preventDefault();
            giveFile(given, textSource(text));
          }}
        />
      ) : (
        <p class="source-file">
          <output id={id}>{texts.size(held.name ?? name, held.bytes.size)}</output>{' '}
          <button type="button" class="button wide" onClick={() => giveText(given, '')}>
            {texts.remove}
          </button>
        </p>
      )}
      <p class="source-ways">
        <label class="button wide file">
          <input
            type="file"
            aria-label={`${label}: ${texts.file}`}
            onChange={(event) => {
              take(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
          <span>{texts.file}</span>
        </label>{' '}
        <span class="muted">{texts.drop}</span>
      </p>
      <NotKept keeping={given.keeping.value} />
      {refused.value > 0 && (
        <p class="problem" role="alert">
          {texts.refused(refused.value)}
        </p>
      )}
    </fieldset>
  );
}
