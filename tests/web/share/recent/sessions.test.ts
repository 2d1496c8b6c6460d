import { beforeEach, describe, expect, it } from 'vitest';
import type { Board } from '../../../../wasm/game.ts';
import { type Opening, Sessions } from '../../../../web/share/recent/model/sessions.ts';

/** A board of one row, with Red to move first. */
const drawn = (cells: string, side: 'red' | 'black' = 'red') => ({
  board: { rows: 1, columns: cells.length, cells } satisfies Board,
  side,
});

const SAMPLE = drawn('O#O');
const start = drawn('O#X');
let listed: Set<string>;
let opened: number;

beforeEach(() => {
  listed = new Set();
  opened = 0;
});

function sessionsFrom(first: ReturnType<typeof drawn>, isOpened = false): Sessions {
  const lists = { atHand: new Set(['b=rwr']), isListed: (link: string) => listed.has(link) };
  return new Sessions(lists, first, { opened, isOpened });
}

/** Follows a drawing as the list does, and returns the list. */
function list(
  sessions: Sessions,
  drawing: ReturnType<typeof drawn>,
  more: Partial<Opening> = {},
  isSecret = false,
) {
  const step = sessions.follow(drawing, { opened, isOpened: true, ...more }, isSecret);
  if (step !== null && step.replaced !== null) listed.delete(step.replaced);
  if (step !== null && step.link !== null) listed.add(step.link);
  return [...listed];
}

describe('the sessions of drawing', () => {
  it('are one entry each, whatever the number of strokes', () => {
    const sessions = sessionsFrom(start);
    expect(list(sessions, start)).toEqual([]);
    expect(list(sessions, drawn('OOX'))).toEqual(['b=rrb']);
    expect(list(sessions, drawn('OO#'))).toEqual(['b=rrw']);
    expect(list(sessions, drawn('OO#', 'black'))).toEqual(['b=rrw&t=b']);
  });

  it('end where another board is opened; that is listed beside what is made of it', () => {
    const sessions = sessionsFrom(start);
    list(sessions, drawn('OOX'));
    opened++;
    expect(list(sessions, drawn('XXX'))).toEqual(['b=rrb', 'b=bbb']);
    expect(list(sessions, drawn('XX#'))).toEqual(['b=rrb', 'b=bbb', 'b=bbw']);
    expect(list(sessions, drawn('XXO'))).toEqual(['b=rrb', 'b=bbb', 'b=bbr']);
  });

  it('end where the board is emptied, which is no entry', () => {
    const sessions = sessionsFrom(start);
    list(sessions, drawn('OOX'));
    expect(list(sessions, drawn('...'))).toEqual(['b=rrb']);
    expect(list(sessions, drawn('..X'))).toEqual(['b=rrb', 'b=2b']);
  });

  it('are taken up again by undo', () => {
    const sessions = sessionsFrom(start);
    const first = drawn('OOX');
    list(sessions, first);
    opened++;
    list(sessions, SAMPLE);
    list(sessions, first);
    expect(list(sessions, drawn('OOO'))).toEqual(['b=rrr']);
    expect(list(sessions, start)).toEqual([]);
  });

  it('do not list a sample, nor a board that was only looked through', () => {
    const sessions = sessionsFrom(start);
    opened++;
    expect(list(sessions, SAMPLE)).toEqual([]);
    opened++;
    expect(list(sessions, drawn('XXX'), { isOpened: false })).toEqual([]);
    expect(list(sessions, drawn('XXO'))).toEqual(['b=bbr']);
  });

  it('list the board of a link with which the page was opened', () => {
    expect(list(sessionsFrom(start, true), start)).toEqual(['b=rwb']);
  });

  it('leave a board of an earlier session in the list', () => {
    listed.add('b=rrb');
    const sessions = sessionsFrom(start);
    list(sessions, drawn('OOX'));
    expect(list(sessions, drawn('OOO'))).toEqual(['b=rrb', 'b=rrr']);
  });

  it('list a secret board when it no longer is one', () => {
    const sessions = sessionsFrom(start);
    const puzzle = drawn('XXX');
    opened++;
    expect(list(sessions, puzzle, {}, true)).toEqual([]);
    expect(list(sessions, puzzle)).toEqual(['b=bbb']);
  });

  it('do not list a deleted board again while it stays on the page', () => {
    const sessions = sessionsFrom(start);
    const board = drawn('OOX');
    list(sessions, board);
    listed.clear();
    expect(list(sessions, { ...board })).toEqual([]);
  });
});
