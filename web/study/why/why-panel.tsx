import './why.css';
import { useEffect } from 'preact/hooks';
import type { Board } from '../../../wasm/rubicon.ts';
import { FIRST_PLACE } from '../../model/address.ts';
import { formatAddress } from '../../model/address-text.ts';
import { columnOf, rowOf } from '../../model/board.ts';
import { endingOf } from '../../model/ending.ts';
import { playMoves } from '../../model/explore.ts';
import { winnerAtEnd } from '../../model/line.ts';
import { formatLink } from '../../model/link.ts';
import { useApp } from '../../page/app-context.ts';
import { useKeptFocus } from '../../page/controls/kept-focus.ts';
import type { Feature } from '../../page/feature.ts';
import { isOnBoard } from '../../page/line-view.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import { previewOnHover } from '../pointing.ts';
import { LoopMarks } from './loop-marks.tsx';
import type { Loop } from './model/loop.ts';
import { isOver, standing } from './model/proof.ts';
import { ProofTree } from './proof-tree.tsx';
import { shownLoopOf } from './shown-loop.ts';
import { keyOfView, type Proof, useProof } from './use-proof.ts';
import { WHY } from './words.ts';

/** Why the position shown has its value: a proof that can be followed to any depth. */
function WhyPanel() {
  const { waiting } = useCatalogue(WHY);
  const proof = useProof();
  const place = useKeptFocus(proof?.key);
  return (
    <div ref={place} class="why">
      {proof === null ? (
        <p class="muted">{waiting}</p>
      ) : isOver(proof.claim) ? (
        <Finished proof={proof} />
      ) : (
        <Reasons key={proof.key} proof={proof} />
      )}
    </div>
  );
}

/** The rule by which the game is over. */
function Finished({ proof: { board, claim } }: { proof: Proof }) {
  const line = useCatalogue(MOVE_LINE);
  const { rule } = useCatalogue(WHY);
  const { position } = claim;
  const ending = endingOf(board, position);
  return (
    <div tabIndex={-1}>
      <p class="claim">{line.end(winnerAtEnd(ending, position.side), ending, position.side)}</p>
      <p>{rule[ending]}</p>
    </div>
  );
}

function Reasons({ proof }: { proof: Proof }) {
  const { solver, state, view } = useApp();
  const why = useCatalogue(WHY);
  const { board, claim, steps, opened, loop } = proof;
  const { position, value } = claim;
  const isCurrent = () => isOnBoard(view.value, state) && keyOfView(view.value) === proof.key;
  const how = standing(claim);
  return (
    <>
      <p class="claim">
        {how === 'tied' || value.winner === 'tie' ? why.tied : why[how](position.side, value.distance)}
      </p>
      {loop !== null && <LoopRow board={board} loop={loop} isCurrent={isCurrent} />}
      <ProofTree
        solver={solver}
        board={board}
        isCurrent={isCurrent}
        claim={claim}
        steps={steps}
        opened={opened}
      />
      <TheatreLink />
    </>
  );
}

/** A link to the theatre, which shows how the position's value is found. */
function TheatreLink() {
  const { state } = useApp();
  const { theatre } = useCatalogue(WHY);
  const [board, side] = [state.board.value, state.side.value];
  const link =
    state.ply.value === 0 ? state.link.value : formatLink({ board, side, moves: [], ply: 0, variations: [] });
  return (
    <p class="to-theatre">
      <a href={`#${formatAddress(link, { ...FIRST_PLACE, place: 'theatre' })}`}>{theatre}</a>
    </p>
  );
}

interface LoopProps {
  readonly board: Board;
  readonly loop: Loop;
  readonly isCurrent: () => boolean;
}

/** The loop to which both sides can keep: described, shown on the board, and playable like a step of the proof. */
function LoopRow({ board, loop, isCurrent }: LoopProps) {
  const app = useApp();
  const { state } = app;
  const why = useCatalogue(WHY);
  const { lead, moves, holds } = loop;
  const path = [...lead, ...moves];
  useEffect(() => {
    const shown = shownLoopOf(app);
    shown.value = { loop, isCurrent };
    return () => {
      shown.value = null;
    };
  }, [app, loop]);
  const name = (cell: number) => `(${rowOf(board, cell) + 1},${columnOf(board, cell) + 1})`;
  return (
    <div class="loop-row">
      <p>{why.toAndFro(lead.length)}</p>
      {holds.map((hold) => (
        <p key={hold.side} class={`hold ${hold.side}`}>
          {why.hold(hold, name(hold.cells[0]), name(hold.cells[1]))}
        </p>
      ))}
      <button
        type="button"
        class="button wide"
        {...previewOnHover(state.preview, path, isCurrent)}
        onClick={() => {
          if (isCurrent()) playMoves(state, path);
        }}
      >
        {why.followLoop}
      </button>
    </div>
  );
}

export const FEATURE: Feature = { Panel: WhyPanel, Layer: LoopMarks };
