import { describe, expect, it } from 'vitest';
import type { DiagnosisReport, Suspect } from '../../../../wasm/bench/mistakes.ts';
import { hasFindings, mergeReports, namedSuspects } from '../../../../web/bench/compare/model/diagnosis.ts';
import { setOf } from '../../../../web/bench/mistakes/model/mistakes.ts';

const report = (phase: DiagnosisReport['phase'], ...suspects: Suspect[]) =>
  ({ phase, done: 3, total: 4, suspects }) as unknown as DiagnosisReport;

describe('the suspects that are named', () => {
  const suspect = (mistakes: number, unexplained: number, dropped = false): Suspect => ({
    mistakes,
    explained: 9,
    unexplained,
    kept: 5,
    contradicted: 0,
    dropped,
  });

  it('are those that reproduce all, else the nearest three, never one that was dropped', () => {
    const named = (...suspects: Suspect[]) => namedSuspects(suspects).map(({ mistakes }) => mistakes);
    expect(named(suspect(1, 0), suspect(2, 0), suspect(4, 1))).toEqual([1, 2]);
    expect(named(suspect(1, 1), suspect(2, 2), suspect(4, 3), suspect(8, 4))).toEqual([1, 2, 4]);
    expect(named(suspect(1, 0, true), suspect(2, 9, true))).toEqual([]);
    expect(named({ ...suspect(1, 1), contradicted: 1 }, suspect(2, 0))).toEqual([2]);
  });

  it('have more lines for them than against them', () => {
    const bad = { ...suspect(1, 1), contradicted: 8 };
    expect(namedSuspects([bad, { ...suspect(2, 1), contradicted: 7 }])).toEqual([
      { ...suspect(2, 1), contradicted: 7 },
    ]);
  });

  it('are summed up over the shares of the work', () => {
    expect(mergeReports([])).toBeNull();
    const merged = mergeReports([
      report('done', suspect(1, 2), suspect(2, 0)),
      report('done', { ...suspect(2, 1), contradicted: 2 }, { ...suspect(1, 0, true), contradicted: 3 }),
    ]);
    expect(merged).toMatchObject({ phase: 'done', done: 6, total: 8 });
    expect(merged?.suspects).toEqual([
      { mistakes: 2, explained: 18, unexplained: 1, kept: 10, contradicted: 2, dropped: false },
      { mistakes: 1, explained: 18, unexplained: 2, kept: 10, contradicted: 3, dropped: true },
    ]);
  });

  it('are in the order of how well they explain the lines', () => {
    const order = (...suspects: Suspect[]) =>
      mergeReports([report('done', ...suspects)])?.suspects.map(({ mistakes }) => mistakes);
    expect(order(suspect(1, 0, true), suspect(2, 5))).toEqual([2, 1]);
    expect(order({ ...suspect(1, 1), contradicted: 8 }, suspect(2, 5))).toEqual([2, 1]);
    expect(order(suspect(2, 1), { ...suspect(1, 1), explained: 10 })).toEqual([1, 2]);
    const [noLoss, redStuck] = [setOf('no_loss'), setOf('red_stuck')];
    expect(order(suspect(noLoss, 0), suspect(redStuck, 0))).toEqual([redStuck, noLoss]);
  });
});

describe('the progress of several workers', () => {
  it('is that of the slowest until all are in the same phase', () => {
    expect(mergeReports([{ ...report('done'), done: 9 }, report('singles')])).toMatchObject({
      ...{ phase: 'singles', done: 3, total: 4 },
    });
  });

  it('is not added up while each solves all boards', () => {
    const judging = report('judging');
    expect(mergeReports([judging, judging])).toMatchObject({ phase: 'judging', done: 3, total: 4 });
  });
});

it('a diagnosis has findings if a line is wrong, or only spelled differently', () => {
  const report = (of: object) =>
    ({ verdicts: { wrong: 0 }, spelled: 0, twins: null, suspects: [], ...of }) as unknown as DiagnosisReport;
  expect([report({}), report({ verdicts: { wrong: 1 } }), report({ spelled: 1 })].map(hasFindings)).toEqual([
    false,
    true,
    true,
  ]);
});
