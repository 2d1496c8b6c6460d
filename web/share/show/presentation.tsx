import './show.css';
import { type Signal, useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { otherSide } from '../../model/line.ts';
import { stepBy, stepOn, stepToEnd, stepToStart } from '../../model/playback.ts';
import type { State } from '../../model/state.ts';
import { useApp } from '../../page/app-context.ts';
import { Numbers } from '../../page/board/cell-grid.tsx';
import { BoardPicture } from '../../page/board/picture/board-picture.tsx';
import { PAGE_LOOK } from '../../page/board/picture/page-look.ts';
import { IconButton } from '../../page/controls/button.tsx';
import { requestFullScreen } from '../../page/full-screen.ts';
import { CLOSE_PICTURE } from '../../page/pictures/edit-pictures.ts';
import { TOOLBAR } from '../../page/toolbar/words.ts';
import { Verdict } from '../../page/verdict/verdict.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { stepWords } from '../../page/words/line-sentences.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import { type PresenterAct, presenterAct } from './model/presenter-keys.ts';
import { SHOW } from './words.ts';

/** The board with its verdict and the move shown, large and alone, on the full screen where the browser allows it. */
export function Presentation({ close }: { close: () => void }) {
  const { state } = useApp();
  const words = useCatalogue(SHOW);
  const isBlank = useSignal(false);
  const dialog = useFullScreen(close);
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isButtons = !isOnBoard(event.target) && [' ', 'Enter'].includes(event.key);
    const act = isPlain && !isButtons ? presenterAct(event.key) : null;
    // Other keys do not reach the page below either, except the browser's own.
    event.stopPropagation();
    if (act === null) return;
    event.preventDefault();
    perform(state, isBlank, act);
  };
  return (
    <dialog
      ref={dialog}
      class="presentation"
      aria-label={words.label}
      onKeyDown={onKeyDown}
      onClose={({ currentTarget }) => currentTarget.isConnected && close()}
      onClick={(event) => isOnBoard(event.target) && onPress(event, state, isBlank)}
    >
      <div class={isBlank.value ? 'presented blank' : 'presented'} tabIndex={-1} autofocus>
        <Verdict />
        <div class="presented-place">
          <PresentedBoard />
        </div>
        <Sentence />
        <IconButton label={words.close} picture={CLOSE_PICTURE} onPress={close} />
      </div>
    </dialog>
  );
}

/** Whether a press is not that of a button. */
function isOnBoard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button') === null;
}

/** Opens the dialog, and asks for the full screen for its content; leaving that ends the presentation. */
function useFullScreen(close: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    requestFullScreen(element?.firstElementChild);
    const onChange = () => {
      if (document.fullscreenElement === null) close();
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => {});
      element?.close();
    };
  }, []);
  return dialog;
}

const STEPS: Readonly<Record<Exclude<PresenterAct, 'blank'>, (state: State) => void>> = {
  next: stepOn,
  previous: (state) => stepBy(state, -1),
  first: stepToStart,
  last: stepToEnd,
};

/** A blank screen comes back with any of the keys. */
function perform(state: State, isBlank: Signal<boolean>, act: PresenterAct): void {
  if (act === 'blank' || isBlank.value) isBlank.value = !isBlank.value;
  else STEPS[act](state);
}

/** A press on the left third goes back, elsewhere on. */
function onPress({ clientX }: MouseEvent, state: State, isBlank: Signal<boolean>): void {
  perform(state, isBlank, clientX < innerWidth / 3 ? 'previous' : 'next');
}

function PresentedBoard() {
  const { state, texts } = useApp();
  const { board, ply, side, moves } = state;
  const { rows, columns } = board.value;
  const flipped = state.flipped.value;
  const last = moves.value[ply.value - 1];
  return (
    <div class="presented-board" style={{ '--rows': rows, '--columns': columns }}>
      <Numbers name="column-numbers" count={columns} flipped={flipped} />
      <Numbers name="row-numbers" count={rows} flipped={flipped} />
      <BoardPicture
        look={PAGE_LOOK}
        name="presented-picture"
        label={texts.value.boardLabel(rows, columns)}
        board={board.value}
        last={last === undefined ? null : { move: last, side: otherSide(side.value) }}
        flipped={flipped}
      />
    </div>
  );
}

/** The move shown; before the first one the side to move. */
function Sentence() {
  const { state, view } = useApp();
  const line = useCatalogue(MOVE_LINE);
  const { side: turn } = useCatalogue(TOOLBAR);
  const { board, positions, solution } = view.value;
  const ply = state.ply.value;
  const words =
    solution === null || ply === 0
      ? [turn[state.side.value]]
      : stepWords(line, { board, positions, solution }, ply);
  return (
    <p class="presented-sentence" role="status">
      {words.map((part, index) => (
        <Fragment key={index}>
          <span>{index < words.length - 1 ? `${part} ·` : part}</span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
