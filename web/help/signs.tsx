import type { ComponentChildren } from 'preact';
import { ChoiceArrow } from '../page/board/choice-arrow.tsx';
import { Shapes } from '../page/board/picture/board-picture.tsx';
import { lastMove } from '../page/board/picture/page-look.ts';
import { GENERAL_PICTURE, PAWN_PICTURE } from '../page/pictures/pictures.ts';
import { Pixels } from '../page/pictures/pixels.tsx';
import { useCatalogue } from '../page/words/catalogue.ts';
import { MOVE_LINE } from '../page/words/line-words.ts';
import { HELP } from './words.ts';

const LAST_MOVE = lastMove('--red', { x: 0, y: 0, turn: 0 });

/** The legend: each colour, picture and mark as it looks on the page. */
export function Signs() {
  const line = useCatalogue(MOVE_LINE);
  const { signs } = useCatalogue(HELP);
  const chip = (winner: 'red' | 'black', distance: number) => (
    <span class={`chip ${winner}`}>{line.short({ winner, distance })}</span>
  );
  return (
    <ul class="help-signs">
      <Sign words={signs.red}>
        <Pixels picture={GENERAL_PICTURE} name="general" />
        {chip('red', 75)}
      </Sign>
      <Sign words={signs.black}>
        <Pixels picture={PAWN_PICTURE} name="pawn" />
        {chip('black', 2)}
      </Sign>
      <Sign words={signs.tie}>
        <span class="letter">=</span>
        <span class="chip tie">{line.short({ winner: 'tie' })}</span>
      </Sign>
      <Sign words={signs.last}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <Shapes shapes={LAST_MOVE} />
        </svg>
      </Sign>
      <Sign words={signs.choices}>
        {(['red', 'black', 'tie'] as const).map((winner) => (
          <svg key={winner} viewBox=".15 -.3 .6 .6" aria-hidden="true">
            <ChoiceArrow value={winner === 'tie' ? { winner } : { winner, distance: 1 }} best />
          </svg>
        ))}
      </Sign>
      <Sign words={signs.next}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path fill="var(--black)" d="M7 4l6 6-6 6z" />
        </svg>
      </Sign>
      <Sign words={signs.line}>
        <span class="letter">▸</span>
      </Sign>
      <Sign words={signs.loop}>
        <span class="letter">↻</span>
      </Sign>
      <Sign words={signs.goal}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path fill="var(--goal-odd)" d="M0 3h20v14H0z" />
        </svg>
      </Sign>
    </ul>
  );
}

function Sign({ words, children }: { words: string; children: ComponentChildren }) {
  return (
    <li>
      <span class="sign" aria-hidden="true">
        {children}
      </span>
      <span>{words}</span>
    </li>
  );
}
