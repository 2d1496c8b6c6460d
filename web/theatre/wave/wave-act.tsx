import './wave.css';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { sameBoard } from '../../model/board.ts';
import { useApp } from '../../page/app-context.ts';
import { MapFailed } from '../../page/board/map-absent.tsx';
import { useMedia } from '../../page/controls/use-media.ts';
import { HiddenPanel } from '../../page/hidden-panel.tsx';
import { listenToKeys } from '../../page/keys.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { stepperKeys } from '../stepper.ts';
import { pinnedOn } from '../why/pinned.ts';
import { TablePinned } from '../why/table-pinned.tsx';
import { courseOf, lastOf, layerShown, waveOf, waveStepping } from './wave.ts';
import { WaveAbsent } from './wave-absent.tsx';
import { WaveBoard } from './wave-board.tsx';
import { WaveChart } from './wave-chart.tsx';
import { WaveChoices } from './wave-choices.tsx';
import { WaveControls } from './wave-controls.tsx';
import { followWave } from './wave-data.ts';
import { WaveLegend } from './wave-legend.tsx';
import { WaveReadout } from './wave-readout.tsx';
import { WaveTotals } from './wave-totals.tsx';
import { LayerWords } from './wave-words.tsx';
import { WAVE } from './words.ts';

const WAVE_KEYS = stepperKeys((app) => waveStepping(waveOf(app)));

/** The analysis spreading over the board, layer by layer. */
export function WaveAct() {
  const app = useApp();
  const wave = waveOf(app);
  useEffect(() => followWave(app, wave), [app, wave]);
  return (
    <section class="wave">
      <Shown />
    </section>
  );
}

function Shown() {
  const app = useApp();
  const { state } = app;
  const map = waveOf(app).map.value;
  const board = state.question.value?.board;
  if (state.valuesHidden.value) return <HiddenPanel />;
  if (state.solution.value === null || board === undefined) return <WaveAbsent />;
  if (map?.status === 'failed') return <MapFailed failure={map.failure} />;
  if (map === null || !sameBoard(map.board, board)) return null;
  return <Layers />;
}

/** The explanation of the pinned position up to the layer shown. */
function WavePinned() {
  const app = useApp();
  const wave = waveOf(app);
  const map = wave.map.value;
  if (map?.status !== 'known') return null;
  return (
    <TablePinned
      board={map.board}
      path={pinnedOn(app, map.board)}
      layer={layerShown(wave) === lastOf(wave) ? 'all' : layerShown(wave)}
    />
  );
}

function Layers() {
  const app = useApp();
  // As in the style sheet: beside the board if there is room.
  const isWide = useMedia('(min-width: 62.5rem)');
  const { follows } = waveOf(app).choice.value;
  const texts = useCatalogue(WAVE);
  useLayoutEffect(() => listenToKeys(app, WAVE_KEYS), [app]);
  return (
    <>
      <div class="wave-stand">
        <WaveChoices />
        <WaveBoard />
        <WaveReadout />
        {!isWide && <WavePinned />}
        <WaveControls />
      </div>
      {isWide && <WavePinned />}
      <div class="wave-facts">
        <LayerWords />
        {follows && courseOf(app) !== null && <p class="muted">{texts.followHint}</p>}
        <WaveChart />
        <WaveLegend />
        <p class="muted">{texts.intro}</p>
        <WaveTotals />
      </div>
    </>
  );
}
