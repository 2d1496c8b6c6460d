import { useSignal } from '@preact/signals';
import type { Move } from '../../wasm/rubicon.ts';
import { useApp } from '../page/app-context.ts';
import { CopyButton } from '../page/controls/copy-button.tsx';
import type { Copying } from '../page/controls/copying.tsx';
import { lazyView } from '../page/controls/lazy-view.tsx';
import { downloadText } from '../page/exchange.ts';
import { useCatalogue } from '../page/words/catalogue.ts';
import { MOVE_LINE } from '../page/words/line-words.ts';
import { LINE_FILM } from './film/words.ts';
import { lineText } from './line-text.ts';
import { SHARE } from './words.ts';

const LineFilm = lazyView(() => import('./film/line-film.tsx').then((part) => part.LineFilm));

/** Exports the line as text or as a GIF, once it is known. */
export function LineButtons({ said, copy }: Pick<Copying, 'said' | 'copy'>) {
  const { texts, view } = useApp();
  const words = useCatalogue(MOVE_LINE);
  const share = useCatalogue(SHARE);
  const film = useCatalogue(LINE_FILM);
  /** The moves of the line that was made into a GIF; it is put away when the line is another. */
  const filmed = useSignal<readonly Move[] | null>(null);
  const { board, positions, solution } = view.value;
  const text = () => (solution === null ? '' : lineText(texts.value, words, { board, positions, solution }));
  return (
    <>
      <CopyButton
        label={share.copyText}
        copied={share.textCopied}
        said={said}
        disabled={solution === null}
        onPress={() => copy(text(), share.textCopied)}
      />
      <button
        type="button"
        class="button wide"
        disabled={solution === null}
        onClick={() => downloadText(text(), 'rubicon.txt')}
      >
        {share.downloadText}
      </button>
      <button
        type="button"
        class="button wide"
        disabled={solution === null || solution.moves.length === 0 || filmed.value === solution.moves}
        onClick={() => {
          filmed.value = solution?.moves ?? null;
        }}
      >
        {film.make}
      </button>
      {solution !== null && filmed.value === solution.moves && (
        <LineFilm
          line={{ board, positions, solution }}
          close={() => {
            filmed.value = null;
          }}
        />
      )}
    </>
  );
}
