import { useState } from 'preact/hooks';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { LEGEND_SIGNS } from './pictures.ts';
import { StageSigns } from './signs.tsx';
import { STAGE } from './words.ts';

/** What the colours and signs of the stage mean. It is open from the start where there is room for it. */
export function StageLegend() {
  const texts = useCatalogue(STAGE);
  const [opened] = useState(() => matchMedia('(min-width: 64rem)').matches);
  return (
    <details class="stage-legend" open={opened}>
      <summary>{texts.legend}</summary>
      <StageSigns signs={LEGEND_SIGNS} words={texts} />
    </details>
  );
}
