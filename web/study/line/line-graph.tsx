import { useSignal } from '@preact/signals';
import type { TargetedPointerEvent } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Value } from '../../../wasm/rubicon.ts';
import { stepTo } from '../../model/playback.ts';
import { useApp, useTexts } from '../../page/app-context.ts';
import { useReturn } from '../../page/controls/use-return.ts';
import type { LineView } from '../../page/line-view.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import { type Graph, graphOf, type Segment } from './model/graph.ts';
import { LINE } from './words.ts';
import './line-graph.css';

/** Heights in the graph's units: for a side that wins somewhere, for one that does not, and for the band of a tie. */
const TALL = 60;
const LOW = 8;
const BAND = 6;

/** A graph of the moves left at each position of the line: up if Red wins, down if Black wins, flat for a tie. */
export function LineGraph() {
  const { view } = useApp();
  const { solution, moves, ply } = view.value;
  if (solution === null || moves.length === 0 || solution.values.length !== moves.length + 1) return null;
  return <Drawn view={view.value} solution={solution} ply={ply} />;
}

interface DrawnProps {
  readonly view: LineView;
  readonly solution: NonNullable<LineView['solution']>;
  readonly ply: number;
}

function Drawn({ view, solution, ply }: DrawnProps) {
  const { state } = useApp();
  const words = useCatalogue(LINE);
  const line = useCatalogue(MOVE_LINE);
  const { gap } = useTexts();
  const pointed = useSignal<number | null>(null);
  const { values, loop } = solution;
  const graph = useMemo(() => graphOf(values), [values]);
  const bars = useMemo(() => <Bars graph={graph} />, [graph]);
  const count = view.moves.length;

  const returning = useReturn(ply, (step) => stepTo(state, step));
  const plyUnder = (event: TargetedPointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return Math.min(count, Math.max(0, Math.floor(((event.clientX - left) / width) * (count + 1))));
  };
  const point = (event: TargetedPointerEvent<SVGSVGElement>) => {
    pointed.value = plyUnder(event);
    if (event.buttons === 1) stepTo(state, pointed.value);
  };
  const shown = pointed.value === null ? ply : Math.min(pointed.value, count);
  const name = (value: Value | undefined) => (value === undefined ? '' : line.short(value));
  const summary = words.summary(name(values[0]), name(values[count]), graph.slips.length);
  const looped = loop === null ? '' : words.looped(loop + 1, count);
  return (
    <figure class={graph.runs.every(({ winner }) => winner === 'tie') ? 'line-graph flat' : 'line-graph'}>
      <figcaption>
        {words.graph}
        <span class="axes" aria-hidden="true">
          {words.axes}
        </span>
      </figcaption>
      <div class="graph-area">
        <svg
          viewBox={`0 0 ${count + 1} ${heightOf(graph)}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={words.labelled(`${summary}${gap}${looped}`)}
          {...returning}
          onPointerDown={(event) => {
            returning.onPointerDown();
            event.currentTarget.setPointerCapture(event.pointerId);
            stepTo(state, plyUnder(event));
          }}
          onPointerMove={point}
          onPointerLeave={() => {
            pointed.value = null;
          }}
        >
          {loop !== null && <rect class="loop-band" x={loop + 1} y={0} width={count - loop} height="100%" />}
          {bars}
          <rect class="here" x={ply} y={0} width={1} height="100%" />
        </svg>
        {loop !== null && <LoopArrow from={loop + 1} count={count} />}
      </div>
      <p class="graph-legend">
        <span>{words.after(shown, name(values[shown]))}</span>
        {graph.slips.length > 0 && <span class="slip-key">{words.slip}</span>}
        {loop !== null && <span aria-hidden="true">{`↻ ${loop + 1}–${count}`}</span>}
      </p>
    </figure>
  );
}

const upOf = ({ most }: Graph) => (most.red > 0 ? TALL : LOW);
const downOf = ({ most }: Graph) => (most.black > 0 ? TALL : LOW);
const heightOf = (graph: Graph) => upOf(graph) + downOf(graph);

/** Everything that does not depend on the ply. */
function Bars({ graph }: { graph: Graph }) {
  return (
    <>
      {graph.runs.map((run) => (
        <path key={run.first} class={`bars ${run.winner}`} d={pathOf(run, graph)} />
      ))}
      <rect class="base" x={0} y={upOf(graph) - 0.75} width="100%" height={1.5} />
      <Slips graph={graph} />
    </>
  );
}

function pathOf({ winner, first, distances, length }: Segment, graph: Graph): string {
  const base = upOf(graph);
  if (winner === 'tie') return `M${first} ${base - BAND}h${length}v${2 * BAND}h${-length}z`;
  const sign = winner === 'red' ? -1 : 1;
  const reach = (winner === 'red' ? upOf(graph) : downOf(graph)) - 4;
  const tip = (distance: number) => base + sign * (2 + (reach * distance) / Math.max(1, graph.most[winner]));
  const steps = distances.map((distance) => `V${tip(distance).toFixed(1)}h1`).join('');
  return `M${first} ${base}${steps}V${base}z`;
}

/** A notch on the base line under every move that was not one of the best. */
function Slips({ graph }: { graph: Graph }) {
  const base = upOf(graph);
  const notches = graph.slips.map((ply) => `M${ply - 0.5} ${base - 9}h1.6v18h-1.6z`).join('');
  return notches === '' ? null : <path class="slips" d={notches} />;
}

/** The arrow from the line's end back to the start of its loop. */
function LoopArrow({ from, count }: { from: number; count: number }) {
  const left = (100 * from) / (count + 1);
  return (
    <div class="loop-arrow" style={{ '--left': `${left}%` }} aria-hidden="true">
      ↻
    </div>
  );
}
