import { gifOf } from '../../../../page/film/worker/gif.ts';
import type { PaintedFilmService } from '../../../../page/film/worker/protocol.ts';
import { attempt } from '../../../../solver/worker/failure.ts';
import { serve } from '../../../../solver/worker/serve.ts';

const service: PaintedFilmService = {
  make: (size, paint, report) => attempt(() => gifOf({ ...size, paint }, report)),
};

serve(service);
