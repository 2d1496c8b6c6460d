import type { Valuation, Valuer } from '../../../wasm/pool.ts';
import type { Position, Value } from '../../../wasm/rubicon.ts';
import { attempt } from './failure.ts';
import type { ValueTask } from './pool-protocol.ts';
import type { Outcome } from './protocol.ts';
import { askInSlices, Pace } from './slices.ts';

/** Largest board (cells) for a glance, which takes up to 8 ms there and cannot be interrupted. */
const MOST_CELLS = 200;

/** Shared by all boards, because consecutive boards are mostly alike. */
const pace = new Pace();

/** Solves a value and no more than it needs; null once it is no longer wanted. */
export async function findValue(
  valuer: Valuer,
  task: ValueTask,
  isWanted: () => boolean,
): Promise<Outcome<Value> | null> {
  const outcome = await attempt(async () => {
    const { board, position, memoryLimit } = task;
    const asked = position ?? valuer.position(board);
    const analysis = valuer.open(board, { memoryLimit });
    try {
      const glanced = glance(analysis, asked, task);
      if (glanced !== null) return glanced;
      return (await askInSlices(analysis, [asked, 'value'], isWanted, { pace }))
        ? analysis.value(asked)
        : null;
    } finally {
      analysis.close();
    }
  });
  if (!outcome.ok) return outcome;
  return outcome.value && { ok: true, value: outcome.value };
}

/** The value if a glance finds it; a tie it never does. */
function glance(analysis: Valuation, position: Position, { board, expected }: ValueTask): Value | null {
  if (board.cells.length > MOST_CELLS || expected?.winner === 'tie') return null;
  return analysis.glance(position, expected);
}
