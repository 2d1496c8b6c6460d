import './play.css';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Move } from '../../../wasm/rubicon.ts';
import { playMove } from '../../model/explore.ts';
import type { Game } from '../../model/game.ts';
import { moveWords } from '../../model/line.ts';
import { stepBy } from '../../model/playback.ts';
import type { State } from '../../model/state.ts';
import { canUndo, undo } from '../../model/undo.ts';
import { isVisitorsMove } from '../../model/visitors-move.ts';
import { flipView } from '../../model/whole-board.ts';
import { type App, useApp } from '../../page/app-context.ts';
import { IconButton } from '../../page/controls/button.tsx';
import { isLeftTo } from '../../page/controls/stepping-keys.ts';
import { type KeyAction, listenToKeys } from '../../page/keys.ts';
import { CLOSE_PICTURE, FLIP_PICTURE, UNDO_PICTURE } from '../../page/pictures/edit-pictures.ts';
import { GENERAL_PICTURE, PAWN_PICTURE } from '../../page/pictures/pictures.ts';
import { type Picture, Pixels } from '../../page/pictures/pixels.tsx';
import { TOOLBAR } from '../../page/toolbar/words.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import { isSolved } from '../puzzles/model/is-solved.ts';
import { isAtEnd, isVisitorsTurn } from './model/hand.ts';
import { slipOf } from './model/ledger.ts';
import { askHint, hintOf, stopGame } from './model/playing.ts';
import { resultOf } from './model/result.ts';
import { useOpponent } from './use-opponent.ts';
import { PLAY } from './words.ts';

const HINT_PICTURE: Picture = [
  '..iiiii..',
  '.i.....i.',
  'i...i...i',
  'i..iii..i',
  'i...i...i',
  '.i..i..i.',
  '..iiiii..',
  '..i...i..',
  '...iii...',
];

/**
 * The bar at the board during a game, in place of the tools: whose turn it is, and the visitor's buttons. They are only here:
 * beside the board, where undo is otherwise, and on a phone within the thumb's reach, however far the panels are scrolled.
 */
export function GameBar() {
  const app = useApp();
  const { state } = app;
  const play = useCatalogue(PLAY);
  const { edit } = useCatalogue(TOOLBAR);
  const game = state.game.value;
  useOpponent();
  useLayoutEffect(() => listenToKeys(app, gameKey), [app]);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => bringIntoView(bar.current), []);
  if (game === null) return null;
  return (
    <section ref={bar} class="game-bar" aria-label={play.label}>
      <Status game={game} />
      <div class="edits">
        <IconButton
          wide
          label={play.takeBack}
          picture={UNDO_PICTURE}
          disabled={!canUndo(state)}
          onPress={() => undo(state)}
        />
        <IconButton
          wide
          label={play.askHint}
          picture={HINT_PICTURE}
          disabled={!isVisitorsTurn(state)}
          onPress={() => askHint(state)}
        />
        <IconButton wide label={play.stop} picture={CLOSE_PICTURE} onPress={() => stop(state, bar.current)} />
        <IconButton label={edit.flip} picture={FLIP_PICTURE} onPress={() => flipView(state)} />
      </div>
    </section>
  );
}

/** After stopping the game by keyboard the focus moves to its panel, because the bar disappears. */
function stop(state: State, bar: HTMLElement | null): void {
  const isFocused = bar?.contains(document.activeElement);
  stopGame(state);
  if (isFocused) document.querySelector<HTMLElement>('.play-panel')?.focus();
}

/** Scrolls the board into view when the game begins, which it may not be on a small screen; keyboard users keep the focus. */
function bringIntoView(bar: HTMLElement | null): void {
  if (document.activeElement === document.body) bar?.scrollIntoView({ block: 'nearest' });
}

function gameKey(event: KeyboardEvent, target: Element, { state }: App): KeyAction | null {
  if (event.ctrlKey || event.metaKey) return null;
  const key = event.key.toLowerCase();
  if (key === ' ') return state.valuesHidden.value || isLeftTo(target, key) ? null : playBest;
  return key === 'h' ? () => askHint(state) : null;
}

/** Plays the best move, or steps to the next one if it is not the visitor's turn. */
function playBest({ state }: App): void {
  const move = state.moves.value[state.ply.value];
  if (move === undefined || !isVisitorsTurn(state)) stepBy(state, 1);
  else playMove(state, move);
}

/**
 * Whose turn it is, unless the game is over; below it the hint, or the opponent's last move. The verdict shows the game's value.
 */
function Status({ game }: { game: Game }) {
  const { state } = useApp();
  const side = resultOf(state)?.winner ?? state.side.value;
  const [name, picture] =
    side === 'red' ? (['general', GENERAL_PICTURE] as const) : (['pawn', PAWN_PICTURE] as const);
  return (
    <div class="game-status">
      <Pixels picture={picture} name={name} />
      <div>
        <div role="status">
          <p class="headline">
            <Turn game={game} />
          </p>
          <p>
            <Hint />
          </p>
        </div>
        <p>
          <LastMove game={game} />
        </p>
      </div>
    </div>
  );
}

function Turn({ game }: { game: Game }) {
  const { state } = useApp();
  const play = useCatalogue(PLAY);
  const side = state.side.value;
  if (isGivenAway(state)) return <>{play.slip(game.promise)}</>;
  if (state.gameOver.value) return <>{game.isPuzzle && isSolved(state) ? play.solved : play.ended}</>;
  if (!isAtEnd(state)) {
    const { length } = state.drawing.value.played;
    return <>{state.ply.value < length ? play.earlier(state.ply.value, length) : play.beyond}</>;
  }
  if (game.visitor === 'both') return <>{play.turn(side)}</>;
  return <>{game.visitor === side ? play.yourTurn(side) : play.thinking(side)}</>;
}

/** Whether what a puzzle promises has been given away. */
function isGivenAway(state: State): boolean {
  const game = state.game.value;
  const solved = state.latest.value;
  return game?.isPuzzle === true && solved !== null && slipOf(game, solved) !== null;
}

function Hint() {
  const app = useApp();
  const play = useCatalogue(PLAY);
  const hint = hintOf(app.state);
  return <>{hint === null ? '' : play.hint(wordsOf(app, app.state.ply.value, hint))}</>;
}

/** The opponent's last move; it is announced like every step of the line. */
function LastMove({ game }: { game: Game }) {
  const app = useApp();
  const ply = app.state.ply.value;
  const isOpponents = ply > game.opening.length && !isVisitorsMove(game, game.side, ply - 1);
  const isShown = hintOf(app.state) === null && (isOpponents || game.visitor === 'both');
  return <>{isShown ? wordsOf(app, ply - 1, app.state.moves.value[ply - 1]) : ''}</>;
}

/** The move after `ply` moves in words. */
function wordsOf({ state, language }: App, ply: number, move: Move | undefined): string {
  const position = state.positions.value[ply];
  if (move === undefined || position === undefined) return '';
  return MOVE_LINE[language.value].move(moveWords(state.drawing.value.board, position, move));
}
