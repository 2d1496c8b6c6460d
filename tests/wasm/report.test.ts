import { describe, expect, it } from 'vitest';
import { Report, takeReport } from '../../wasm/bench/report.ts';
import { type CommonExports, loadMemory } from '../../wasm/memory.ts';
import { compiledBench, errorOf } from './module.ts';

const report = new Report(
  { count: 3, name: 'red', done: false, none: null, list: [1, 'two'], answer: 'Red 75', rows: ['#O', 'X.'] },
  'report',
);

describe('a report', () => {
  it('is read by its shape', () => {
    expect(report.at('count').number()).toBe(3);
    expect(report.at('name').text()).toBe('red');
    expect(report.at('name').oneOf(['black', 'red'])).toBe('red');
    expect(report.at('done').flag()).toBe(false);
    expect(report.find('missing')).toBeNull();
    expect(report.at('list').list()[1]?.text()).toBe('two');
    expect(report.board()).toEqual({ rows: 2, columns: 2, cells: '#OX.' });
  });

  it.each([
    ['Red 75', { winner: 'red', distance: 75 }],
    ['Black 0', { winner: 'black', distance: 0 }],
    ['Tie', { winner: 'tie' }],
  ])('has the answer %s', (text, value) => {
    expect(new Report(text, 'answer').value()).toEqual(value);
  });

  it.each<[string, () => unknown]>([
    ['report is not a member missing', () => report.at('missing')],
    ['report.name is not a number', () => report.at('name').number()],
    ['report.count is not a text', () => report.at('count').text()],
    ['report.count is not true or false', () => report.at('count').flag()],
    ['report.none is not an object', () => report.at('none').find('any')],
    ['report.count is not an object', () => report.at('count').find('any')],
    ['report.name is not a list', () => report.at('name').list()],
    ['report.list[0] is not a text', () => report.at('list').list()[0]?.text()],
    ['report.name is not one of black, tie', () => report.at('name').oneOf(['black', 'tie'])],
    ['report.name is not an answer', () => report.at('name').value()],
    ['no Red 75 is not an answer', () => new Report('no Red 75', 'no Red 75').value()],
    ['Red 75 moves is not an answer', () => new Report('Red 75 moves', 'Red 75 moves').value()],
    ['report is not rows of one length', () => new Report({ rows: ['..', '.'] }, 'report').board()],
  ])('is refused if the %s', (sentence, read) => {
    const message = `the module's ${sentence}`;
    expect(read).toThrow(expect.objectContaining({ code: 'bad_report', message }));
  });

  it('that found no memory is not there', async () => {
    const memory = await loadMemory<CommonExports>(compiledBench, []);
    expect(errorOf(() => takeReport(memory, 0))).toMatchObject({ code: 'out_of_memory' });
  });
});
