import { proxy } from 'comlink';
import { FilmMaker } from '../../../page/film/film-maker.tsx';
import { useFilm } from '../../../page/film/use-film.ts';
import type { PaintedFilmService } from '../../../page/film/worker/protocol.ts';
import type { Beat } from '../model/beats.ts';
import type { Chapter } from '../model/chapters.ts';
import type { TourTexts } from '../say.ts';
import { filmOfChapter } from './film-of-chapter.ts';
import { ChapterPainter } from './painter.ts';
import ChapterFilmWorker from './worker/worker.ts?worker';

interface Props {
  readonly beats: readonly Beat[];
  readonly chapter: Chapter;
  readonly flipped: boolean;
  readonly texts: TourTexts;
  readonly close: () => void;
}

/** A chapter of the tour as a GIF. */
export function ChapterFilm({ beats, chapter, flipped, texts, close }: Props) {
  const making = useFilm<PaintedFilmService>(ChapterFilmWorker, () => {
    const painter = new ChapterPainter(filmOfChapter(beats, chapter, flipped, texts));
    const { width, height, delays } = painter;
    const paint = (nth: number) => painter.paint(nth);
    return {
      ask: (report) => (service) => service.make({ width, height, delays }, proxy(paint), proxy(report)),
      delays,
    };
  });
  return <FilmMaker making={making} label={texts.tour.filmOf(texts.tour.chapter[chapter])} close={close} />;
}
