import { useEffect } from 'preact/hooks';
import { chooseMode } from '../../../model/mode.ts';
import { isZoomed, zoomTo } from '../../../model/zoom.ts';
import { useApp } from '../../../page/app-context.ts';
import { enlarge } from '../../../page/board/enlarge.ts';
import { useCatalogue } from '../../../page/words/catalogue.ts';
import { choose, mapsOf } from '../maps.ts';
import { followPlacement } from '../placement.ts';
import { followPointer } from '../pointed.ts';
import { boardMapOf } from '../shown-map.ts';
import { followToggles } from '../toggles.ts';
import '../../../page/controls/toggle.css';
import '../../../page/style/primitives.css';
import '../maps.css';
import { Choices } from '../../../page/controls/choices.tsx';
import type { Feature } from '../../../page/feature.ts';
import { MAPS } from '../words.ts';
import { MapOverlay } from './map-overlay.tsx';
import { PlacementPanel } from './placement-panel.tsx';
import { TogglesPanel } from './toggles-panel.tsx';

/** Selects the map on the board, which is shown while this panel is open. */
function MapsPanel() {
  const app = useApp();
  const maps = mapsOf(app);
  const texts = useCatalogue(MAPS);
  const { state } = app;
  const { map } = maps.choice.value;
  const zoomed = isZoomed(state);
  // A finger reads the map instead of drawing on it; the user can return to edit mode.
  useEffect(() => chooseMode(app.state, 'move'), [app]);
  useEffect(() => {
    const ends = [followPlacement(app, maps), followToggles(app, maps), followPointer(maps.pointed)];
    return () => {
      for (const end of ends) end();
    };
  }, [app, maps]);
  return (
    <div class="maps stack start">
      <div class="map-choices cluster">
        <Choices
          label={texts.map}
          chosen={map}
          choices={[
            { value: 'placement', name: texts.placement },
            { value: 'obstacles', name: texts.obstacles },
          ]}
          choose={(chosen) => choose(maps, { map: chosen })}
        />
        <button
          type="button"
          class="button wide toggle"
          aria-pressed={zoomed}
          onClick={() => (zoomed ? zoomTo(state, 1) : enlarge(state))}
        >
          {texts.zoom}
        </button>
      </div>
      {zoomed && <p class="hint">{texts.zoomHint}</p>}
      {map === 'placement' ? <PlacementPanel /> : <TogglesPanel />}
    </div>
  );
}

export const FEATURE: Feature = { Panel: MapsPanel, Layer: MapOverlay, boardMap: boardMapOf };
