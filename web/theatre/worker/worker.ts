import textbookUrl from '../../../build/module/textbook.wasm?url';
import { RubiconError } from '../../../wasm/rubicon.ts';
import { loadTextbook } from '../../../wasm/textbook.ts';
import { attempt, withLoaded } from '../../solver/worker/failure.ts';
import { fetchPart } from '../../solver/worker/fetch-part.ts';
import { serve } from '../../solver/worker/serve.ts';
import { findTour } from '../tour/worker/find-tour.ts';
import type { TheatreService } from './protocol.ts';
import { Showing } from './showing.ts';

const loading = loadTextbook(fetchPart(textbookUrl));
let open: Showing | null = null;

function showing(): Showing {
  if (open === null) throw new RubiconError('closed', 'no run is open');
  return open;
}

const service: TheatreService = {
  open: (board, drawn) =>
    withLoaded(loading, (textbook) => {
      open?.close();
      open = null;
      open = new Showing(textbook, board, drawn);
      return open.programme;
    }),
  scene: (step) => attempt(() => showing().scene(step)),
  tour: (board, drawn) => withLoaded(loading, (textbook) => findTour(textbook, board, drawn)),
  find: (step, what) => attempt(() => showing().find(step, { [what]: true })),
  marks: (step, positions) => attempt(() => showing().marks(step, positions)),
};

serve(service);
