import { gifOf } from '../../../page/film/worker/gif.ts';
import type { FilmService } from '../../../page/film/worker/protocol.ts';
import { attempt } from '../../../solver/worker/failure.ts';
import { serve } from '../../../solver/worker/serve.ts';
import { Painter } from './painter.ts';
import type { Film, FilmFrame } from './protocol.ts';

const service: FilmService<Film> = {
  make: (film, report) =>
    attempt(() => {
      const painter = new Painter(film);
      const { width, height, frames } = film;
      const delays = frames.map(({ delay }) => delay);
      return gifOf(
        { width, height, delays, paint: (nth) => painter.paint(frames[nth] as FilmFrame) },
        report,
      );
    }),
};

serve(service);
