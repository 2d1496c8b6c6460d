import '../../styles/stage.css';
import { useCatalogue } from '../../catalogue.ts';
import { type Picture, Pixels } from '../../pixels.tsx';
import { STAGE } from '../../texts/parts/stage.ts';
import { LEGEND_PICTURES } from '../../theatre/stage-pictures.ts';

/** What the colours and signs of the stage mean; it opens on a press. */
export function StageLegend() {
  const texts = useCatalogue(STAGE);
  return (
    <details class="stage-legend">
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
