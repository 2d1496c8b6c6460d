import { Fragment } from 'preact';
import type { MistakenLine } from '../../../wasm/bench/mistakes.ts';
import { moveWords } from '../../model/line.ts';
import { useApp } from '../../page/app-context.ts';
import { Thumbnail } from '../../page/board/thumbnail.tsx';
import { Choices } from '../../page/controls/choices.tsx';
import { Problem } from '../../page/controls/problem.tsx';
import { SteppingButtons, SteppingSlider } from '../../page/controls/stepping.tsx';
import { openBoard } from '../../page/open-board.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import { BreakProgram } from './break-program.tsx';
import { mistakesOf } from './mistakes.ts';
import { type Change, CODE, flushLeft } from './model/code.ts';
import {
  boardsAlong,
  EXAMPLES,
  type Lines,
  longest,
  onlyMistake,
  parting,
  positionsOf,
  SHOWN,
  samePrinted,
  setOf,
} from './model/mistakes.ts';
import { BENCH_MISTAKES } from './words.ts';

/** What is wrong with the chosen mistakes, and both lines on a board that shows it. */
export function MistakeDetail() {
  const { chosen } = mistakesOf(useApp());
  const texts = useCatalogue(BENCH_MISTAKES);
  const names = SHOWN.filter((mistake) => (chosen.value & setOf(mistake)) !== 0);
  const title = names.map((name) => texts.mistakes[name].title).join(' + ');
  return (
    <section class="mistake-detail" aria-label={title}>
      <h3>{title}</h3>
      {names.map((name) => (
        <Fragment key={name}>
          <p>
            {texts.mistakes[name].does} <strong>{texts.whyWrong}</strong> {texts.mistakes[name].why}
          </p>
          <CodeLines changes={CODE[name]} />
        </Fragment>
      ))}
      <BreakProgram changes={names.flatMap((name) => CODE[name])} />
      <Switches />
      <BoardChoice />
      <Comparison />
    </section>
  );
}

/** Right lines, and what a program that makes a mistake has in their place. */
export function CodeLines({ changes }: { changes: readonly Change[] }) {
  const texts = useCatalogue(BENCH_MISTAKES);
  return (
    <div class="mistake-codes">
      {(['right', 'wrong'] as const).map((kind) => (
        <figure key={kind} class="mistake-code">
          <figcaption>
            {kind === 'right' ? '✓' : '✗'} {texts.code[kind]}
          </figcaption>
          {changes.map((change) => (
            <pre key={change.right}>{flushLeft(change[kind])}</pre>
          ))}
        </figure>
      ))}
    </div>
  );
}

/** Several mistakes can be made at once; one stays on. */
function Switches() {
  const { chosen } = mistakesOf(useApp());
  const texts = useCatalogue(BENCH_MISTAKES);
  return (
    <fieldset class="cluster mistake-switches" aria-label={texts.switches}>
      <span aria-hidden="true">{texts.switches}</span>
      {SHOWN.map((mistake, index) => {
        const own = setOf(mistake);
        const isOn = (chosen.value & own) !== 0;
        return (
          <button
            key={mistake}
            type="button"
            class="button small"
            aria-pressed={isOn}
            aria-label={texts.mistakes[mistake].title}
            title={texts.mistakes[mistake].title}
            disabled={chosen.value === own}
            onClick={() => {
              chosen.value ^= own;
            }}
          >
            {index + 1}
          </button>
        );
      })}
    </fieldset>
  );
}

function BoardChoice() {
  const { on } = mistakesOf(useApp());
  const texts = useCatalogue(BENCH_MISTAKES);
  return (
    <Choices
      label={texts.on}
      chosen={on.value}
      choices={(['smallest', 'drawn'] as const).map((value) => ({ value, name: texts[value] }))}
      choose={(chosen) => {
        on.value = chosen;
      }}
    />
  );
}

function Comparison() {
  const { comparison, on } = mistakesOf(useApp());
  const texts = useCatalogue(BENCH_MISTAKES);
  const shown = comparison.state.value;
  if (shown.status === 'failed') return <Problem failure={shown.failure} role="alert" />;
  if (shown.status !== 'done') return <p class="muted">{texts.waiting}</p>;
  if (shown.result === null) return <p class="muted">{texts.absent[on.value]}</p>;
  return <BothLines lines={shown.result} />;
}

function BothLines({ lines }: { lines: Lines }) {
  const texts = useCatalogue(BENCH_MISTAKES);
  const { right, wrong } = lines;
  const isSame = samePrinted(right.printed, wrong.printed);
  const part = parting(lines);
  return (
    <>
      <p>
        {isSame ? texts.same : texts.differs} {part === null ? texts.together : texts.parts(part)}
      </p>
      <div class="mistake-lines">
        <OneLine lines={lines} kind="right" />
        <OneLine lines={lines} kind="wrong" />
      </div>
      <Steps lines={lines} />
      <Origin lines={lines} />
    </>
  );
}

/** One program's board after `ply` moves, with its answer and its newest move. */
function OneLine({ lines, kind }: { lines: Lines; kind: 'right' | 'wrong' }) {
  const { ply } = mistakesOf(useApp());
  const texts = useCatalogue(BENCH_MISTAKES);
  const line = lines[kind];
  const { printed } = line;
  const at = Math.min(ply.value, line.moves.length);
  const board = boardsAlong(lines.board, line)[at];
  return (
    <figure class="mistake-line">
      <figcaption>
        {texts.sides[kind]}{' '}
        <strong class={`chip ${printed.winner}`}>
          {kind === 'right' ? '✓' : '✗'} {texts.answer(printed)}
        </strong>
      </figcaption>
      {board && (
        <div class="mistake-board" style={{ '--rows': board.rows, '--columns': board.columns }}>
          <Thumbnail board={board} />
        </div>
      )}
      <LineWords lines={lines} line={line} ply={ply.value} />
    </figure>
  );
}

function LineWords({ lines, line, ply }: { lines: Lines; line: MistakenLine; ply: number }) {
  const texts = useCatalogue(BENCH_MISTAKES);
  const page = useCatalogue(MOVE_LINE);
  const at = Math.min(ply, line.moves.length);
  const move = line.moves[at - 1];
  const before = positionsOf(lines.board, line)[at - 1];
  return (
    <p class="mistake-words">
      <span>
        {move && before ? `${at}. ${page.move(moveWords(lines.board, before, move))}` : texts.start}
      </span>
      {at === line.moves.length && (
        <strong>
          <EndWords line={line} />
        </strong>
      )}
    </p>
  );
}

/** How a line ends by the rules of the program that plays it. */
function EndWords({ line }: { line: MistakenLine }) {
  const texts = useCatalogue(BENCH_MISTAKES);
  const value = line.values.at(-1);
  if (line.loop !== null) return <>{texts.loop}</>;
  if (value === undefined || value.winner === 'tie') return <>{texts.stuck}</>;
  return <>{value.distance === 0 ? texts.over(value.winner) : texts.cut}</>;
}

function Steps({ lines }: { lines: Lines }) {
  const { ply } = mistakesOf(useApp());
  const texts = useCatalogue(BENCH_MISTAKES);
  const page = useCatalogue(MOVE_LINE);
  const course = { at: ply.value, last: longest(lines) };
  const words = page.at(course.at, course.last);
  const goTo = (to: number) => {
    ply.value = Math.min(Math.max(to, 0), course.last);
  };
  if (course.last === 0) return null;
  return (
    <div class="mistake-stepping">
      <SteppingButtons
        {...course}
        label={texts.lines}
        names={page}
        stepping={{
          first: () => goTo(0),
          previous: () => goTo(course.at - 1),
          next: () => goTo(course.at + 1),
          last: () => goTo(course.last),
          play: null,
        }}
      />
      <SteppingSlider {...course} label={texts.slider} words={words} goTo={goTo} />
      <p class="at">{words}</p>
    </div>
  );
}

/** Where the board comes from, and the way to the editor with it. */
function Origin({ lines }: { lines: Lines }) {
  const app = useApp();
  const { on, chosen } = mistakesOf(app);
  const texts = useCatalogue(BENCH_MISTAKES);
  const only = onlyMistake(chosen.value);
  if (on.value === 'drawn') return null;
  return (
    <div class="mistake-origin">
      <button type="button" class="button wide" onClick={() => openBoard(app, lines.board)}>
        {texts.open}
      </button>
      <p class="muted">{only !== null && EXAMPLES[only].known ? texts.isKnown : texts.isSmallest}</p>
    </div>
  );
}
