import { useSignal } from '@preact/signals';
import type { TargetedPointerEvent } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Census } from '../../../wasm/rubicon.ts';
import { SIDES } from '../../model/board.ts';
import { useApp } from '../../page/app-context.ts';
import { Problem } from '../../page/controls/problem.tsx';
import { useReturn } from '../../page/controls/use-return.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { barsPath, layerMarks, ticksOf } from './model/chart.ts';
import { type Count, drawnLayer, goTo, layerShown, waveOf } from './wave.ts';
import { cancelCount, countAgain } from './wave-data.ts';
import { WAVE } from './words.ts';

/** The height of one half in the chart's own units, and the room above the bars. */
const HALF = 60;
const REACH = 56;
/** Maximum number of layers for which the bars have gaps. */
const GAPPED = 70;

/** Decided positions per layer: Red's wins upwards, Black's downwards. */
export function WaveChart() {
  const count = waveOf(useApp()).count.value;
  if (count === null) return null;
  return count.status === 'counted' ? <Chart census={count.census} /> : <Counting count={count} />;
}

function Chart({ census }: { census: Census }) {
  const app = useApp();
  const wave = waveOf(app);
  const texts = useCatalogue(WAVE);
  const pointed = useSignal<number | null>(null);
  const { red, black } = census.decided;
  const layers = Math.max(red.length, black.length, 1);
  const most = Math.max(1, ...red, ...black);
  const layer = layerShown(wave);
  const drawn = drawnLayer(app);

  const layerUnder = (event: TargetedPointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return Math.max(0, Math.floor(((event.clientX - left) / width) * layers));
  };
  const returning = useReturn(layer, (step) => goTo(wave, step));
  const read = Math.min(pointed.value ?? layer, layers - 1);
  return (
    <figure class="wave-chart">
      <figcaption>{texts.chart}</figcaption>
      <div class="plot" style={{ '--layers': layers }}>
        <Scale most={most} />
        {drawn !== null && <span class="drawn-mark" style={{ '--layer': drawn }} aria-hidden="true" />}
        <svg
          viewBox={`0 0 ${layers} ${2 * HALF}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={texts.chart}
          {...returning}
          onPointerDown={(event) => {
            returning.onPointerDown();
            event.currentTarget.setPointerCapture(event.pointerId);
            goTo(wave, layerUnder(event));
          }}
          onPointerMove={(event) => {
            pointed.value = layerUnder(event);
            if (event.buttons === 1) goTo(wave, pointed.value);
          }}
          onPointerLeave={() => {
            pointed.value = null;
          }}
        >
          <Lines most={most} />
          <rect class="layer-here" x={layer} y={0} width={1} height="100%" />
          <Bars census={census} most={most} layer={layer} />
        </svg>
        <div class="layer-marks" aria-hidden="true">
          {layerMarks(layers - 1).map((mark) => (
            <span key={mark} style={{ '--layer': mark }}>
              {mark}
            </span>
          ))}
        </div>
      </div>
      <p class="chart-read">{texts.layerAt(read, texts.briefly(red[read] ?? 0, black[read] ?? 0))}</p>
    </figure>
  );
}

/** The counts at the lines of the scale in both halves; the lowest only if they do not overlap. */
function Scale({ most }: { most: number }) {
  const texts = useCatalogue(WAVE);
  const apart = ticksOf(most).filter(({ height }) => height > 0.06);
  const names = apart.flatMap(({ count, height }) =>
    [-1, 1].map((way) => (
      <span key={way * count} style={{ top: `${(100 * (HALF + way * REACH * height)) / (2 * HALF)}%` }}>
        {texts.short(count)}
      </span>
    )),
  );
  return (
    <div class="plot-scale" aria-hidden="true">
      {SIDES.map((side) => (
        <strong key={side} class={side}>
          {texts.sides[side]}
        </strong>
      ))}
      {names}
    </div>
  );
}

function Lines({ most }: { most: number }) {
  const heights = ticksOf(most).flatMap(({ height }) => [HALF - REACH * height, HALF + REACH * height]);
  return (
    <>
      {heights.map((y) => (
        <line key={y} class="tick" x1={0} x2="100%" y1={y} y2={y} />
      ))}
    </>
  );
}

/** All bars dim, and bright ones over them up to the layer shown. */
function Bars({ census, most, layer }: { census: Census; most: number; layer: number }) {
  const paths = useMemo(() => {
    const gap = census.decided.red.length > GAPPED ? 0 : 0.16;
    return SIDES.map((side) => {
      const reach = side === 'red' ? -REACH : REACH;
      return [side, barsPath(census.decided[side], { most, base: HALF, reach, gap })] as const;
    });
  }, [census, most]);
  return (
    <>
      <clipPath id="wave-reached">
        <rect x={0} y={0} width={layer + 1} height={2 * HALF} />
      </clipPath>
      {paths.map(([side, d]) => (
        <g key={side} class={`bars ${side}`}>
          <path class="dim" d={d} />
          <path d={d} clip-path="url(#wave-reached)" />
        </g>
      ))}
      <rect class="base" x={0} y={HALF - 0.5} width="100%" height={1} />
    </>
  );
}

/** The progress of the count, with its buttons. */
function Counting({ count }: { count: Exclude<Count, { status: 'counted' }> }) {
  const app = useApp();
  const wave = waveOf(app);
  const texts = useCatalogue(WAVE);
  if (count.status === 'counting') {
    const percent = Math.floor(count.fraction * 100);
    return (
      <div class="wave-counting">
        <progress max={100} value={percent} aria-label={texts.countingLabel} />
        <span>{texts.counting(percent)}</span>
        <button type="button" class="button wide" onClick={() => cancelCount(wave)}>
          {texts.cancel}
        </button>
      </div>
    );
  }
  return (
    <div class="wave-counting">
      {count.status === 'failed' ? (
        <Problem failure={count.failure} role="alert" />
      ) : (
        <p>{texts.cancelled}</p>
      )}
      <button type="button" class="button wide" onClick={() => countAgain(app, wave)}>
        {count.status === 'failed' ? texts.again : texts.count}
      </button>
    </div>
  );
}
