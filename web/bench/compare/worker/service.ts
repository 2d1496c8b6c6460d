import { loadCompare } from '../../../../wasm/bench/load-compare.ts';
import { loadRubicon } from '../../../../wasm/rubicon.ts';
import { withLoaded } from '../../../solver/worker/failure.ts';
import { compileModule } from '../../../solver/worker/module.ts';
import { loadedOnce } from '../../worker/bench-module.ts';
import { diagnoseService } from './diagnose.ts';
import type { CompareService } from './protocol.ts';
import { rightLine } from './right-line.ts';

const loaded = loadedOnce(loadCompare);

export const compareService: CompareService = {
  ...diagnoseService,
  compare: (answers, lines) => withLoaded(loaded(), (compare) => compare(answers, new Uint8Array(lines))),
  line: (board) => withLoaded(compileModule().then(loadRubicon), (rubicon) => rightLine(rubicon, board)),
};
