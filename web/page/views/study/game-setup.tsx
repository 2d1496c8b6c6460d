import { useSignal } from '@preact/signals';
import type { Game } from '../../../model/game.ts';
import { startGame } from '../../../model/study/game.ts';
import { useApp } from '../../app-context.ts';
import { useCatalogue } from '../../catalogue.ts';
import { PLAY } from '../../texts/parts/play.ts';
import { leaveToKeys } from '../leave-to-keys.ts';
import type { OnPress } from './on-press.ts';

const VISITORS: readonly Game['visitor'][] = ['red', 'black', 'both'];

/** Which side the visitor takes, and the beginning of the game. */
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
      <div class="visitor">
        <span id="visitor">{play.you}</span>
        <div class="segments" role="radiogroup" aria-labelledby="visitor">
          {VISITORS.map((each) => (
            <label key={each} class={`segment ${each}`}>
              <input
                type="radio"
                name="visitor"
                checked={visitor === each}
                onChange={() => {
                  chosen.value = each;
                }}
                onClick={leaveToKeys}
              />
              <span>{play.visitor[each]}</span>
            </label>
          ))}
        </div>
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
