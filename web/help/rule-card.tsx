import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Board } from '../../wasm/rubicon.ts';
import { otherSide, plyAfter, positionsAlong, startPosition } from '../model/line.ts';
import type { Solution } from '../model/solution.ts';
import { useApp, useTexts } from '../page/app-context.ts';
import { IconButton } from '../page/controls/button.tsx';
import { Problem } from '../page/controls/problem.tsx';
import { openBoard } from '../page/open-board.ts';
import type { Picture } from '../page/pictures/pixel-art.ts';
import { NEXT_PICTURE, PREVIOUS_PICTURE } from '../page/pictures/step-pictures.ts';
import { useCatalogue } from '../page/words/catalogue.ts';
import { stepWords, verdictWords } from '../page/words/line-sentences.ts';
import { MOVE_LINE } from '../page/words/line-words.ts';
import type { Outcome } from '../solver/worker/protocol.ts';
import { RULE_BOARDS, type Rule } from './model/rule-boards.ts';
import { SmallBoard } from './small-board.tsx';
import { HELP } from './words.ts';

/** One rule with an example board, solved and ready to step through. */
export function RuleCard({ rule }: { rule: Rule }) {
  const app = useApp();
  const { rules, open } = useCatalogue(HELP);
  const { name, sentence } = rules[rule];
  return (
    <section class="rule" aria-label={name}>
      <h4>{name}</h4>
      <p>{sentence}</p>
      <LiveBoard rule={rule} />
      <button type="button" class="button wide" onClick={() => openBoard(app, RULE_BOARDS[rule])}>
        {open}
      </button>
    </section>
  );
}

function useSolved(rule: Rule): Outcome<Solution> | null {
  const { solver } = useApp();
  const outcome = useSignal<Outcome<Solution> | null>(null);
  useEffect(() => {
    const question = { board: RULE_BOARDS[rule], side: 'red', played: [], variations: [] } as const;
    void solver.aside(question).then((answer) => {
      outcome.value = answer;
    });
  }, [solver, rule, outcome]);
  return outcome.value;
}

function LiveBoard({ rule }: { rule: Rule }) {
  const { solving } = useCatalogue(HELP);
  const outcome = useSolved(rule);
  const board = RULE_BOARDS[rule];
  if (outcome?.ok) return <Walk board={board} solution={outcome.value} />;
  return (
    <div class="live-board">
      <SmallBoard board={board} position={null} last={null} />
      {outcome === null ? <p>{solving}</p> : <Problem failure={outcome.failure} />}
    </div>
  );
}

/** The board, its verdict and its best line; a tie's line loops. */
function Walk({ board, solution }: { board: Board; solution: Solution }) {
  const texts = useTexts();
  const line = useCatalogue(MOVE_LINE);
  const ply = useSignal(0);
  const positions = useMemo(() => {
    const start = startPosition(board, 'red');
    return start === null ? [] : positionsAlong(start, solution.moves);
  }, [board, solution]);
  const position = positions[ply.value] ?? null;
  const move = solution.moves[ply.value - 1];
  const last = move === undefined || position === null ? null : { move, side: otherSide(position.side) };
  const step = (label: string, picture: Picture, target: number | null) => (
    <IconButton
      label={label}
      picture={picture}
      disabled={target === null}
      onPress={() => {
        ply.value = target ?? ply.value;
      }}
    />
  );
  return (
    <div class="live-board">
      <SmallBoard board={board} position={position} last={last} />
      <p class={`rule-verdict ${solution.value.winner}`}>{verdictWords(texts, solution, 0, 'red')}</p>
      <div class="rule-steps">
        {step(line.previous, PREVIOUS_PICTURE, ply.value > 0 ? ply.value - 1 : null)}
        {step(line.next, NEXT_PICTURE, plyAfter(solution, ply.value))}
        <p role="status">
          {stepWords(line, { board, positions, solution }, ply.value).map((words) => (
            <span key={words}>{words}</span>
          ))}
        </p>
      </div>
    </div>
  );
}
