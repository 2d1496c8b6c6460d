import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { fileOver } from '../../page/drop-file.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { LONGEST_TYPED, type Source } from './mistakes.ts';
import { BENCH_MISTAKES } from './words.ts';

/** A field for a text: typed, pasted, chosen as a file or dropped. */
export function MistakesSource({
  label,
  name,
  source,
}: {
  label: string;
  name: string;
  source: Signal<Source>;
}) {
  const texts = useCatalogue(BENCH_MISTAKES).which;
  const id = useId();
  const isOver = useSignal(false);
  const refused = useSignal(0);
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    source.value = file;
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
      {typeof source.value === 'string' ? (
        <textarea
          id={id}
          rows={6}
          spellcheck={false}
          autocapitalize="off"
          value={source.value}
          onInput={(event) => {
            source.value = event.currentTarget.value;
          }}
          onPaste={(event) => {
            const text = event.clipboardData?.getData('text/plain') ?? '';
            if (text.length <= LONGEST_TYPED) return;
            event.preventDefault();
            take(new File([text], name));
          }}
        />
      ) : (
        <p class="source-file">
          <output id={id}>{texts.size(source.value.name, source.value.size)}</output>{' '}
          <button
            type="button"
            class="button wide"
            onClick={() => {
              source.value = '';
            }}
          >
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
      {refused.value > 0 && (
        <p class="problem" role="alert">
          {texts.refused(refused.value)}
        </p>
      )}
    </fieldset>
  );
}
