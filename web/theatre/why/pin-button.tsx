import type { ComponentChildren } from 'preact';
import type { Board, Position } from '../../../wasm/rubicon.ts';
import { useApp } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import type { Player } from '../model/player.ts';
import { pin } from './pinned.ts';
import { positionInSentence } from './turning.tsx';
import { TURNED } from './words.ts';

interface Props {
  readonly board: Board;
  readonly position: Position;
  readonly class: string;
  /** The accessible name and tooltip, if not the content. */
  readonly name?: string;
  readonly style?: Readonly<Record<string, string | number>>;
  readonly children: ComponentChildren;
}

/** A button that explains a position. */
export function PinButton({ board, position, name, style, children, ...props }: Props) {
  const app = useApp();
  return (
    <button
      type="button"
      class={props.class}
      aria-label={name}
      title={name}
      style={style}
      onClick={({ detail }) => pin(app, board, position, detail === 0)}
    >
      {children}
    </button>
  );
}

/** A button that explains the position in the sentence. */
export function PinInSentence({ board, player }: { board: Board; player: Player }) {
  const texts = useCatalogue(TURNED);
  const position = positionInSentence(player.frame.value, player);
  if (position === null) return null;
  return (
    <PinButton board={board} position={position} class="pin-in-sentence">
      {texts.button}
    </PinButton>
  );
}
