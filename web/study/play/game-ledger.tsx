import '../../page/controls/item.css';
import '../../page/controls/moves.css';
import type { Game } from '../../model/game.ts';
import { moveWords } from '../../model/line.ts';
import { stepTo } from '../../model/playback.ts';
import type { State } from '../../model/state.ts';
import { useApp } from '../../page/app-context.ts';
import { MoveText } from '../../page/controls/move-text.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import { JUDGEMENT, judgementWords } from '../judgement-words.ts';
import { WhyBad } from '../refutation/why-bad.tsx';
import { countKinds, GLYPHS, kindOf, type LedgerEntry, type LedgerKind, ledgerOf } from './model/ledger.ts';
import { PLAY } from './words.ts';

const KINDS: readonly LedgerKind[] = ['kept', 'slower', 'sooner', 'thrown'];

/** The judgement of each of the visitor's moves; folded during the game. */
export function GameLedger({ game }: { game: Game }) {
  const { state } = useApp();
  const play = useCatalogue(PLAY);
  const solved = state.latest.value;
  const entries = solved === null ? [] : ledgerOf(game, solved);
  return (
    <details class="ledger" open={state.gameOver.value}>
      <summary>{play.ledger}</summary>
      {entries.length === 0 ? (
        <p class="muted">{play.noEntries}</p>
      ) : (
        <>
          <Counts entries={entries} hints={game.hints.length} />
          <ol aria-label={play.ledger}>
            {entries.map((entry) => (
              <Entry key={entry.ply} game={game} entry={entry} />
            ))}
          </ol>
        </>
      )}
    </details>
  );
}

function Counts({ entries, hints }: { entries: readonly LedgerEntry[]; hints: number }) {
  const play = useCatalogue(PLAY);
  const counts = countKinds(entries);
  return (
    <ul class="ledger-counts">
      {KINDS.filter((kind) => kind === 'kept' || counts[kind] > 0).map((kind) => (
        <li key={kind} class={kind}>
          <span aria-hidden="true">{GLYPHS[kind]} </span>
          {play.count(counts[kind], play.kinds[kind])}
        </li>
      ))}
      <li>{play.hints(hints)}</li>
    </ul>
  );
}

/** One move, which links to the position in which it was made. */
function Entry({ game, entry }: { game: Game; entry: LedgerEntry }) {
  const { state } = useApp();
  const line = useCatalogue(MOVE_LINE);
  const play = useCatalogue(PLAY);
  const judgement = useCatalogue(JUDGEMENT);
  const { ply, position, move, after, hinted } = entry;
  const kind = kindOf(entry.judgement);
  const button = ({ onFocus }: { onFocus?: (event: Event) => void }) => (
    <button
      type="button"
      class="item move-item"
      aria-current={state.ply.value === ply ? 'step' : undefined}
      onFocus={onFocus}
      onClick={() => stepTo(state, ply)}
    >
      <span class="number">{ply + 1}</span>
      <span class="words">
        <MoveText parts={line.moveParts(moveWords(game.board, position, move))} />
        <span class={`worth ${kind}`}>
          <span aria-hidden="true">{GLYPHS[kind]} </span>
          {judgementWords(judgement, entry.judgement, after)}
        </span>
      </span>
      {hinted && <span class="chip">{play.hinted}</span>}
    </button>
  );
  return (
    <li class={position.side}>
      {isAnswered(state, kind) ? (
        <WhyBad
          asked={{ board: game.board, position, move, after, judgement: entry.judgement }}
          isOnBoard={() => true}
          isStop
        >
          {button}
        </WhyBad>
      ) : (
        button({})
      )}
    </li>
  );
}

/** Whether the answers to a move of the kind are shown: not to one that still wins while the values are secret. */
function isAnswered({ valuesHidden }: State, kind: LedgerKind): boolean {
  return kind === 'thrown' || (kind !== 'kept' && !valuesHidden.value);
}
