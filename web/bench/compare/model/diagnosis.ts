import type { DiagnosisReport, Suspect } from '../../../../wasm/bench/mistakes.ts';
import { CHANGED, DIAGNOSIS_PHASES } from '../../../../wasm/bench/names.ts';
import type { Comparison } from './compare.ts';

/** Whether a line that is there differs from its board's answer, and lines are not only in the wrong place. */
export function isExplainable({ differences, shift }: Comparison): boolean {
  return shift === null && differences.some(({ board, line }) => board !== null && line !== null);
}

/** Whether a set of mistakes reproduces every line that was compared. */
export function reproduces({ unexplained, contradicted, dropped }: Suspect): boolean {
  return !dropped && unexplained + contradicted === 0;
}

/** Whether a diagnosis has anything to say: a wrong answer to explain, or one that is only spelled otherwise. */
export function hasFindings({ verdicts, spelled }: DiagnosisReport): boolean {
  return verdicts.wrong > 0 || spelled > 0;
}

/** The suspects worth naming: those that reproduce all lines, else the likeliest for which more lines speak than against. */
export function namedSuspects(suspects: readonly Suspect[]): readonly Suspect[] {
  const whole = suspects.filter(reproduces);
  const near = suspects.filter(
    ({ dropped, explained, unexplained, contradicted }) => !dropped && explained > unexplained + contradicted,
  );
  return whole.length > 0 ? whole : near.slice(0, 3);
}

const against = ({ unexplained, contradicted }: Suspect) => unexplained + contradicted;

/** How specific a set of mistakes is: the answers that its mistakes change, added up. */
const changed = ({ mistakes }: Suspect) =>
  CHANGED.reduce<number>((sum, answers, number) => sum + ((mistakes >> number) & 1) * answers, 0);

/** What several workers have found, each of a share of the lines. */
export function mergeReports(reports: readonly DiagnosisReport[]): DiagnosisReport | null {
  const [first] = reports;
  if (first === undefined) return null;
  const sums = new Map<number, Suspect>();
  for (const suspect of reports.flatMap(({ suspects }) => suspects)) {
    const sum = sums.get(suspect.mistakes);
    sums.set(suspect.mistakes, sum === undefined ? suspect : addSuspects(sum, suspect));
  }
  const suspects = [...sums.values()].sort(
    (a, b) =>
      Number(a.dropped) - Number(b.dropped) ||
      against(a) - against(b) ||
      b.explained - a.explained ||
      changed(a) - changed(b) ||
      a.mistakes - b.mistakes,
  );
  const sum = (count: (report: DiagnosisReport) => number) =>
    reports.reduce((total, report) => total + count(report), 0);
  const phase =
    DIAGNOSIS_PHASES.find((each) => reports.some((report) => report.phase === each)) ?? first.phase;
  const now = reports.find((report) => report.phase === phase) ?? first;
  const isShared = phase !== 'judging' && reports.every((report) => report.phase === phase);
  return {
    ...now,
    phase,
    done: isShared ? sum(({ done }) => done) : now.done,
    total: isShared ? sum(({ total }) => total) : now.total,
    suspects,
  };
}

function addSuspects(one: Suspect, other: Suspect): Suspect {
  return {
    mistakes: one.mistakes,
    explained: one.explained + other.explained,
    unexplained: one.unexplained + other.unexplained,
    kept: one.kept + other.kept,
    contradicted: one.contradicted + other.contradicted,
    dropped: one.dropped || other.dropped,
  };
}
