import '../controls/choices.css';
import './settings.css';
import { useSignal } from '@preact/signals';
import { MAX_SIDE, SIDES } from '../../model/board.ts';
import { clampSide } from '../../model/resize.ts';
import { chooseSide, flipView, resize } from '../../model/whole-board.ts';
import { useApp } from '../app-context.ts';
import { IconButton } from '../controls/button.tsx';
import { leaveToKeys } from '../controls/leave-to-keys.ts';
import { Popover } from '../controls/popover.tsx';
import { FLIP_PICTURE } from '../pictures/edit-pictures.ts';
import { useCatalogue } from '../words/catalogue.ts';
import { SIZE } from './size-words.ts';
import { TOOLBAR } from './words.ts';

/** The board's size and orientation, and the side to move. */
export function Settings() {
  return (
    <div class="settings">
      <SizeButton />
      <Popover id="size" place="size-place">
        <Size />
      </Popover>
      <SideChoice />
    </div>
  );
}

/** On a phone: the size, which a press lets change. */
function SizeButton() {
  const { rows, columns } = useApp().state.board.value;
  const size = `${rows}×${columns}`;
  return (
    <button
      type="button"
      class="button size-button"
      popovertarget="size"
      aria-label={`${useCatalogue(SIZE).label} ${size}`}
    >
      {size}
    </button>
  );
}

function Size() {
  const { state } = useApp();
  const { edit } = useCatalogue(TOOLBAR);
  return (
    <>
      <fieldset class="size" aria-label={useCatalogue(SIZE).label}>
        <Count dimension="rows" />
        <Count dimension="columns" />
      </fieldset>
      <IconButton label={edit.flip} picture={FLIP_PICTURE} onPress={() => flipView(state)} />
    </>
  );
}

/** A number of rows or columns; takes effect as soon as it is from 1 to 32. */
function Count({ dimension }: { dimension: 'rows' | 'columns' }) {
  const { state } = useApp();
  const size = useCatalogue(SIZE);
  const typed = useSignal<string | null>(null);
  const count = state.board.value[dimension];

  const set = (next: number) => {
    const { rows, columns } = state.board.value;
    resize(state, dimension === 'rows' ? next : rows, dimension === 'columns' ? next : columns);
  };
  const onInput = (text: string) => {
    typed.value = text;
    if (/^\d+$/.test(text) && Number(text) === clampSide(Number(text))) set(Number(text));
  };
  const onLeave = () => {
    if (typed.value !== null && /^\d+$/.test(typed.value)) set(clampSide(Number(typed.value)));
    typed.value = null;
  };
  return (
    <div class="count">
      <label for={`count-${dimension}`}>{size[dimension]}</label>
      <div class="stepper">
        <button
          type="button"
          class="button small"
          aria-label={size.fewer[dimension]}
          disabled={count <= 1}
          onClick={() => set(count - 1)}
        >
          −
        </button>
        <input
          id={`count-${dimension}`}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_SIDE}
          value={typed.value ?? count}
          onInput={(event) => onInput(event.currentTarget.value)}
          onBlur={onLeave}
        />
        <button
          type="button"
          class="button small"
          aria-label={size.more[dimension]}
          disabled={count >= MAX_SIDE}
          onClick={() => set(count + 1)}
        >
          +
        </button>
      </div>
    </div>
  );
}

/** The side to move on the board shown; in edit mode it can be chosen. */
function SideChoice() {
  const { state } = useApp();
  const { side } = useCatalogue(TOOLBAR);
  return (
    <div class="segments sides" role="radiogroup" aria-label={side.label}>
      {SIDES.map((each) => (
        <label key={each} class={`segment ${each}`}>
          <input
            type="radio"
            name="side"
            checked={state.side.value === each}
            disabled={state.mode.value !== 'edit'}
            onChange={() => chooseSide(state, each)}
            onClick={leaveToKeys}
          />
          <span>{side[each]}</span>
        </label>
      ))}
    </div>
  );
}
