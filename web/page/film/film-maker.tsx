import './film.css';
import { useEffect, useMemo } from 'preact/hooks';
import { useSaid } from '../controls/use-said.ts';
import { download } from '../exchange.ts';
import { useCatalogue } from '../words/catalogue.ts';
import { memory } from '../words/memory.ts';
import type { Making } from './use-film.ts';
import { FILM } from './words.ts';

interface Props {
  readonly making: Making;
  readonly label: string;
  /** Shown with the finished film, such as which positions it leaves out. */
  readonly note?: string;
  readonly close: () => void;
}

/** Makes a film when it is first shown, with progress and cancel, and gives it out. */
export function FilmMaker({ making: { task, make }, label, note = '', close }: Props) {
  const words = useCatalogue(FILM);
  useEffect(make, []);
  const now = task.state.value;
  return (
    <section class="film" aria-label={label}>
      {now.status === 'running' && (
        <>
          <progress aria-label={label} max={now.progress.all} value={now.progress.made} />
          <p>{words.making(now.progress.made, now.progress.all)}</p>
          <button type="button" class="button wide" onClick={close}>
            {words.cancel}
          </button>
        </>
      )}
      <p role="status" class="film-said">
        {now.status === 'done' &&
          words.done(memory(now.result.file.size), Math.round(now.result.duration / 1000))}
        {now.status === 'failed' && words.failed}
      </p>
      {now.status === 'failed' && (
        <button type="button" class="button wide" onClick={make}>
          {words.again}
        </button>
      )}
      {now.status === 'done' && <Done file={now.result.file} label={label} note={note} />}
    </section>
  );
}

interface DoneProps extends Required<Pick<Props, 'label' | 'note'>> {
  readonly file: File;
}

function Done({ file, label, note }: DoneProps) {
  const words = useCatalogue(FILM);
  const { said, complain } = useSaid();
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
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
      {note !== '' && <p>{note}</p>}
      <img src={url} alt={label} />
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
