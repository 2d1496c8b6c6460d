import { expect, it } from 'vitest';
import { diagnosticsOf } from '../../../../../web/bench/stress/compile/compilation-view.tsx';

/** A program with inline assembly, and a function that is declared and called, but not defined. */
const SOURCE = `// It calls solve with asm.
int solve(int n);
int main() {
  asm("nop");
  return solve(1);
}
`;

const placesOf = (said: string) =>
  diagnosticsOf({
    ...{ said, source: SOURCE, standard: '14', seconds: 1, isStored: true },
    ...{ program: null, hasCrashed: false, lacksHeader: false },
  }).map(({ line, column }) => [line, column]);

it.each([
  ['what is not defined, at its first use', 'wasm-ld: error: main.o: undefined symbol: solve(int)', [2, 1]],
  ['inline assembly', 'error: ld-temp.o <inline asm>:1:7: Unexpected token in operand: $', [4, 1]],
  ['what the program does not name', 'wasm-ld: error: main.o: undefined symbol: wait', [0, 0]],
  ['what has no name', 'wasm-ld: error: too many sections', [0, 0]],
  ['what has a place already', "main.cpp:5:10: error: 'asm' in undefined symbol: solve", [5, 10]],
])('a message has the line that it is about: %s', (_, said, place) => {
  expect(placesOf(said)).toEqual([place]);
});
