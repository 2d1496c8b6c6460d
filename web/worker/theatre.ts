import { expose } from 'comlink';
import textbookUrl from '../../build/module/textbook.wasm?url';
import { RubiconError } from '../../wasm/rubicon.ts';
import { loadTextbook } from '../../wasm/textbook.ts';
import { attempt, failureOf } from './failure.ts';
import { Showing } from './showing.ts';
import type { TheatreService } from './theatre-protocol.ts';

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
