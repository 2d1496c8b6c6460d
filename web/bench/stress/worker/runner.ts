import { attempt } from '../../../solver/worker/failure.ts';
import { serve } from '../../../solver/worker/serve.ts';
import { checkProgram, runProgram } from './program.ts';
import type { RunnerService } from './protocol.ts';

/** The program and its memory limit (bytes). */
let loaded: { readonly module: WebAssembly.Module; readonly memory: number } | null = null;

const service: RunnerService = {
  check: (bytes, memory) => attempt(() => checkProgram(new Uint8Array(bytes), memory)),
  load(module, memory) {
    loaded = { module, memory };
    return { ok: true, value: null };
  },
  run: (input, outputMost) =>
    attempt(async () => {
      // The lock tells the page when a program that it ends has stopped.
      await held;
      if (loaded === null) throw new Error('There is no program.');
      return runProgram(loaded.module, loaded.memory, input, outputMost);
    }),
};

const held = serve(service);
