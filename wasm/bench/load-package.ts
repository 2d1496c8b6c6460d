import { type Address, type CommonExports, loadMemory, type ModuleSource } from '../memory.ts';
import { Opened } from '../opened.ts';
import { JUDGES, MISTAKES, PACKAGE_PHASES } from './names.ts';
import type { Judge, KillMatrix, Package, PackageFile, PackageProgress, Packing } from './package.ts';
import { type Report, takeReport } from './report.ts';

interface Exports extends CommonExports {
  open_package(seed: number, boards: number, failure: Address): Address;
  step_package(handle: Address, failure: Address): number;
  packing_progress(handle: Address): Address;
  packing_table(handle: Address): Address;
  package_file(handle: Address, judge: number, number: number, name: Address, bytes: Address): number;
  package_file_room(): number;
  close_package(handle: Address): void;
}

const NAME_MAX = 32;

/** Loads the bench's module for making packages. Takes and rejects the same as loadRubicon. */
export async function loadPacking(wasm: ModuleSource): Promise<Packing> {
  const memory = await loadMemory<Exports>(wasm, ['open_package']);
  return {
    open(seed, boards = 10) {
      const handle = memory.exports.open_package(seed, boards, memory.at('failure'));
      return new OpenPackage(memory, handle, 'package', memory.exports.close_package);
    },
  };
}

class OpenPackage extends Opened<Exports> implements Package {
  step(): PackageProgress {
    const { memory } = this;
    memory.check(memory.exports.step_package(this.handle, memory.at('failure')));
    const report = takeReport(memory, memory.exports.packing_progress(this.handle));
    return {
      phase: report.at('phase').oneOf(PACKAGE_PHASES),
      done: report.at('done').number(),
      total: report.at('total').number(),
    };
  }

  matrix(): KillMatrix {
    const { memory } = this;
    const report = takeReport(memory, memory.exports.packing_table(this.handle));
    const numbers = (list: Report) => list.list().map((each) => each.number());
    const caught = report
      .at('mistakes')
      .list()
      .map((each) => ({ mistake: each.at('mistake').oneOf(MISTAKES), lines: numbers(each.at('lines')) }));
    return { caught, boards: numbers(report.at('tests')) };
  }

  files(judge: Judge): readonly PackageFile[] {
    const { memory } = this;
    const bytesAt = memory.allocate(memory.exports.package_file_room());
    const files: PackageFile[] = [];
    for (let file = this.fileAt(judge, 0, bytesAt); file; file = this.fileAt(judge, files.length, bytesAt))
      files.push(file);
    memory.exports.release(bytesAt);
    return files;
  }

  private fileAt(judge: Judge, number: number, bytesAt: Address): PackageFile | null {
    const { memory } = this;
    const nameAt = memory.at('text');
    const length = memory.exports.package_file(this.handle, JUDGES.indexOf(judge), number, nameAt, bytesAt);
    if (length < 0) return null;
    const [name = ''] = memory.text(nameAt, NAME_MAX).split('\0');
    return { name, bytes: memory.bytes(bytesAt, length).slice() };
  }
}
