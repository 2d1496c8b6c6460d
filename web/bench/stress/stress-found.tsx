import type { Stage, StressPhase } from '../../../wasm/bench/stress.ts';
import type { Board } from '../../../wasm/rubicon.ts';
import { useApp } from '../../page/app-context.ts';
import { CopyButton } from '../../page/controls/copy-button.tsx';
import { CopyByHand, useCopying } from '../../page/controls/copying.tsx';
import { download, downloadText } from '../../page/exchange.ts';
import { openBoard } from '../../page/open-board.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { answerText } from '../contest/model/contest.ts';
import { BoardThumb } from '../kit/board-thumb.tsx';
import { KIT } from '../kit/words.ts';
import { BENCH_MISTAKES } from '../mistakes/words.ts';
import { crashAt } from './model/crash.ts';
import { boardShown, isNameless, lineShown, type Settings, sizesOf } from './model/stress.ts';
import type { Found } from './stress-test.ts';
import { STRESS } from './words.ts';

/** Maximum number of boards listed; of more, only the wrong one is shown. */
const MAX_LISTED = 12;

/** Name of the downloaded files, without the ending. */
const FILE = 'rubicon-stress';

interface Props {
  readonly found: Found;
  readonly settings: Settings;
  /** The stage whose boards showed the fault. */
  readonly stage: Stage;
  readonly phase: StressPhase;
  /** Whether it is compared with another program. */
  readonly isBeside: boolean;
  /** Whether shrinking has ended. */
  readonly isOver: boolean;
}

/** The fault, its meaning, the boards with both lines, and the files. */
export function StressFound({ found, settings, stage, phase, isBeside, isOver }: Props) {
  const texts = useCatalogue(STRESS);
  const { meaning } = found;
  const isDifferent = isBeside && found.fault === 'wrong';
  const headline = isDifferent ? texts.differ : faultSentence(found, settings, texts);
  return (
    <article class="stress-found stack" aria-label={headline}>
      <div class="stack" role={isOver ? 'status' : undefined}>
        <h3 class="problem">✗ {headline}</h3>
        {found.fault === 'crash' && <p>{texts.crash[crashAt(found.number)]}</p>}
        {found.said !== '' && (
          <p>
            <code>{texts.says(lineShown(found.said))}</code>
          </p>
        )}
        {found.wantsFile && <p>{texts.wantsFile}</p>}
        {(found.fault === 'time' || found.fault === 'slow') && <p>{texts.slower}</p>}
        {isOver && meaning !== null && <p>{texts.meaning[meaning]}</p>}
        {isOver && !found.isSmallest && meaning === null && <p>{texts.unfinished}</p>}
        {isOver && <Sizes found={found} stage={stage} />}
        {isDifferent && <p>{texts.whoIsRight}</p>}
        <Mistakes found={found} phase={phase} isBeside={isBeside} isOver={isOver} />
      </div>
      <Boards found={found} isBeside={isBeside} />
      {isOver && <Files found={found} />}
    </article>
  );
}

function faultSentence(
  { fault, number, lines, boards }: Found,
  settings: Settings,
  texts: (typeof STRESS)['en'],
) {
  return texts.fault[fault]({ number, lines, boards: boards.length, seconds: settings.seconds });
}

/** That only large boards show the fault, and that the tiny ones were right. */
function Sizes({ found, stage }: Pick<Props, 'found' | 'stage'>) {
  const texts = useCatalogue(STRESS);
  const { areLarge, areTinyRight } = sizesOf(found, stage);
  return (
    <>
      {areLarge && <p>{texts.large}</p>}
      {areTinyRight && <p>{texts.tinyRight}</p>}
    </>
  );
}

/** The classic mistake behind a repeatable wrong line. */
function Mistakes({
  found,
  phase,
  isBeside,
  isOver,
}: Pick<Props, 'found' | 'phase' | 'isBeside' | 'isOver'>) {
  const texts = useCatalogue(STRESS);
  const { mistakes: names } = useCatalogue(BENCH_MISTAKES);
  const { fault, mistakes, leak, boards, isRepeated } = found;
  if (!isOver || fault !== 'wrong' || !isRepeated) return null;
  if (leak !== null) return <p class="stress-mistake">{texts.leak[leak]}</p>;
  // The mistake may be the other program's.
  if (isNameless(found, phase)) return isBeside ? null : <p>{texts.nameless}</p>;
  if (boards.length !== 1 || mistakes.length === 0) return null;
  return <p class="stress-mistake">{texts.mistake(mistakes.map((mistake) => names[mistake].title))}</p>;
}

function Boards({ found, isBeside }: Pick<Props, 'found' | 'isBeside'>) {
  const texts = useCatalogue(STRESS);
  const { boards } = found;
  const wrong = boardShown(found);
  const isShort = boards.length <= MAX_LISTED;
  const shown = isShort ? boards : boards.slice(wrong, wrong + 1);
  return (
    <section aria-label={texts.foundBoards(boards.length)}>
      <h4>{texts.foundBoards(boards.length)}</h4>
      <ol class="stress-boards">
        {shown.map(({ board }, index) => (
          <BoardFound
            key={index}
            isBeside={isBeside}
            found={found}
            number={isShort ? index : wrong}
            board={board}
          />
        ))}
      </ol>
    </section>
  );
}

/** A board with its right answer; at the wrong one also the program's line. `number` counts from 0. */
function BoardFound({
  found,
  number,
  board,
  isBeside,
}: Pick<Props, 'found' | 'isBeside'> & { number: number; board: Board }) {
  const app = useApp();
  const texts = useCatalogue(STRESS);
  const kit = useCatalogue(KIT);
  const { boards } = found;
  const right = boards[number]?.right ?? null;
  const isOne = boards.length === 1;
  // The difference to the right answer; another program's line need not be that.
  const isTold = !isBeside || found.difference === 'malformed';
  return (
    <li class="stack tight start">
      {!isOne && <h5>{texts.board(number + 1)}</h5>}
      <BoardThumb board={board} />
      <dl class="stress-lines">
        <div>
          <dt class="label">{texts.size}</dt>
          <dd>{`${board.rows}×${board.columns}`}</dd>
        </div>
        <div>
          <dt class="label">{isBeside ? texts.sides.other : texts.expected}</dt>
          <dd>{answerText(right)}</dd>
        </div>
        {found.found !== null && number === found.board && (
          <div class={isBeside ? undefined : 'wrong'}>
            <dt class="label">{isBeside ? texts.program : texts.found}</dt>
            <dd>{found.found.trim() === '' ? texts.blank : lineShown(found.found)}</dd>
          </div>
        )}
      </dl>
      {number === found.board && found.difference !== null && isTold && (
        <p>{kit.difference[found.difference]}</p>
      )}
      <button
        type="button"
        class="button wide"
        aria-label={isOne ? undefined : texts.openBoard(number + 1)}
        onClick={() => openBoard(app, board)}
      >
        {texts.open}
      </button>
    </li>
  );
}

/** The input file that breaks the program, its output and the right answers. */
function Files({ found }: { found: Found }) {
  const texts = useCatalogue(STRESS);
  const { said, copy, left } = useCopying();
  return (
    <>
      <div class="cluster">
        <CopyButton
          label={texts.copyInput}
          copied={texts.inputCopied}
          said={said}
          onPress={() => copy(found.input, texts.inputCopied)}
        />
        <button type="button" class="button wide" onClick={() => downloadText(found.input, `${FILE}.in`)}>
          {texts.download('.in')}
        </button>
        <button
          type="button"
          class="button wide"
          onClick={() => download(new Blob([found.output]), `${FILE}.out`)}
        >
          {texts.download('.out')}
        </button>
        <button type="button" class="button wide" onClick={() => downloadText(found.answers, `${FILE}.ans`)}>
          {texts.download('.ans')}
        </button>
      </div>
      <p class="visually-hidden" role="status">
        {said.value}
      </p>
      <CopyByHand left={left} />
    </>
  );
}
