import './why.css';
import { endingOf } from '../../model/ending.ts';
import { playMoves } from '../../model/explore.ts';
import { winnerAtEnd } from '../../model/line.ts';
import { useApp, useTexts } from '../../page/app-context.ts';
import { useKeptFocus } from '../../page/controls/kept-focus.ts';
import { isOnBoard } from '../../page/line-view.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { pointsTo } from '../pointing.ts';
import type { Loop } from './model/loop.ts';
import { isOver, standing } from './model/proof.ts';
import { ProofTree, Steps } from './proof-tree.tsx';
import { keyOfView, type Proof, useProof } from './use-proof.ts';
import { WHY } from './words.ts';

/** Why the position shown has its value: a proof that can be followed to any depth. */
export function WhyPanel() {
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
  const { line } = useTexts();
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
      <ProofTree context={{ solver, board, isCurrent }}>
        <Steps claim={claim} steps={steps} opened={opened} />
      </ProofTree>
      {loop !== null && <LoopRow loop={loop} isCurrent={isCurrent} />}
    </>
  );
}

/** The loop to which both sides can keep, shown on the board like a step of the proof. */
function LoopRow({ loop, isCurrent }: { loop: Loop; isCurrent: () => boolean }) {
  const { state } = useApp();
  const why = useCatalogue(WHY);
  return (
    <div class="loop-row">
      <p>{why.loop(loop.length)}</p>
      <button
        type="button"
        class="button wide"
        {...pointsTo(state.preview, loop.path, isCurrent)}
        onClick={() => {
          if (isCurrent()) playMoves(state, loop.path);
        }}
      >
        {why.followLoop}
      </button>
    </div>
  );
}
