import '../../page/controls/moves.css';
import { type ComponentChildren, createContext, type TargetedKeyboardEvent } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Board, Position, ValuedMove } from '../../../wasm/rubicon.ts';
import { endingOf } from '../../model/ending.ts';
import { playMoves } from '../../model/explore.ts';
import { followMove, moveWords, winnerAtEnd } from '../../model/line.ts';
import { useApp } from '../../page/app-context.ts';
import { Pixels } from '../../page/pictures/pixels.tsx';
import { NEXT_PICTURE } from '../../page/pictures/step-pictures.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import type { Solver } from '../../solver/client.ts';
import { previewOnHover } from '../pointing.ts';
import { Crumbs } from './crumbs.tsx';
import { explain } from './explain.ts';
import { goBack, goDown, type Level, NESTED, placeAt } from './model/place.ts';
import { type Claim, isOver, type ProofStep, standing } from './model/proof.ts';
import { rowKey } from './row-keys.ts';
import { WHY } from './words.ts';

interface Context {
  readonly solver: Solver;
  readonly board: Board;
  /** Whether the proof is about the position on the board. */
  readonly isCurrent: () => boolean;
  /** Goes down to a list of its own with these steps, along levels that follow the place's. */
  readonly goDown: (levels: readonly Level[], steps: readonly ProofStep[]) => void;
}

const Tree = createContext<Context | null>(null);

function useTree(): Context {
  const context = useContext(Tree);
  if (context === null) throw new Error('a step stands outside of its proof');
  return context;
}

interface TreeProps extends Omit<Context, 'goDown'> {
  readonly claim: Claim;
  readonly steps: readonly ProofStep[];
  /** The steps after the first one, if it is open from the start. */
  readonly opened: readonly ProofStep[] | null;
}

/**
 * A proof whose steps can be expanded, by the pointer or by the keys of a tree; below a certain depth the levels above become
 * breadcrumbs.
 */
export function ProofTree({ claim, steps, opened, ...context }: TreeProps) {
  const [place, setPlace] = useState(placeAt(claim, steps));
  const tree = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current) focusStep(tree.current, place.first);
    isFirst.current = false;
  }, [place]);
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>) => {
    if (rowKey(event.currentTarget, event.key)) event.preventDefault();
  };
  const down: Context['goDown'] = (levels, next) => setPlace(goDown(place, levels, next));
  return (
    <Tree.Provider value={{ ...context, goDown: down }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move between its buttons */}
      <div ref={tree} class="proof" onKeyDown={onKeyDown}>
        {place.above.length > 0 && (
          <Crumbs
            board={context.board}
            above={place.above}
            isCurrent={context.isCurrent}
            goBack={(index) => setPlace(goBack(place, index))}
          />
        )}
        <Steps
          key={place.above.length}
          claim={place.claim}
          steps={place.steps}
          opened={place.claim === claim ? opened : null}
        />
      </div>
    </Tree.Provider>
  );
}

/** Moves the focus to the step at which the list continues. */
function focusStep(tree: HTMLElement | null, index: number): void {
  const list = tree?.querySelector('.steps');
  list?.children[index]?.querySelector('button')?.focus();
}

interface StepsProps {
  readonly claim: Claim;
  readonly steps: readonly ProofStep[];
  /** The steps after the first one, if it is open from the start. */
  readonly opened?: readonly ProofStep[] | null;
  /** The levels between the list of the place and this one. */
  readonly above?: readonly Level[];
}

/** All steps from a claim, with a heading sentence. */
function Steps({ claim, steps, opened = null, above = [] }: StepsProps) {
  const why = useCatalogue(WHY);
  const { side } = claim.position;
  const safe = steps.filter(({ kind }) => kind === 'holds').length;
  const heading = {
    won: () => why.wins(side),
    lost: () => why.loses(side, steps.length),
    tied: () => why.keeps(side, safe, steps.length),
  }[standing(claim)]();
  return (
    <>
      <p class="heading">{heading}</p>
      <ul class="steps" aria-label={heading}>
        {steps.map((step, index) => (
          <StepItem
            key={`${step.move.from} ${step.move.to}`}
            claim={claim}
            step={step}
            levels={[...above, { claim, steps, taken: step }]}
            opened={index === 0 ? opened : null}
          />
        ))}
      </ul>
    </>
  );
}

interface ItemProps {
  readonly claim: Claim;
  readonly step: ProofStep;
  /** The levels down to this step, which is the last. */
  readonly levels: readonly Level[];
  readonly opened: readonly ProofStep[] | null;
}

function StepItem({ claim, step, levels, opened }: ItemProps) {
  const { solver, board, goDown } = useTree();
  const [steps, setSteps] = useState(opened);
  const [isOpen, setOpen] = useState(opened !== null);
  const { next } = step;
  const isLast = isOver(next) || (step.kind === 'holds' && step.closes);
  const toggle = async () => {
    const found = steps ?? (await explain(solver, board, next));
    if (found === null) return;
    if (levels.length === NESTED) return goDown(levels, found);
    setSteps(found);
    setOpen(!isOpen);
  };
  return (
    <li class={claim.position.side}>
      <Row
        next={next}
        words={useLastWords(claim, step)}
        isOpen={isLast ? null : isOpen}
        onToggle={() => void toggle()}
      >
        <StepWords claim={claim} step={step} />
      </Row>
      {isOpen && steps !== null && (
        <div class="branch">
          <Steps claim={next} steps={steps} above={levels} />
        </div>
      )}
    </li>
  );
}

/** The last move of a step. */
function useLastWords(claim: Claim, step: ProofStep): string {
  const { board } = useTree();
  const line = useCatalogue(MOVE_LINE);
  const { position } = claim;
  if (step.kind === 'holds') return line.move(moveWords(board, position, step.move));
  const after = followMove(position, step.move);
  return after === null ? '' : line.move(moveWords(board, after, step.answer));
}

interface RowProps {
  readonly next: Claim;
  readonly words: string;
  /** Null if nothing follows. */
  readonly isOpen: boolean | null;
  readonly onToggle: () => void;
  readonly children: ComponentChildren;
}

/** A step: shows its position on the board on hover, can be expanded, and can be played. */
function Row({ next, words, isOpen, onToggle, children }: RowProps) {
  const { state } = useApp();
  const { isCurrent } = useTree();
  const { go, goTo } = useCatalogue(WHY);
  const pointing = previewOnHover(state.preview, next.path, isCurrent);
  const { onPointerMove, onPointerLeave, ...focusing } = pointing;
  return (
    <div class="step-row" onPointerMove={onPointerMove} onPointerLeave={onPointerLeave}>
      {isOpen === null ? (
        <div class="step">{children}</div>
      ) : (
        <button type="button" class="step" aria-expanded={isOpen} onClick={onToggle} {...focusing}>
          {children}
        </button>
      )}
      <button
        type="button"
        class="button small"
        aria-label={goTo(words)}
        title={go}
        {...focusing}
        onClick={() => {
          if (isCurrent()) playMoves(state, next.path);
        }}
      >
        <Pixels picture={NEXT_PICTURE} />
      </button>
    </div>
  );
}

/** A step in words: each move with the value after it, and the result. */
function StepWords({ claim, step }: { claim: Claim; step: ProofStep }) {
  const why = useCatalogue(WHY);
  const { position } = claim;
  const { next } = step;
  const after = followMove(position, step.move);
  const { value } = next;
  return (
    <>
      <MoveWords position={position} move={step.move} />
      {step.kind === 'answered' && after !== null && (
        <>
          <span class="joint">{why.answered(position.side)}</span>{' '}
          <MoveWords position={after} move={step.answer} />
        </>
      )}
      {step.kind === 'holds' && value.winner !== 'tie' && !isOver(next) && (
        <span class="joint">{why.reaches(position.side, value.distance)}</span>
      )}
      {step.kind === 'holds' && step.closes && <span class="joint">{why.closes}</span>}
      {isOver(next) && <End position={next.position} />}
    </>
  );
}

/** How the game ends after the step. */
function End({ position }: { position: Position }) {
  const { board } = useTree();
  const line = useCatalogue(MOVE_LINE);
  const ending = endingOf(board, position);
  return <span class="joint">{line.end(winnerAtEnd(ending, position.side), ending, position.side)}</span>;
}

function MoveWords({ position, move }: { position: Position; move: ValuedMove }) {
  const { board } = useTree();
  const line = useCatalogue(MOVE_LINE);
  return (
    <>
      <span class={`words ${position.side}`}>{line.move(moveWords(board, position, move))}</span>{' '}
      <span class={`chip ${move.value.winner}`}>{line.short(move.value)}</span>{' '}
    </>
  );
}
