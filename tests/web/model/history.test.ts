import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amendPresent, startHistory } from '../../../web/model/history.ts';
import {
  commitGrouped,
  commitStep,
  groupBase,
  HISTORY_LIMIT,
  redoStep,
  revisitPresent,
  undoStep,
  undoTo,
} from '../../../web/model/history-steps.ts';

describe('history', () => {
  it('undoes and redoes any steps', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 20 }), (steps) => {
        const states = [-1, ...steps];
        let history = steps.reduce(commitStep, startHistory(-1));
        for (const state of states.toReversed()) {
          expect(history.present).toBe(state);
          history = undoStep(history);
        }
        expect(undoStep(history)).toEqual(history);
        for (const state of states) {
          expect(history.present).toBe(state);
          history = redoStep(history);
        }
        expect(redoStep(history)).toEqual(history);
      }),
    );
  });

  it('forgets what was undone when another step is made', () => {
    const history = commitStep(undoStep(commitStep(startHistory('a'), 'b')), 'c');
    expect(redoStep(history).present).toBe('c');
    expect(undoStep(history).present).toBe('a');
  });

  it('keeps a limited number of steps', () => {
    let history = startHistory(0);
    for (let step = 1; step <= HISTORY_LIMIT + 5; step++) history = commitStep(history, step);
    expect(history.past).toHaveLength(HISTORY_LIMIT);
    expect(history.past[0]).toBe(5);
  });

  it('undoes an amended present to the step before it, and brings the amendment back', () => {
    const history = amendPresent(commitStep(startHistory('a'), 'b'), 'b2');
    expect(undoStep(history).present).toBe('a');
    expect(redoStep(undoStep(history)).present).toBe('b2');
  });

  it('drops the state that a revisited present equals', () => {
    const history = undoStep(commitStep(commitStep(startHistory('a'), 'b'), 'c'));
    expect(revisitPresent(history, 'a', Object.is)).toMatchObject({ past: [], present: 'a', future: ['c'] });
    expect(revisitPresent(history, 'c', Object.is)).toMatchObject({ past: ['a'], present: 'c', future: [] });
  });

  it('undoes several steps as one, to an earlier state or to one that it never had', () => {
    const history = ['b', 'c', 'd'].reduce(commitStep, startHistory('a'));
    for (const [target, past] of [
      ['b', ['a']],
      ['x', ['a', 'b', 'c']],
    ] as const) {
      const undone = undoTo(history, target, (step) => step === target);
      expect(undone).toMatchObject({ past, present: target, future: ['d'] });
      expect(redoStep(undone)).toMatchObject({ past: [...past, target], present: 'd', future: [] });
    }
  });
});

describe('a group of steps', () => {
  const group = { name: 'size', base: 'a' };

  it('is one step with one base', () => {
    const once = commitGrouped(startHistory('a'), group, 'b');
    const twice = commitGrouped(once, group, 'c');
    expect(groupBase(twice, 'size')).toBe('a');
    expect(twice.present).toBe('c');
    expect(undoStep(twice).present).toBe('a');
    expect(undoStep(twice).past).toEqual([]);
  });

  it('ends with any other step', () => {
    const history = commitGrouped(startHistory('a'), group, 'b');
    expect(groupBase(commitStep(history, 'c'), 'size')).toBeNull();
    expect(groupBase(undoStep(history), 'size')).toBeNull();
    expect(groupBase(amendPresent(history, 'b2'), 'size')).toBeNull();
    expect(groupBase(history, 'other')).toBeNull();
  });

  it('is removed if its last step restores the base', () => {
    const history = commitGrouped(commitGrouped(startHistory('a'), group, 'b'), group, null);
    expect(history).toEqual(startHistory('a'));
    expect(commitGrouped(startHistory('a'), group, null)).toEqual(startHistory('a'));
  });
});
