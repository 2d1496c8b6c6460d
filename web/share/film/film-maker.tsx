import './film.css';
import { useEffect } from 'preact/hooks';
import { useApp } from '../../page/app-context.ts';
import { useSaid } from '../../page/controls/use-said.ts';
import { download } from '../../page/exchange.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import type { SolvedLine } from '../../page/words/line-sentences.ts';
import { memory } from '../../page/words/memory.ts';
import { type FilmState, useFilm } from './use-film.ts';
import { FILM } from './words.ts';

/** Makes the line into a GIF when it is first shown, with progress and cancel, and gives it out. */
export function FilmMaker({ line, close }: { line: SolvedLine; close: () => void }) {
  const words = useCatalogue(FILM);
  const { film, make, cancel } = useFilm(line);
  useEffect(make, []);
  const now = film.value;
  const stop = () => {
    cancel();
    close();
  };
  return (
    <section class="film" aria-label={words.label}>
      {now?.status === 'making' && (
        <>
          <progress aria-label={words.label} max={now.all} value={now.made} />
          <p>{words.making(now.made, now.all)}</p>
          <button type="button" class="button wide" onClick={stop}>
            {words.cancel}
          </button>
        </>
      )}
      <p role="status" class="film-said">
        {now?.status === 'done' && words.done(memory(now.file.size), Math.round(now.duration / 1000))}
        {now?.status === 'failed' && words.failed}
      </p>
      {now?.status === 'failed' && (
        <button type="button" class="button wide" onClick={make}>
          {words.make}
        </button>
      )}
      {now?.status === 'done' && <Done film={now} />}
    </section>
  );
}

function Done({ film: { file, url, stride } }: { film: Extract<FilmState, { status: 'done' }> }) {
  const { gap } = useApp().texts.value;
  const words = useCatalogue(FILM);
  const { said, complain } = useSaid();
  const send = async () => {
    try {
      await navigator.share({ files: [file] });
    } catch (error) {
      const isCalledOff = error instanceof DOMException && error.name === 'AbortError';
      if (!isCalledOff) complain(words.notSent);
    }
  };
  return (
    <>
      {stride > 1 && <p>{words.skips(stride) + gap}</p>}
      <img src={url} alt={words.label} />
      <div class="buttons">
        <button type="button" class="button wide primary" onClick={() => download(file, file.name)}>
          {words.download}
        </button>
        {'canShare' in navigator && navigator.canShare({ files: [file] }) && (
          <button type="button" class="button wide" onClick={send}>
            {words.send}
          </button>
        )}
      </div>
      {said.value !== '' && (
        <p class="problem" role="alert">
          {said}
        </p>
      )}
    </>
  );
}
