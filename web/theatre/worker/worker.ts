import { expose } from 'comlink';
import textbookUrl from '../../../build/module/textbook.wasm?url';
import { RubiconError } from '../../../wasm/rubicon.ts';
import { loadTextbook } from '../../../wasm/textbook.ts';
import { attempt, failureOf } from '../../solver/worker/failure.ts';
import type { TheatreService } from './protocol.ts';
import { Showing } from './showing.ts';

const loading = loadTextbook(fetch(textbookUrl));
let open: Showing | null = null;

function showing(): Showing {
  if (open === null) throw new RubiconError('closed', 'no run is open');
  return open;
}

const service: TheatreService = {
  async open(board, drawn) {
    const textbook = await loading.catch(() => null);
    if (textbook === null) return { ok: false, failure: failureOf(null, 'load_failed') };
    return attempt(() => {
      open?.close();
      open = null;
      open = new Showing(textbook, board, drawn);
      return open.programme;
    });
  },
  scene: (step) => attempt(() => showing().scene(step)),
  find: (step, what) => attempt(() => showing().find(step, { [what]: true })),
};

expose(service);
