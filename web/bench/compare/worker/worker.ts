import benchUrl from '../../../../build/module/bench.wasm?url';
import { loadCompare } from '../../../../wasm/bench/load-compare.ts';
import { loadRubicon } from '../../../../wasm/rubicon.ts';
import { withLoaded } from '../../../solver/worker/failure.ts';
import { fetchPart } from '../../../solver/worker/fetch-part.ts';
import { compileModule } from '../../../solver/worker/module.ts';
import { serve } from '../../../solver/worker/serve.ts';
import type { CompareService } from './protocol.ts';
import { rightLine } from './right-line.ts';

const service: CompareService = {
  compare: (answers, lines) =>
    withLoaded(loadCompare(fetchPart(benchUrl)), (compare) => compare(answers, new Uint8Array(lines))),
  line: (board) =>
    withLoaded(compileModule(fetchPart).then(loadRubicon), (rubicon) => rightLine(rubicon, board)),
};

serve(service);
