import { proxy } from 'comlink';
import { useApp } from '../../page/app-context.ts';
import { FilmMaker } from '../../page/film/film-maker.tsx';
import { useFilm } from '../../page/film/use-film.ts';
import type { FilmService } from '../../page/film/worker/protocol.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import type { SolvedLine } from '../../page/words/line-sentences.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import { filmOf } from './film-of.ts';
import { shotsOf } from './model/plan.ts';
import { LINE_FILM } from './words.ts';
import type { Film } from './worker/protocol.ts';
import LineFilmWorker from './worker/worker.ts?worker';

/** The line as a GIF. */
export function LineFilm({ line, close }: { line: SolvedLine; close: () => void }) {
  const { state, texts } = useApp();
  const words = useCatalogue(LINE_FILM);
  const lineWords = useCatalogue(MOVE_LINE);
  const shots = shotsOf(line.solution.moves.length);
  const making = useFilm<FilmService<Film>>(LineFilmWorker, () => {
    const film = filmOf(line, shots, state.flipped.value, { texts: texts.value, line: lineWords });
    return {
      ask: (report) => (service) => service.make(film, proxy(report)),
      delays: shots.map(({ delay }) => delay),
    };
  });
  const stride = shots[1]?.ply ?? 1;
  return (
    <FilmMaker
      making={making}
      label={words.label}
      {...(stride > 1 && { note: words.skips(stride) })}
      close={close}
    />
  );
}
