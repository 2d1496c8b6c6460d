import type { Mode } from '../../model/state.ts';
import '../controls/choices.css';
import './mode-switch.css';
import { useEffect } from 'preact/hooks';
import { chooseMode, MODES } from '../../model/mode.ts';
import { useApp } from '../app-context.ts';
import { leaveToKeys } from '../controls/leave-to-keys.ts';
import { useSaid } from '../controls/use-said.ts';
import { MOVE_PICTURE, PENCIL_PICTURE } from '../pictures/mode-pictures.ts';
import { type Picture, Pixels } from '../pictures/pixels.tsx';
import { useCatalogue } from '../words/catalogue.ts';
import { MODE } from './mode-words.ts';

const PICTURES: Readonly<Record<Mode, Picture>> = { move: MOVE_PICTURE, edit: PENCIL_PICTURE };
const KEYS: Readonly<Record<Mode, string>> = { move: '4', edit: 'E' };

/** Switches between moving pieces and editing the board; a tap that would have drawn shows a hint. */
export function ModeSwitch() {
  const { state } = useApp();
  const mode = useCatalogue(MODE);
  const { said, say } = useSaid();
  const taps = state.idleTaps.value;
  useEffect(() => {
    if (taps > 0) say(mode.hint);
  }, [taps]);
  return (
    <div class="mode-switch">
      <div class="segments" role="radiogroup" aria-label={mode.label}>
        {MODES.map((each) => (
          <label key={each} class="segment" title={`${mode[each]} (${KEYS[each]})`}>
            <input
              type="radio"
              name="mode"
              aria-label={mode[each]}
              aria-keyshortcuts={KEYS[each]}
              checked={state.mode.value === each}
              onChange={() => chooseMode(state, each)}
              onClick={leaveToKeys}
            />
            <Pixels picture={PICTURES[each]} />
            <span aria-hidden="true">{mode[each]}</span>
          </label>
        ))}
      </div>
      <p class="mode-says">{mode.how}</p>
      <p class="mode-hint" role="status">
        {state.mode.value === 'move' && said.value}
      </p>
    </div>
  );
}
