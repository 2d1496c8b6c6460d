import { useApp } from '../page/app-context.ts';
import { CopyButton } from '../page/controls/copy-button.tsx';
import type { Copying } from '../page/controls/copying.tsx';
import { downloadText } from '../page/exchange.ts';
import { useCatalogue } from '../page/words/catalogue.ts';
import { MOVE_LINE } from '../page/words/line-words.ts';
import { lineText } from './line-text.ts';
import { SHARE } from './words.ts';

/** Exports the line as text, once it is known. */
export function LineButtons({ said, copy }: Pick<Copying, 'said' | 'copy'>) {
  const { texts, view } = useApp();
  const words = useCatalogue(MOVE_LINE);
  const share = useCatalogue(SHARE);
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
    </>
  );
}
