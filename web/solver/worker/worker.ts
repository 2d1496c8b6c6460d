import { type Analysis, loadRubicon, type Rubicon } from '../../../wasm/rubicon.ts';
import { AnalysisCache } from './analysis-cache.ts';
import { solveAside } from './aside.ts';
import { countInSlices } from './census.ts';
import { parseBoards } from './contest.ts';
import { attempt } from './failure.ts';
import { opponentMove } from './opponent.ts';
import type { Outcome, ReportProgress, SolverService } from './protocol.ts';
import { awaitModule } from './sent-module.ts';
import { serve } from './serve.ts';

const { sent, loading, loadSent } = awaitModule(loadRubicon);
const cache = loading.then(async (rubicon) => new AnalysisCache(rubicon, await sent));
let report: ReportProgress = () => {};
let wanted: number | null = null;
let wantedCensus: number | null = null;

const service: SolverService = {
  async start(reportProgress, module) {
    report = reportProgress;
    return loadSent(module);
  },
  async analyse(id, question) {
    wanted = id;
    const isWanted = () => wanted === id;
    const outcome = await attempt(async () => {
      const ready = await cache;
      if (!isWanted()) return null;
      return ready.answer(question, isWanted, (progress, bytes) => report(id, progress, bytes));
    });
    if (!outcome.ok) return outcome;
    return outcome.value === null ? null : { ok: true, value: outcome.value };
  },
  moves: (board, positions) =>
    withAnalysis(
      (ready) => ready.knowing(board, positions, 'moves'),
      (analysis) => positions.map((position) => analysis.moves(position)),
    ),
  map: (board, position, piece) =>
    withAnalysis(
      (ready) => ready.solved(board),
      (analysis) => analysis.map(position, piece),
    ),
  async census(job, board, reportCounted) {
    wantedCensus = job;
    const outcome = await attempt(async () => {
      const ready = await cache;
      const analysis = await ready.solved(board);
      if (analysis === null || wantedCensus !== job) return null;
      const isWanted = async () => wantedCensus === job && (await ready.solved(board)) === analysis;
      return countInSlices(analysis, isWanted, reportCounted);
    });
    if (!outcome.ok) return outcome;
    return outcome.value === null ? null : { ok: true, value: outcome.value };
  },
  cancelCensus(job) {
    if (wantedCensus === job) wantedCensus = null;
  },
  reply: (board, position) =>
    withAnalysis(
      (ready) => ready.knowing(board, [position], 'play'),
      (analysis) => opponentMove(analysis, position),
    ),
  cancel(id) {
    if (wanted === id) wanted = null;
  },
  aside: (question) => withModule((rubicon) => solveAside(rubicon, question)),
  parse: (text) => withModule((rubicon) => parseBoards(rubicon, text)),
  format: (boards) => withModule((rubicon) => rubicon.formatContest(boards)),
};

function withModule<T>(work: (rubicon: Rubicon) => T) {
  return attempt(async () => work(await loading));
}

/** Answers from the analysis that `find` returns once it is solved far enough; null if it returns none. */
async function withAnalysis<T>(
  find: (ready: AnalysisCache) => Promise<Analysis | null>,
  work: (analysis: Analysis) => T,
): Promise<Outcome<T> | null> {
  const outcome = await attempt(async () => {
    const analysis = await find(await cache);
    return analysis === null ? null : { answer: work(analysis) };
  });
  if (!outcome.ok) return outcome;
  return outcome.value === null ? null : { ok: true, value: outcome.value.answer };
}

serve(service);
