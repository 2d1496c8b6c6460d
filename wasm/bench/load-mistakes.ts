/** The loader of mistakes.ts. */
import type { RubiconError } from '../error.ts';
import type { Position } from '../game.ts';
import {
  type Address,
  budgetOf,
  type CommonExports,
  limitOf,
  loadMemory,
  type Memory,
  type ModuleSource,
  unpackValue,
} from '../memory.ts';
import { Opened } from '../opened.ts';
import {
  type Diagnosis,
  type DiagnosisReport,
  type MistakeBench,
  type MistakenLine,
  type MistakenRun,
  type Printed,
  type SmallestProgress,
  type SmallestSearch,
  type Suspect,
  setOfMistakes,
  type TextFailure,
  type Verdict,
} from './mistakes.ts';
import { DIAGNOSIS_PHASES, MISTAKES, VERDICTS } from './names.ts';
import { type Report, takeReport } from './report.ts';

interface Exports extends CommonExports {
  open_mistaken(
    cells: Address,
    rows: number,
    columns: number,
    mistakes: number,
    memoryLimit: number,
    failure: Address,
  ): Address;
  step_mistaken(run: Address, budget: number, failure: Address): number;
  value_mistaken(run: Address, position: Address): number;
  line_mistaken(
    run: Address,
    position: Address,
    capacity: number,
    moves: Address,
    values: Address,
    loop: Address,
  ): number;
  close_mistaken(run: Address): void;
  open_smallest(mistakes: number, cells: number): Address;
  step_smallest(search: Address, boards: number, failure: Address): number;
  read_smallest(search: Address, out: Address, size: Address, cells: Address): void;
  close_smallest(search: Address): void;
  open_diagnosis(
    input: Address,
    inputLength: number,
    output: Address,
    outputLength: number,
    memoryLimit: number,
    failure: Address,
  ): Address;
  share_diagnosis(diagnosis: Address, share: number, shares: number): void;
  pair_diagnosis(diagnosis: Address): void;
  step_diagnosis(diagnosis: Address, budget: number, failure: Address): number;
  read_diagnosis(diagnosis: Address, failure: Address): Address;
  close_diagnosis(diagnosis: Address): void;
}

const DONE = 2;
const LINE_MOVES = 2048;

/** Loads the bench's module for its mistakes. Takes and rejects what loadRubicon does. */
export async function loadMistakes(wasm: ModuleSource): Promise<MistakeBench> {
  const memory = await loadMemory<Exports>(wasm, ['open_mistaken', 'open_smallest', 'open_diagnosis']);
  const { exports } = memory;
  const failure = memory.at('failure');
  return {
    open(board, mistakes, { memoryLimit } = {}) {
      const cells = memory.writeCells(board);
      const { rows, columns } = board;
      const handle = exports.open_mistaken(cells, rows, columns, mistakes, limitOf(memoryLimit), failure);
      return new OpenRun(memory, handle, 'run', exports.close_mistaken);
    },
    smallest(mistakes, cells) {
      const handle = memory.given(exports.open_smallest(mistakes, cells));
      return new OpenSearch(memory, handle, 'search', exports.close_smallest);
    },
    diagnose(input, output, { memoryLimit } = {}) {
      const limit = limitOf(memoryLimit);
      const handle = memory.withText(input, (boards, boardsLength) =>
        memory.withText(output, (answers, answersLength) =>
          exports.open_diagnosis(boards, boardsLength, answers, answersLength, limit, failure),
        ),
      );
      return new OpenDiagnosis(memory, handle, 'diagnosis', exports.close_diagnosis);
    },
  };
}

const isDone = (memory: Memory<Exports>, stepped: number): boolean => memory.check(stepped) === DONE;

class OpenRun extends Opened<Exports> implements MistakenRun {
  step(budget = Number.MAX_SAFE_INTEGER): boolean {
    const { memory, handle } = this;
    return isDone(memory, memory.exports.step_mistaken(handle, budgetOf(budget), memory.at('failure')));
  }

  value(position: Position): Printed {
    const { memory, handle } = this;
    return unpackPrinted(memory.exports.value_mistaken(handle, memory.writePosition(position)) >>> 0);
  }

  line(position: Position): MistakenLine {
    const { memory, handle } = this;
    const values = memory.allocate(LINE_MOVES * 8 + 8);
    const moves = values + LINE_MOVES * 4 + 8;
    const loop = memory.at('numbers');
    try {
      const start = memory.writePosition(position);
      const count = memory.exports.line_mistaken(handle, start, LINE_MOVES, moves, values, loop);
      const [loops = count] = memory.words(loop, 1);
      const cells = memory.shorts(moves, count * 2);
      return {
        moves: Array.from({ length: count }, (_, index) => ({
          from: cells[index * 2] ?? 0,
          to: cells[index * 2 + 1] ?? 0,
        })),
        loop: loops < count ? loops : null,
        values: Array.from(memory.words(values + 4, count + 1), unpackValue),
        printed: unpackPrinted(memory.words(values, 1)[0] ?? 0),
      };
    } finally {
      memory.exports.release(values);
    }
  }
}

class OpenSearch extends Opened<Exports> implements SmallestSearch {
  step(boards: number): boolean {
    const { memory, handle } = this;
    return isDone(memory, memory.exports.step_smallest(handle, budgetOf(boards), memory.at('failure')));
  }

  progress(): SmallestProgress {
    const { memory, handle } = this;
    const numbers = memory.at('numbers');
    memory.exports.read_smallest(handle, numbers, memory.at('size'), memory.at('cells'));
    const [found, tried = 0, cells = 0, obstacles = 0, right = 0, wrong = 0] = memory.doubles(numbers, 6);
    return {
      cells,
      obstacles,
      tried,
      found: found
        ? { board: memory.readBoard(), right: unpackValue(right), wrong: unpackPrinted(wrong) }
        : null,
    };
  }
}

class OpenDiagnosis extends Opened<Exports> implements Diagnosis {
  share(share: number, shares: number): void {
    this.memory.exports.share_diagnosis(this.handle, share, shares);
  }

  pair(): void {
    this.memory.exports.pair_diagnosis(this.handle);
  }

  step(budget: number): boolean {
    const { memory, handle } = this;
    return isDone(memory, memory.exports.step_diagnosis(handle, budgetOf(budget), memory.at('failure')));
  }

  report(): DiagnosisReport {
    const { memory, handle } = this;
    const report = takeReport(memory, memory.exports.read_diagnosis(handle, memory.at('failure')));
    return readReport(report, report.at('broken').flag() ? memory.failure() : null);
  }
}

/** How printed.h writes the number 0, and the lowest number. */
const [ZERO, LOWEST] = [2 ** 30, 2 ** 30 - 32768];

function unpackPrinted(packed: number): Printed {
  const [winner, number] = [packed & 3, packed >>> 2];
  const distance = number >= LOWEST ? number - ZERO : number;
  if (winner === 0) return distance === 0 ? { winner: 'tie' } : { winner: 'none', distance };
  return { winner: winner === 1 ? 'red' : 'black', distance };
}

function readReport(report: Report, failure: RubiconError | null): DiagnosisReport {
  const verdicts = report.at('verdicts');
  const counts = Object.fromEntries(VERDICTS.map((verdict) => [verdict, verdicts.at(verdict).number()]));
  const [first, second] = report
    .at('twins')
    .list()
    .map((twin) => twin.number());
  return {
    phase: report.at('phase').oneOf(DIAGNOSIS_PHASES),
    done: report.at('done').number(),
    total: report.at('total').number(),
    boards: report.at('boards').number(),
    verdicts: counts as Record<Verdict, number>,
    extra: report.at('extra').number(),
    extraLine: report.at('extra_line').number(),
    broken: failure && plainFailure(failure),
    smallest: report.at('smallest').number(),
    spelled: report.at('spelled').number(),
    same: report.at('same').number(),
    twins: first === undefined || second === undefined ? null : [first, second],
    suspects: report.at('suspects').list().map(readSuspect),
  };
}

/** The failure as data that can be sent to another thread. */
function plainFailure({ code, line, column, expected, found }: RubiconError): TextFailure {
  return { code, line, column, expected, found };
}

function readSuspect(report: Report): Suspect {
  const names = report
    .at('mistakes')
    .list()
    .map((mistake) => mistake.oneOf(MISTAKES));
  return {
    mistakes: setOfMistakes(names),
    explained: report.at('explained').number(),
    unexplained: report.at('unexplained').number(),
    kept: report.at('kept').number(),
    contradicted: report.at('contradicted').number(),
    dropped: report.at('dropped').flag(),
  };
}
