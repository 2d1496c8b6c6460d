import type { Glyph, Tone } from '../../../model/board-map.ts';
import { glyphPath } from '../../../page/board/glyphs.ts';
import { useCatalogue } from '../../../page/words/catalogue.ts';
import { MAPS } from '../words.ts';

export interface LegendEntry {
  readonly glyphs: readonly {
    readonly glyph: Glyph;
    readonly tone: Tone;
    readonly look?: 'strong' | 'light';
  }[];
  readonly name: string;
  readonly count: number;
}

/** The legend of the glyphs and colours on the board, with the number of cells of each. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  const texts = useCatalogue(MAPS);
  return (
    <ul class="map-legend" aria-label={texts.legend}>
      {entries.map(({ glyphs, name, count }) => (
        <li key={name}>
          {glyphs.map(({ glyph, tone, look = '' }) => (
            <svg key={`${tone} ${glyph}`} viewBox="0 0 1 1" aria-hidden="true">
              {tone !== 'same' && <path class={`tile ${tone} ${look}`} d="M.08 .08h.84v.84h-.84z" />}
              <path class={`glyph ${tone}`} d={glyphPath(glyph, 0.5, 0.5, glyph === 'same' ? 1 : 0.5)} />
            </svg>
          ))}
          <span>{name}</span>
          <strong>{texts.cells(count)}</strong>
        </li>
      ))}
    </ul>
  );
}
