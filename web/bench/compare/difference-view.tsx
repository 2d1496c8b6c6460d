import '../../page/controls/item.css';
import '../../page/controls/moves.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Board } from '../../../wasm/rubicon.ts';
import { boardAt, positionsAlong, startPosition } from '../../model/line.ts';
import { useApp } from '../../page/app-context.ts';
import { Thumbnail } from '../../page/board/thumbnail.tsx';
import { IconButton } from '../../page/controls/button.tsx';
import { Problem } from '../../page/controls/problem.tsx';
import { openBoard } from '../../page/open-board.ts';
import { NEXT_PICTURE, PREVIOUS_PICTURE } from '../../page/pictures/step-pictures.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import { Task, type TaskState } from '../../solver/task.ts';
import type { BatchRun } from '../contest/run.ts';
import { KIT } from '../kit/words.ts';
import { compareOf } from './compare.ts';
import { expectedOf, foundWords } from './compare-list.tsx';
import { type Difference, differenceAfter, lineSteps, type RightLine } from './model/compare.ts';
import { COMPARE } from './words.ts';

interface Props {
  readonly differences: readonly Difference[];
  /** Index of the one on the smallest board. */
  readonly smallest: number;
  readonly run: BatchRun;
}

/** One difference with its board, both values and the best line; and the way to the others. */
export function DifferenceView({ differences, smallest, run }: Props) {
  const state = compareOf(useApp());
  const texts = useCatalogue(COMPARE);
  const kit = useCatalogue(KIT);
  const index = state.shown.value;
  const difference = differences[index];
  const go = (step: 1 | -1) => {
    state.chosen.value = differenceAfter(differences, index, step) ?? index;
  };
  if (difference === undefined) return null;
  const row = difference.board === null ? undefined : run.rows[difference.board - 1];
  return (
    <article class="difference" aria-label={texts.at(index + 1, differences.length)}>
      <div class="controls">
        <IconButton
          label={texts.previous}
          picture={PREVIOUS_PICTURE}
          disabled={differenceAfter(differences, index, -1) === null}
          onPress={() => go(-1)}
        />
        <span>{texts.at(index + 1, differences.length)}</span>
        <IconButton
          label={texts.next}
          picture={NEXT_PICTURE}
          disabled={differenceAfter(differences, index, 1) === null}
          onPress={() => go(1)}
        />
      </div>
      <div aria-live="polite">
        <h3>
          {texts.where(difference.board, difference.line)}
          {index === smallest && row?.board && differences.length > 1 && (
            <span class="smallest"> {texts.smallest}</span>
          )}
        </h3>
        <dl class="both">
          {difference.board !== null && (
            <div>
              <dt>{texts.expected}</dt>
              <dd>{expectedOf(difference, run)}</dd>
            </div>
          )}
          <div class="wrong">
            <dt>{texts.found}</dt>
            <dd>{foundWords(texts, difference)}</dd>
          </div>
        </dl>
        <p>{kit.difference[difference.kind]}</p>
      </div>
      {row?.board && row.value && <BestPlay key={index} board={row.board} />}
    </article>
  );
}

/** A board with its best line; a move of the line can be looked at. */
function BestPlay({ board }: { board: Board }) {
  const app = useApp();
  const texts = useCatalogue(COMPARE);
  const ply = useSignal(0);
  const shown = useLine(board);
  const positions = useMemo(() => {
    const start = startPosition(board, 'red');
    return start === null || shown.status !== 'done' ? [] : positionsAlong(start, shown.result.moves);
  }, [board, shown]);
  const position = positions[ply.value];
  const at = useMemo(() => (position === undefined ? board : boardAt(board, position)), [board, position]);
  return (
    <div class="best-play">
      <div class="picture">
        <Thumbnail board={at} />
        <button type="button" class="button wide" onClick={() => openBoard(app, board)}>
          {texts.open}
        </button>
      </div>
      <div class="best-line">
        <h4>{texts.line}</h4>
        <BestLine
          board={board}
          shown={shown}
          ply={ply.value}
          choose={(chosen) => {
            ply.value = chosen;
          }}
        />
      </div>
    </div>
  );
}

function useLine(board: Board): TaskState<null, RightLine> {
  const { player } = compareOf(useApp());
  const task = useMemo(() => new Task<null, RightLine>(), [board]);
  useEffect(() => {
    void task.start(null, () => player.ask((service) => service.line(board)));
    return () => {
      if (task.state.peek().status === 'running') player.end();
      task.stop();
    };
  }, [task]);
  return task.state.value;
}

interface LineProps {
  readonly board: Board;
  readonly shown: TaskState<null, RightLine>;
  readonly ply: number;
  readonly choose: (ply: number) => void;
}

function BestLine({ board, shown, ply, choose }: LineProps) {
  const texts = useCatalogue(COMPARE);
  if (shown.status === 'failed') return <Problem failure={shown.failure} />;
  if (shown.status !== 'done') return <p class="hint">{texts.lineSolving}</p>;
  const line = shown.result;
  if (line.moves.length === 0) return <p>{texts.over}</p>;
  return (
    <>
      <Steps board={board} line={line} ply={ply} choose={choose} />
      {line.loop !== null && <p class="hint">{texts.loop(line.loop + 1, line.moves.length)}</p>}
    </>
  );
}

interface StepsProps extends Omit<LineProps, 'shown'> {
  readonly line: RightLine;
}

function Steps({ board, line, ply, choose }: StepsProps) {
  const { start } = useCatalogue(COMPARE);
  const words = useCatalogue(MOVE_LINE);
  const steps = useMemo(() => lineSteps(board, line), [board, line]);
  return (
    <ol class="moves" aria-label={words.moves}>
      <li>
        <button
          type="button"
          class="item move-item"
          aria-current={ply === 0 ? 'step' : undefined}
          onClick={() => choose(0)}
        >
          <span class="number">0</span>
          <span class="words">{start}</span>
        </button>
      </li>
      {steps.map(({ number, move, value }) => (
        <li key={number} class={move.side}>
          <button
            type="button"
            class="item move-item"
            aria-current={ply === number ? 'step' : undefined}
            onClick={() => choose(number)}
          >
            <span class="number">{number}</span>
            <span class="words">{words.move(move)}</span>
            <span class={`chip ${value.winner}`}>{words.short(value)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
