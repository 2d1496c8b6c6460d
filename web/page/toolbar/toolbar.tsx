import './tools.css';
import { chooseTool } from '../../model/actions.ts';
import type { Tool } from '../../model/edit.ts';
import { canRedo, canUndo, redo, undo } from '../../model/undo.ts';
import { clearBoard } from '../../model/whole-board.ts';
import { useApp } from '../app-context.ts';
import { IconButton } from '../controls/button.tsx';
import { leaveToKeys } from '../controls/leave-to-keys.ts';
import {
  CLEAR_PICTURE,
  ERASER_PICTURE,
  OBSTACLE_PICTURE,
  REDO_PICTURE,
  UNDO_PICTURE,
} from '../pictures/edit-pictures.ts';
import { GENERAL_PICTURE, PAWN_PICTURE } from '../pictures/pictures.ts';
import { type Picture, Pixels } from '../pictures/pixels.tsx';
import { useCatalogue } from '../words/catalogue.ts';
import { ModeSwitch } from './mode-switch.tsx';
import { TOOLBAR } from './words.ts';

const TOOLS: readonly { tool: Tool; picture: Picture; name: string; key: string }[] = [
  { tool: 'obstacle', picture: OBSTACLE_PICTURE, name: 'icon', key: '1' },
  { tool: 'pawn', picture: PAWN_PICTURE, name: 'pawn', key: '2' },
  { tool: 'general', picture: GENERAL_PICTURE, name: 'general', key: '3' },
  { tool: 'erase', picture: ERASER_PICTURE, name: 'icon', key: '0' },
];

/** The switch between moving and editing, the tools, and the actions on the whole board. */
export function Toolbar() {
  return (
    <>
      <div class="mode-place">
        <ModeSwitch />
      </div>
      <Tools />
      <Edits />
    </>
  );
}

function Tools() {
  const { state } = useApp();
  const { tools } = useCatalogue(TOOLBAR);
  return (
    <div class="tools" role="radiogroup" aria-label={tools.label}>
      {TOOLS.map(({ tool, picture, name, key }) => (
        <label key={tool} class="tool" title={`${tools[tool]} (${key})`}>
          <input
            type="radio"
            name="tool"
            aria-label={tools[tool]}
            aria-keyshortcuts={key}
            checked={state.mode.value === 'edit' && state.tool.value === tool}
            onChange={() => chooseTool(state, tool)}
            onClick={(event) => {
              chooseTool(state, tool);
              leaveToKeys(event);
            }}
          />
          <Pixels picture={picture} name={name} />
          <span aria-hidden="true">{tools[tool]}</span>
        </label>
      ))}
    </div>
  );
}

function Edits() {
  const { state } = useApp();
  const { edit } = useCatalogue(TOOLBAR);
  const { past, future } = state.history.value;
  const drawn = state.drawing.value;
  const isUsed = [...past, ...future].some(({ board, side }) => board !== drawn.board || side !== drawn.side);
  const empty = /^\.*$/.test(state.board.value.cells);
  return (
    <fieldset class={isUsed ? 'edits used' : 'edits'} aria-label={edit.label}>
      <IconButton
        label={edit.undo}
        picture={UNDO_PICTURE}
        disabled={!canUndo(state)}
        onPress={() => undo(state)}
      />
      <IconButton
        label={edit.redo}
        picture={REDO_PICTURE}
        disabled={!canRedo(state)}
        onPress={() => redo(state)}
      />
      <IconButton
        label={edit.clear}
        picture={CLEAR_PICTURE}
        disabled={empty}
        onPress={() => clearBoard(state)}
      />
    </fieldset>
  );
}
