/** The boards of `rubicon bench`, drawn by the same small random generator. */
function generator(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 16;
  };
}

/** A square board with an average of `percent` percent obstacles. */
export function scatteredBoard(side, percent) {
  const draw = generator(2023);
  const cells = Array.from({ length: side * side }, () => (draw() % 100 < percent ? '#' : '.')).join('');
  return { rows: side, columns: side, cells };
}

/** A contest file of `boards` 10×10 boards with a fifth of their cells obstacles. */
export function contestFile(boards) {
  const draw = generator(333);
  const rows = [`0 ${boards}`];
  for (let board = 0; board < boards; board++) {
    const cells = Array.from({ length: 100 }, () => (draw() % 100 < 20 ? '#' : '.'));
    for (const piece of 'OOX') {
      let cell = draw() % 100;
      while ('OX'.includes(cells[cell])) cell = draw() % 100;
      cells[cell] = piece;
    }
    rows.push('10 10');
    for (let row = 0; row < 10; row++) rows.push(cells.slice(row * 10, row * 10 + 10).join(''));
  }
  return `${rows.join('\n')}\n`;
}

export function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

export function print(name, value, unit) {
  console.log(`${name}\t${value}\t${unit}`);
}
