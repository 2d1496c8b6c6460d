import { useApp } from '../page/app-context.ts';
import { copyText, downloadText } from '../page/exchange.ts';
import { useCatalogue } from '../page/words/catalogue.ts';
import { lineText } from './line-text.ts';
import { SHARE } from './words.ts';

/** The line as a text, once it is known. */
export function LineButtons({ say }: { say: (sentence: string) => void }) {
  const { texts, view } = useApp();
  const share = useCatalogue(SHARE);
  const { board, positions, solution } = view.value;
  const text = () => (solution === null ? '' : lineText(texts.value, { board, positions, solution }));
  const copy = async () => say((await copyText(text())) ? share.textCopied : share.notCopied);
  return (
    <>
      <button type="button" class="button wide" disabled={solution === null} onClick={copy}>
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
