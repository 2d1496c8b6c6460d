import { useSignal } from '@preact/signals';
import type { Game } from '../../model/game.ts';
import { useApp } from '../../page/app-context.ts';
import { Choices } from '../../page/controls/choices.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { startGame } from './model/playing.ts';
import type { OnPress } from './on-press.ts';
import { PLAY } from './words.ts';

const VISITORS: readonly Game['visitor'][] = ['red', 'black', 'both'];

const toneOf = (visitor: Game['visitor']) => (visitor === 'both' ? undefined : visitor);

/** Chooses the visitor's side and begins the game. */
export function GameSetup({ onPress }: { onPress: OnPress }) {
  const { state, view } = useApp();
  const play = useCatalogue(PLAY);
  const { solution, ply, side } = view.value;
  const chosen = useSignal<Game['visitor'] | null>(null);
  const visitor = chosen.value ?? side;
  const value = solution?.values[ply];
  if (value === undefined) return <p class="muted">{play.waiting}</p>;
  if (solution?.choices[ply]?.length === 0) return <p class="muted">{play.over}</p>;
  return (
    <>
      <p>{play.intro}</p>
      <div class="cluster">
        <span aria-hidden="true">{play.you}</span>
        <Choices
          label={play.you}
          chosen={visitor}
          choices={VISITORS.map((value) => ({ value, name: play.visitor[value], tone: toneOf(value) }))}
          choose={(value) => {
            chosen.value = value;
          }}
        />
      </div>
      <p>{play.promise(value)}</p>
      <button
        type="button"
        class="button wide primary"
        onClick={(event) => {
          onPress(event);
          startGame(state, visitor);
        }}
      >
        {play.start}
      </button>
    </>
  );
}
