import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { FIRST_PLACE } from '../../model/address.ts';
import { formatAddress } from '../../model/address-text.ts';
import { addressWith } from '../../page/address.ts';
import { type App, useApp } from '../../page/app-context.ts';
import { CopyButton } from '../../page/controls/copy-button.tsx';
import { CopyByHand, useCopying } from '../../page/controls/copying.tsx';
import { lazyView } from '../../page/controls/lazy-view.tsx';
import { requestFullScreen } from '../../page/full-screen.ts';
import type { Beat } from './model/beats.ts';
import type { Chapter } from './model/chapters.ts';
import type { TourTexts } from './say.ts';

const ChapterFilm = lazyView(() => import('./film/chapter-film.tsx').then((part) => part.ChapterFilm));
const ClassSheet = lazyView(() => import('./class-sheet/class-sheet.tsx').then((part) => part.ClassSheet));

interface Props {
  readonly beats: readonly Beat[];
  /** The one that is shown. */
  readonly beat: Beat;
  readonly texts: TourTexts;
  /** What fills the screen: sentence, stage and buttons. */
  readonly show: RefObject<HTMLElement | null>;
}

/** What a teacher takes from the tour: a link to this sentence or question, the questions on paper, the full screen, a film. */
export function Teach({ beats, beat, texts, show }: Props) {
  const app = useApp();
  const { tour } = texts;
  const { said, copy, left } = useCopying();
  const isPrinting = useSignal(false);
  /** The chapter that was made into a GIF, which is put away in another chapter. */
  const filmed = useSignal<Chapter | null>(null);
  return (
    <div class="tour-teach">
      <CopyButton
        label={tour.copyLink}
        copied={tour.copied}
        said={said}
        onPress={() => void copy(addressHere(app), tour.copied)}
      />
      <button
        type="button"
        class="button wide"
        onClick={() => {
          isPrinting.value = true;
        }}
      >
        {tour.printSheet}
      </button>
      {document.fullscreenEnabled && (
        <button type="button" class="button wide" onClick={() => requestFullScreen(show.current)}>
          {tour.fullScreen}
        </button>
      )}
      <button
        type="button"
        class="button wide"
        disabled={filmed.value === beat.chapter}
        onClick={() => {
          filmed.value = beat.chapter;
        }}
      >
        {tour.film}
      </button>
      <CopyByHand left={left} />
      {filmed.value === beat.chapter && (
        <ChapterFilm
          beats={beats}
          chapter={beat.chapter}
          flipped={app.state.flipped.value}
          texts={texts}
          close={() => {
            filmed.value = null;
          }}
        />
      )}
      {isPrinting.value && (
        <ClassSheet
          beats={beats}
          flipped={app.state.flipped.value}
          texts={texts}
          done={() => {
            isPrinting.value = false;
          }}
        />
      )}
    </div>
  );
}

/** The address of the sentence or question that is shown. */
function addressHere({ state, chapter, sentence, asked }: App): string {
  const where = { chapter: chapter.value, sentence: sentence.value, asked: asked.value };
  return addressWith(formatAddress(state.link.value, { ...FIRST_PLACE, place: 'theatre', ...where }));
}
