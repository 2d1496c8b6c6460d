/** The verdict for a contest answer, in words; the side to move makes the first of the moves. */
export function verdictWords(answer: string, toMove: 'Red' | 'Black'): string | RegExp {
  const [winner, count = ''] = answer.split(' ');
  if (winner === 'Tie') return /^Tie Neither side can force a win/;
  const moves = Number(count);
  if (moves === 0) return new RegExp(`^${winner} has won: `);
  const own = winner === toMove ? Math.ceil(moves / 2) : Math.floor(moves / 2);
  return `${winner} wins in ${moves} ${moves === 1 ? 'move' : 'moves'} (${own} by ${winner})`;
}

/** An answer of the command in the page's words. */
export function valueWords(answer: string): string {
  if (answer === '') return '';
  const [winner, count] = answer.split(' ');
  if (winner === 'Tie') return 'tie';
  if (count === '0') return `${winner} has won`;
  return `${winner} wins in ${count} ${count === '1' ? 'move' : 'moves'}`;
}
