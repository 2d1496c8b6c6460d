import { useMemo } from 'preact/hooks';
import type { Beat } from './model/beats.ts';
import { CHAPTERS } from './model/chapters.ts';
import type { TourPlayer } from './model/player.ts';
import { sayBeat, type TourTexts } from './say.ts';

interface Props {
  readonly player: TourPlayer;
  readonly texts: TourTexts;
}

/** The chapter and the sentence. All others are at the same place, hidden, so that nothing below moves. */
export function TourCaption({ player, texts }: Props) {
  const { tour } = texts;
  const others = useMemo(
    () => player.beats.map((beat, nth) => <Words key={nth} beat={beat} texts={texts} isSeen={false} />),
    [player, tour],
  );
  return (
    <div class="tour-caption">
      <Words beat={player.beat.value} texts={texts} isSeen />
      {others}
    </div>
  );
}

function Words({
  beat,
  texts,
  isSeen,
}: Pick<Props, 'texts'> & { readonly beat: Beat; readonly isSeen: boolean }) {
  const { tour } = texts;
  const { chapter, ground } = beat;
  const board = ground.isOwn ? 'own' : 'made';
  return (
    <div class={isSeen ? 'tour-words' : 'tour-words unseen'} aria-hidden={!isSeen}>
      <p class="tour-chapter">
        {tour.chapterOf(CHAPTERS.indexOf(chapter) + 1, tour.chapter[chapter])}
        <span class={`ground ${board}`} title={tour.ground[board]}>
          {tour.board[board]}
        </span>
      </p>
      <p class="tour-sentence">{sayBeat(texts, beat)}</p>
    </div>
  );
}
