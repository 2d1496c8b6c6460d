// Puts boards into the hall of records, tests/data/hall.tsv, and into the page's, web/page/examples/hall.txt,
// wherever one of them beats what a size has for a goal: their own size, and each larger one, filled up with
// obstacles. Prints what has changed.
// Usage: hall.mjs FILE   with boards in the contest's format
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const HALL = 'tests/data/hall.tsv';
const SURVEY = 'tests/data/survey.tsv';
const PAGE = 'web/page/examples/hall.txt';

const rowsOf = (file) =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

/** The boards of a file in the contest's format, as their rows. */
function boardsIn(file) {
  const [, ...words] = readFileSync(file, 'utf8').split(/\s+/);
  const boards = [];
  for (let at = 1; words[at]; ) {
    const rows = Number(words[at]);
    boards.push(words.slice(at + 2, at + 2 + rows));
    at += 2 + rows;
  }
  return boards;
}

/** Each board's value and scores, confirmed by the command; throws if one of its values is wrong. */
function scoresOf(file) {
  const lines = execFileSync('build/rubicon', ['check', '--scores', '--json', '--', file], {
    encoding: 'utf8',
  });
  return lines
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const valueText = ({ winner, distance }) =>
  winner === 'tie' ? 'Tie' : `${winner === 'red' ? 'Red' : 'Black'} ${distance}`;

/** The board within a larger one whose further rows and columns are obstacles. */
function filledUp(board, rows, columns) {
  const wide = board.map((row) => row.padEnd(columns, '#'));
  return [...wide, ...Array(rows - wide.length).fill('#'.repeat(columns))];
}

/** Link notation: w, r and b for an obstacle, a general and the pawn, and numbers of free cells. */
const linkOf = (board) =>
  board
    .replaceAll(/\.+/g, (free) => free.length)
    .replaceAll('#', 'w')
    .replaceAll('O', 'r')
    .replaceAll('X', 'b');

const [head, ...records] = rowsOf(HALL).map(([goal, score, value, board]) => ({ goal, score, value, board }));
const boards = boardsIn(process.argv[2]);
for (const [index, { scores, ...value }] of scoresOf(process.argv[2]).entries()) {
  for (const record of records) {
    const { goal, score, board } = record;
    const [rows, columns] = [board.split('/').length, board.indexOf('/')];
    const found = boards[index];
    if (found.length > rows || found[0].length > columns || !(scores[goal] > Number(score))) continue;
    console.log(`${goal}, ${rows} × ${columns}: ${scores[goal]} instead of ${score}`);
    Object.assign(record, {
      score: scores[goal],
      value: valueText(value),
      board: filledUp(found, rows, columns).join('/'),
    });
  }
}

const proven = new Set(rowsOf(SURVEY).map(([rows, columns, goal]) => `${goal} ${rows} ${columns}`));
const forPage = ({ goal, score, board }) => {
  const size = `${board.split('/').length} ${board.indexOf('/')}`;
  const certainty = proven.has(`${goal} ${size}`) ? 'proven' : 'known';
  return `${goal} ${size} ${score} ${certainty} ${linkOf(board)}\n`;
};
const forTests = ({ goal, score, value, board }) => `${[goal, score, value, board].join('\t')}\n`;
writeFileSync(HALL, [head, ...records].map(forTests).join(''));
writeFileSync(PAGE, records.map(forPage).join(''));
