import { useSignal } from '@preact/signals';
import { endingAt, otherSide } from '../model/line.ts';
import { type App, useApp } from '../page/app-context.ts';
import { Check } from '../page/controls/check.tsx';
import { CopyButton } from '../page/controls/copy-button.tsx';
import type { Copying } from '../page/controls/copying.tsx';
import { download } from '../page/exchange.ts';
import { TOOLBAR } from '../page/toolbar/words.ts';
import { useCatalogue } from '../page/words/catalogue.ts';
import { verdictWords } from '../page/words/line-sentences.ts';
import { MOVE_LINE } from '../page/words/line-words.ts';
import { boardSvg, type ExportedBoard } from './board-svg.ts';
import { boardPng, copyPng } from './png.ts';
import { SHARE } from './words.ts';

/** Exports the board shown as PNG or SVG. */
export function PictureButtons({ said, say, complain, copy }: Omit<Copying, 'left'>) {
  const app = useApp();
  const share = useCatalogue(SHARE);
  const withVerdict = useSignal(true);
  const picture = () => pictureOf(app, share, withVerdict.value);

  const copySvg = () => copy(boardSvg(picture()), share.svgCopied);
  const downloadSvg = () =>
    download(new Blob([boardSvg(picture())], { type: 'image/svg+xml' }), 'rubicon.svg');
  const copyAsPng = async () =>
    (await copyPng(boardPng(picture()))) ? say(share.pngCopied) : complain(share.notCopied);
  const downloadPng = () =>
    boardPng(picture()).then(
      (png) => download(png, 'rubicon.png'),
      () => complain(share.notDrawn),
    );
  return (
    <>
      <CopyButton label={share.copySvg} copied={share.svgCopied} said={said} onPress={copySvg} />
      <button type="button" class="button wide" onClick={downloadSvg}>
        {share.downloadSvg}
      </button>
      <CopyButton label={share.copyPng} copied={share.pngCopied} said={said} onPress={copyAsPng} />
      <button type="button" class="button wide" onClick={downloadPng}>
        {share.downloadPng}
      </button>
      <Check
        checked={withVerdict.value}
        check={(checked) => {
          withVerdict.value = checked;
        }}
      >
        {share.withVerdict}
      </Check>
    </>
  );
}

/** The picture of the position shown; the heading gives its result. */
function pictureOf(
  { state, texts, language }: App,
  share: typeof SHARE.en,
  withVerdict: boolean,
): ExportedBoard {
  const board = state.board.value;
  const [solution, moves, ply, side] = [
    state.solution.value,
    state.moves.value,
    state.ply.value,
    state.side.value,
  ];
  const line = MOVE_LINE[language.value];
  const { side: turn } = TOOLBAR[language.value];
  const isOver = solution !== null && endingAt(solution, ply) !== null;
  const verdict = solution === null ? '' : verdictWords(texts.value, solution, ply, side);
  const where = ply === 0 ? '' : line.at(ply, moves.length);
  const about = [isOver ? '' : turn[side], where].filter((part) => part !== '').join(' · ');
  const last = moves[ply - 1];
  const name = share.pictureOf(board.rows, board.columns);
  return {
    board,
    flipped: state.flipped.value,
    last: last === undefined ? null : { move: last, side: otherSide(side) },
    heading: withVerdict ? [verdict, about].filter((part) => part !== '') : [],
    title: verdict === '' || !withVerdict ? name : name + texts.value.colon + verdict,
  };
}
