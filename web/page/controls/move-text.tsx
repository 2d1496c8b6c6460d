import './move-text.css';
import type { MoveParts } from '../words/line-words.ts';

/** A move in a list: what its row shows anyway is for screen readers alone, so that it fits on a line. */
export function MoveText({ parts: [side, piece, way, rest] }: { parts: MoveParts }) {
  return (
    <>
      <span class="spare">{side}</span>
      <span class="piece-name">{piece}</span>
      <span class="spare">{way}</span>
      {rest}
    </>
  );
}
