import { describe, expect, it } from 'vitest';
import type { DiagnosisReport, Suspect } from '../../../../wasm/bench/mistakes.ts';
import { hasFindings, mergeReports, namedSuspects } from '../../../../web/bench/compare/model/diagnosis.ts';
import { setOf } from '../../../../web/bench/mistakes/model/mistakes.ts';

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
  });

  it('have more lines for them than against them', () => {
    const bad = { ...suspect(1, 1), contradicted: 8 };
    expect(namedSuspects([bad, { ...suspect(2, 1), contradicted: 7 }])).toEqual([
      { ...suspect(2, 1), contradicted: 7 },
    ]);
  });

  it('are summed up over the shares of the work', () => {
    const report = (phase: 'singles' | 'done', ...suspects: Suspect[]) =>
      ({ phase, done: 3, total: 4, suspects }) as unknown as DiagnosisReport;
    expect(mergeReports([])).toBeNull();
    const merged = mergeReports([
      report('done', suspect(1, 2), suspect(2, 0)),
      report('done', suspect(2, 1), suspect(1, 0, true)),
    ]);
    expect(merged).toMatchObject({ phase: 'done', done: 6, total: 8 });
    expect(merged?.suspects).toEqual([
      { mistakes: 2, explained: 18, unexplained: 1, kept: 10, contradicted: 0, dropped: false },
      { mistakes: 1, explained: 18, unexplained: 2, kept: 10, contradicted: 0, dropped: true },
    ]);
    const [noLoss, redStuck] = [setOf('no_loss'), setOf('red_stuck')];
    const equal = mergeReports([report('done', suspect(noLoss, 0), suspect(redStuck, 0))]);
    expect(equal?.suspects.map(({ mistakes }) => mistakes)).toEqual([redStuck, noLoss]);
    expect(mergeReports([report('done'), report('singles')])).toMatchObject({ phase: 'singles', done: 3 });
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
