import '../../page/style/primitives.css';
import './play.css';
import { useRef } from 'preact/hooks';
import { useApp } from '../../page/app-context.ts';
import { lazyView } from '../../page/controls/lazy-view.tsx';
import type { Feature } from '../../page/feature.ts';
import { GamePanel } from './game-panel.tsx';
import { GameSetup } from './game-setup.tsx';
import type { OnPress } from './on-press.ts';

const Puzzles = lazyView(() => import('../puzzles/puzzles-view.tsx').then((part) => part.PuzzlesView));

/** Play against a perfect opponent. If a button pressed by keyboard disappears, the panel takes the focus. */
function PlayPanel() {
  const { state } = useApp();
  const panel = useRef<HTMLDivElement>(null);
  const onPress: OnPress = (event) => {
    if (event.detail === 0) panel.current?.focus();
  };
  const game = state.game.value;
  return (
    <div ref={panel} tabIndex={-1} class="play-panel stack start">
      {game === null && !state.valuesHidden.value && <GameSetup onPress={onPress} />}
      <Puzzles />
      {game !== null && <GamePanel game={game} onPress={onPress} />}
    </div>
  );
}

export const FEATURE: Feature = { Panel: PlayPanel };
