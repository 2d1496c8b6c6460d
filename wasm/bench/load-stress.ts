/** The loader of stress.ts. */
import { type Address, budgetOf, type CommonExports, loadMemory, type ModuleSource } from '../memory.ts';
import { Opened } from '../opened.ts';
import { DIFFERENCES, ENDS, FAULTS, LEAKS, MEANINGS, MISTAKES, STAGES, STRESS_PHASES } from './names.ts';
import { type Report, takeReport } from './report.ts';
import type { Stress, StressFile, StressFinding, Stressing, StressProgress, StressRun } from './stress.ts';

interface Exports extends CommonExports {
  open_stress(seed: number, failure: Address): Address;
  step_stress(stress: Address, budget: number, out: Address, failure: Address): number;
  take_stress(
    stress: Address,
    end: number,
    number: number,
    output: Address,
    length: number,
    failure: Address,
  ): number;
  expect_stress: Exports['take_stress'];
  settle_stress(stress: Address): void;
  stress_report(stress: Address): Address;
  stress_found(stress: Address): Address;
  stress_files(stress: Address, out: Address, failure: Address): number;
  close_stress(stress: Address): void;
}

const DONE = 2;

/** Loads the bench's module to search for boards that break a program. Takes and rejects what loadRubicon does. */
export async function loadStress(wasm: ModuleSource): Promise<Stress> {
  const memory = await loadMemory<Exports>(wasm, ['open_stress']);
  return {
    open(seed) {
      const handle = memory.exports.open_stress(seed >>> 0, memory.at('failure'));
      return new OpenStress(memory, handle, 'search', memory.exports.close_stress);
    },
  };
}

class OpenStress extends Opened<Exports> implements Stressing {
  step(budget: number): StressFile | 'done' | null {
    const { memory } = this;
    const numbers = memory.at('numbers');
    const step = memory.exports.step_stress(this.handle, budgetOf(budget), numbers, memory.at('failure'));
    if (memory.check(step) === DONE) return 'done';
    const [boards = 0, address = 0, length = 0, outputMost = 0, times = 1, alone = 0] = memory.doubles(
      numbers,
      6,
    );
    if (boards === 0) return null;
    const input = memory.bytes(address, length).slice();
    return { boards, input, outputMost, times, isAlone: alone === 1 };
  }

  expect(other: StressRun): boolean {
    return this.hand(other, 'expect_stress') === 1;
  }

  settle(): void {
    this.memory.exports.settle_stress(this.handle);
  }

  take(run: StressRun): void {
    this.hand(run, 'take_stress');
  }

  /** Hands a run to the module. */
  private hand({ end, number, output }: StressRun, to: 'expect_stress' | 'take_stress'): number {
    const { memory } = this;
    const take = memory.exports[to];
    return memory.withBytes(output, (address, length) =>
      memory.check(take(this.handle, ENDS.indexOf(end), number, address, length, memory.at('failure'))),
    );
  }

  progress(): StressProgress {
    const { memory } = this;
    const report = takeReport(memory, memory.exports.stress_report(this.handle));
    return {
      phase: report.at('phase').oneOf(STRESS_PHASES),
      stage: report.at('stage').oneOf(STAGES),
      boards: report.at('tried').number(),
      files: report.at('files').number(),
      runs: report.at('runs').number(),
      smallest: readSize(report.find('smallest')),
      leftOut: readSize(report.find('left_out')),
    };
  }

  finding(): StressFinding | null {
    if (this.progress().smallest === null) return null;
    const { memory } = this;
    const { exports } = memory;
    const report = takeReport(memory, exports.stress_found(this.handle));
    const numbers = memory.at('numbers');
    memory.check(exports.stress_files(this.handle, numbers, memory.at('failure')));
    const [output = 0, outputLength = 0, input = 0, inputLength = 0, answers = 0, answersLength = 0] =
      memory.doubles(numbers, 6);
    return {
      ...readFinding(report),
      input: memory.text(input, inputLength),
      answers: memory.text(answers, answersLength),
      output: memory.bytes(output, outputLength).slice(),
    };
  }
}

function readSize(report: Report | null): StressProgress['smallest'] {
  return report && { boards: report.at('boards').number(), cells: report.at('cells').number() };
}

function readFinding(report: Report): Omit<StressFinding, 'input' | 'answers' | 'output'> {
  return {
    fault: report.at('fault').oneOf(FAULTS),
    // 32 bits, which are a signed number here.
    number: ((report.find('signal') ?? report.find('status') ?? report.find('took'))?.number() ?? 0) | 0,
    lines: report.at('lines').number(),
    board: report.at('first').number(),
    found: report.find('found')?.text() ?? null,
    difference: report.find('difference')?.oneOf(DIFFERENCES) ?? null,
    isRepeated: report.at('repeated').flag(),
    isSmallest: report.at('smallest').flag(),
    meaning: report.find('meaning')?.oneOf(MEANINGS) ?? null,
    mistakes: report
      .at('mistakes')
      .list()
      .map((mistake) => mistake.oneOf(MISTAKES)),
    leak: report.find('keeps')?.oneOf(LEAKS) ?? null,
    boards: report
      .at('boards')
      .list()
      .map((each) => ({ board: each.board(), right: each.at('expected').value() })),
  };
}
