import { batch } from '@preact/signals';
import { type LinkRead, parseLink } from '../../model/link.ts';
import { loadLink } from '../../model/whole-board.ts';
import { type App, useApp } from '../../page/app-context.ts';
import { Thumbnail } from '../../page/board/thumbnail.tsx';
import { IconButton } from '../../page/controls/button.tsx';
import { CLOSE_PICTURE } from '../../page/pictures/edit-pictures.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { LANGUAGES, type Language } from '../../page/words/language.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import { LONGEST_NAME, type Recent, withName } from './model/recents.ts';
import { linkOf } from './model/sessions.ts';
import { recentsOf } from './recents.ts';
import { RECENT } from './words.ts';

interface Props {
  readonly recent: Recent;
  readonly remove: () => void;
}

/** A board with its verdict, when it was last on the board, and its name. */
export function RecentRow({ recent, remove }: Props) {
  const app = useApp();
  const words = useCatalogue(RECENT);
  const read = parseLink(recent.link);
  if (!read.ok) return null;
  const { board, side } = read.value;
  const time = timeWords(recent.time, app.language.value);
  const size = words.board(board.rows, board.columns);
  const called = recent.name || `${size}, ${time}`;
  const isShown = linkOf(app.state.drawing.value) === recent.link;
  return (
    <li class="recent-row">
      <button
        type="button"
        class="button board-button"
        aria-label={words.open(called)}
        aria-current={isShown}
        onClick={() => open(app, read.value)}
      >
        <Thumbnail board={board} />
      </button>
      <div class="recent-words">
        <Name recent={recent} called={called} />
        <p class="recent-facts">
          <Result recent={recent} isShown={isShown} />
          <span>{size}</span>
          {side === 'black' && <span>{words.blackFirst}</span>}
          <time dateTime={new Date(recent.time).toISOString()}>{time}</time>
          {isShown && <strong>{words.shown}</strong>}
        </p>
      </div>
      <IconButton label={words.remove(called)} picture={CLOSE_PICTURE} onPress={remove} />
    </li>
  );
}

/** Undo brings the former board back. */
function open({ state, place, dialog }: App, link: LinkRead): void {
  batch(() => {
    loadLink(state, link);
    place.value = 'analysis';
    dialog.value = null;
  });
}

function timeWords(time: number, language: Language): string {
  const format = new Intl.DateTimeFormat(LANGUAGES[language].tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return format.format(time);
}

function Name({ recent, called }: { recent: Recent; called: string }) {
  const words = useCatalogue(RECENT);
  const recents = recentsOf(useApp());
  return (
    <input
      type="text"
      aria-label={words.name(called)}
      placeholder={words.placeholder}
      maxLength={LONGEST_NAME}
      value={recent.name}
      onChange={({ currentTarget }) => {
        const { value } = currentTarget;
        recents.change((list) => withName(list, recent.link, value));
      }}
    />
  );
}

/** The verdict, unless the board is in a game that hides it. */
function Result({ recent, isShown }: { recent: Recent; isShown: boolean }) {
  const { state } = useApp();
  const words = useCatalogue(RECENT);
  const line = useCatalogue(MOVE_LINE);
  if (isShown && state.valuesHidden.value) return <span class="hint">{words.hidden}</span>;
  if (recent.value === null) return null;
  return <span class={`chip ${recent.value.winner}`}>{line.short(recent.value)}</span>;
}
