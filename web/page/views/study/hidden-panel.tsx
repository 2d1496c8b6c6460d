import { useCatalogue } from '../../catalogue.ts';
import { PLAY } from '../../texts/parts/play.ts';

/** In place of a panel that would give a game away. */
export function HiddenPanel() {
  return <p class="muted">{useCatalogue(PLAY).hidden}</p>;
}
