import type { ComponentChildren } from 'preact';
import { chooseTool, clearBoard, redo, undo } from '../../model/actions.ts';
import type { Tool } from '../../model/edit.ts';
import { useApp } from '../app-context.ts';
import { IconButton } from '../controls/button.tsx';
import { leaveToKeys } from '../controls/leave-to-keys.ts';
import {
  CLEAR_PICTURE,
  ERASER_PICTURE,
  GENERAL_PICTURE,
  OBSTACLE_PICTURE,
  PAWN_PICTURE,
  REDO_PICTURE,
  UNDO_PICTURE,
} from '../pictures/pictures.ts';
import { type Picture, Pixels } from '../pictures/pixels.tsx';

const TOOLS: readonly { tool: Tool; picture: Picture; name: string; key: string }[] = [
  { tool: 'obstacle', picture: OBSTACLE_PICTURE, name: 'icon', key: '1' },
  { tool: 'pawn', picture: PAWN_PICTURE, name: 'pawn', key: '2' },
  { tool: 'general', picture: GENERAL_PICTURE, name: 'general', key: '3' },
  { tool: 'erase', picture: ERASER_PICTURE, name: 'icon', key: '0' },
];

/** The tools, and the actions on the whole board; `children` come first. */
export function Toolbar({ children }: { children: ComponentChildren }) {
  return (
    <div class="toolbar">
      <div class="mode-place">{children}</div>
      <Tools />
      <Edits />
    </div>
  );
}

function Tools() {
  const { state, texts } = useApp();
  const { tools } = texts.value;
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
  const { state, texts } = useApp();
  const { edit } = texts.value;
  const { past, future } = state.history.value;
  const isUsed = past.length + future.length > 0;
  const empty = /^\.*$/.test(state.board.value.cells);
  return (
    <fieldset class={isUsed ? 'edits used' : 'edits'} aria-label={edit.label}>
      <IconButton
        label={edit.undo}
        picture={UNDO_PICTURE}
        disabled={past.length === 0}
        onPress={() => undo(state)}
      />
      <IconButton
        label={edit.redo}
        picture={REDO_PICTURE}
        disabled={future.length === 0}
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
