import './stage.css';
import { useState } from 'preact/hooks';
import { type Picture, Pixels } from '../../page/pictures/pixels.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { LEGEND_PICTURES } from './pictures.ts';
import { STAGE } from './words.ts';

/** What the colours and signs of the stage mean. It is open from the start where there is room for it. */
export function StageLegend() {
  const texts = useCatalogue(STAGE);
  const [opened] = useState(() => matchMedia('(min-width: 64rem)').matches);
  return (
    <details class="stage-legend" open={opened}>
      <summary>{texts.legend}</summary>
      <ul>
        {LEGEND_PICTURES.map(([name, pictures]) => (
          <li key={name}>
            <span class="signs">
              {pictures.map((picture: Picture, index) => (
                <Pixels key={index} picture={picture} name="stage-sign" />
              ))}
            </span>
            {texts[name]}
          </li>
        ))}
      </ul>
    </details>
  );
}
