import { useApp } from '../../app-context.ts';
import { useCatalogue } from '../../catalogue.ts';
import { copyText, downloadText } from '../../exchange.ts';
import { lineText } from '../../export/line-text.ts';
import { SHARE } from '../../texts/parts/share.ts';

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
