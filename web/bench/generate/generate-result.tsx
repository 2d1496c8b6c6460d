import '../../page/controls/take-out.css';
import { SIDES } from '../../model/board.ts';
import { useApp } from '../../page/app-context.ts';
import { CopyByHand, useCopying } from '../../page/controls/copying.tsx';
import { downloadText } from '../../page/exchange.ts';
import { openBoard } from '../../page/open-board.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { Figures } from '../kit/figures.tsx';
import { JobView } from '../kit/job-view.tsx';
import { Command } from './command-line.tsx';
import { generateOf, lotOf } from './generate.ts';
import { GenerateList } from './generate-list.tsx';
import { answersOf, commandOf, inputOf, type Lot, nameOf, type Order } from './model/generate.ts';
import { GENERATE } from './words.ts';

/** State of the job, and the boards made so far. */
export function GenerateResult() {
  const { job, lot, order } = generateOf(useApp());
  const texts = useCatalogue(GENERATE);
  return (
    <section class="card generate-result stack loose" aria-label={texts.result}>
      {order.value === null ? <p class="muted">{texts.nothing}</p> : <Making order={order.value} />}
      {lot.value !== null && (
        <>
          <Spread lot={lot.value} />
          {job.value.status !== 'running' && <TakeAway lot={lot.value} />}
          <GenerateList lot={lot.value} />
        </>
      )}
    </section>
  );
}

function Making({ order }: { order: Order }) {
  const generate = generateOf(useApp());
  const texts = useCatalogue(GENERATE);
  const job = generate.job.value;
  const made = lotOf(generate.lot.value, order)?.made.length ?? 0;
  return (
    <JobView
      job={job}
      running={() => ({
        label: texts.progress,
        done: made,
        total: order.boards,
        said: texts.running(made, order.boards),
        cancelLabel: texts.cancel,
        cancel: generate.cancel,
        focusBack: '.generate-form [type="submit"]',
      })}
      said={
        (job.status === 'done' && texts.made(made)) ||
        (job.status === 'stopped' && texts.cancelled(made, order.boards)) ||
        (job.status === 'failed' && made > 0 && texts.kept(made))
      }
    />
  );
}

const RESULTS = ['red', 'black', 'tie'] as const;

/** Shares of the answers, and the longest wins. */
function Spread({ lot: { made, counts, longest } }: { lot: Lot }) {
  const app = useApp();
  const texts = useCatalogue(GENERATE);
  return (
    <section class="stack tight" aria-label={texts.spread}>
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
      <p class="cluster">
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

/** Download and copy of the two files, and the command that writes them. */
function TakeAway({ lot }: { lot: Lot }) {
  const texts = useCatalogue(GENERATE);
  const { said, copy, left } = useCopying();
  const name = nameOf(lot.order);
  return (
    <section class="stack tight" aria-label={texts.take}>
      <div class="cluster">
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
      <p class="hint">{texts.command}</p>
      <Command line={commandOf(lot.order, lot.made.length)} />
    </section>
  );
}
