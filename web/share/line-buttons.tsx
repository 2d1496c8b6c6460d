import { useApp } from '../page/app-context.ts';
import type { Copying } from '../page/controls/copying.tsx';
import { downloadText } from '../page/exchange.ts';
import { useCatalogue } from '../page/words/catalogue.ts';
import { lineText } from './line-text.ts';
import { SHARE } from './words.ts';

/** The line as a text, once it is known. */
export function LineButtons({ copy }: Pick<Copying, 'copy'>) {
  const { texts, view } = useApp();
  const share = useCatalogue(SHARE);
  const { board, positions, solution } = view.value;
  const text = () => (solution === null ? '' : lineText(texts.value, { board, positions, solution }));
  return (
    <>
      <button
        type="button"
        class="button wide"
        disabled={solution === null}
        onClick={() => copy(text(), share.textCopied)}
      >
        {share.copyText}
      </button>
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
