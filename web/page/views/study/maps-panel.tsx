import { useEffect } from 'preact/hooks';
import { useApp } from '../../app-context.ts';
import { useCatalogue } from '../../catalogue.ts';
import { choose, mapsOf } from '../../study/maps.ts';
import { followPlacement } from '../../study/placement.ts';
import { followPointer } from '../../study/pointed.ts';
import { followMaps } from '../../study/shown-map.ts';
import { followToggles } from '../../study/toggles.ts';
import '../../styles/maps.css';
import { MAPS } from '../../texts/parts/maps.ts';
import { Choices } from './choices.tsx';
import { PlacementPanel } from './placement-panel.tsx';
import { TogglesPanel } from './toggles-panel.tsx';

/** Maps on the board, which show for as long as this panel is open. */
export function MapsPanel() {
  const app = useApp();
  const maps = mapsOf(app);
  const texts = useCatalogue(MAPS);
  const { map, zoomed } = maps.choice.value;
  useEffect(() => {
    const ends = [
      followPlacement(app, maps),
      followToggles(app, maps),
      followMaps(app, maps),
      followPointer(maps.pointed),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [app, maps]);
  return (
    <div class="maps">
      <div class="map-choices">
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
          onClick={() => choose(maps, { zoomed: !zoomed })}
        >
          {texts.zoom}
        </button>
      </div>
      {zoomed && <p class="hint">{texts.zoomHint}</p>}
      {map === 'placement' ? <PlacementPanel /> : <TogglesPanel />}
    </div>
  );
}
