import { SIDES } from '../../model/board.ts';
import { useApp } from '../../page/app-context.ts';
import { CopyByHand, useCopying } from '../../page/controls/copying.tsx';
import { Problem } from '../../page/controls/problem.tsx';
import { downloadText } from '../../page/exchange.ts';
import { openBoard } from '../../page/open-board.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { Figures } from '../kit/figures.tsx';
import { Running } from '../kit/running.tsx';
import { Command } from './command-line.tsx';
import { generateOf, lotOf, type Run } from './generate.ts';
import { GenerateList } from './generate-list.tsx';
import { answersOf, commandOf, inputOf, type Lot, nameOf } from './model/generate.ts';
import { GENERATE } from './words.ts';

/** How far it is, and the boards made so far. */
export function GenerateResult() {
  const generate = generateOf(useApp());
  const texts = useCatalogue(GENERATE);
  const lot = generate.lot.value;
  const run = generate.run.value;
  return (
    <section class="card generate-result" aria-label={texts.result}>
      {run === null ? (
        <p class="muted">{texts.nothing}</p>
      ) : (
        <Making run={run} made={lotOf(lot, run.order)?.made.length ?? 0} />
      )}
      {lot !== null && (
        <>
          <Spread lot={lot} />
          {run?.status !== 'running' && <TakeAway lot={lot} />}
          <GenerateList lot={lot} />
        </>
      )}
    </section>
  );
}

function Making({ run, made }: { run: Run; made: number }) {
  const words = useCatalogue(GENERATE);
  const { boards } = run.order;
  return (
    <>
      {run.status === 'running' && (
        <Running
          label={words.progress}
          done={made}
          total={boards}
          said={words.running(made, boards)}
          cancelLabel={words.cancel}
          cancel={run.cancel}
          begins='.generate-form [type="submit"]'
        />
      )}
      {run.status === 'failed' && <Problem failure={run.failure} role="alert" />}
      <p role="status">
        {run.status === 'made' && words.made(made)}
        {run.status === 'cancelled' && words.cancelled(made, boards)}
        {run.status === 'failed' && made > 0 && words.kept(made)}
      </p>
    </>
  );
}

const RESULTS = ['red', 'black', 'tie'] as const;

/** How the answers are spread, and where the longest games are. */
function Spread({ lot: { made, counts, longest } }: { lot: Lot }) {
  const app = useApp();
  const texts = useCatalogue(GENERATE);
  return (
    <section class="spread" aria-label={texts.spread}>
      <h2>{texts.spread}</h2>
      <div class="spread-bar" aria-hidden="true">
        {RESULTS.map((result) => (
          <span key={result} class={result} style={{ flexGrow: counts[result] }} />
        ))}
      </div>
      <Figures
        figures={RESULTS.map((result) => ({
          name: texts.who[result],
          figure: (
            <>
              {texts.count(counts[result])}{' '}
              <small>{texts.percent((100 * counts[result]) / made.length)}</small>
            </>
          ),
          tone: result,
        }))}
      />
      <p class="longest">
        {SIDES.map((side) => {
          const found = longest[side];
          const board = found === null ? undefined : made[found.number]?.board;
          if (found === null || found.distance === 0 || board === undefined) return null;
          return (
            <button key={side} type="button" class="button wide" onClick={() => openBoard(app, board)}>
              {texts.longest(side)}: {texts.longestOf(found.distance, found.number + 1)}
            </button>
          );
        })}
      </p>
    </section>
  );
}

/** The pair of files, by download and by copy, and the command that writes it. */
function TakeAway({ lot }: { lot: Lot }) {
  const texts = useCatalogue(GENERATE);
  const { said, copy, left } = useCopying();
  const name = nameOf(lot.order);
  return (
    <section class="take-away" aria-label={texts.take}>
      <div class="buttons">
        <button
          type="button"
          class="button wide primary"
          onClick={() => downloadText(inputOf(lot), `${name}.in`)}
        >
          {texts.downloadInput}
        </button>
        <button
          type="button"
          class="button wide primary"
          onClick={() => downloadText(answersOf(lot), `${name}.ans`)}
        >
          {texts.downloadAnswers}
        </button>
        <button type="button" class="button wide" onClick={() => copy(inputOf(lot), texts.copied)}>
          {texts.copyInput}
        </button>
        <button type="button" class="button wide" onClick={() => copy(answersOf(lot), texts.copied)}>
          {texts.copyAnswers}
        </button>
        <span class="feedback" role="status">
          {said.value}
        </span>
      </div>
      <CopyByHand left={left} />
      <p class="muted">{texts.command}</p>
      <Command line={commandOf(lot.order, lot.made.length)} />
    </section>
  );
}
