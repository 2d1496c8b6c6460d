import '../../styles/steps.css';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { useApp } from '../../app-context.ts';
import { useCatalogue } from '../../catalogue.ts';
import { listenToKeys } from '../../keys.ts';
import { THEATRE } from '../../texts/parts/theatre.ts';
import { followBoard, MOST_CELLS, openAgain } from '../../theatre/follow-board.ts';
import { theatreOf } from '../../theatre/theatre.ts';
import { theatreKey } from '../../theatre/theatre-keys.ts';
import { Run } from './run.tsx';

/** The textbook solver at work, one position at a time. */
export function Steps() {
  const app = useApp();
  const { show } = theatreOf(app);
  const { rows, columns } = app.state.drawing.value.board;
  useEffect(() => followBoard(app), [app]);
  useLayoutEffect(() => listenToKeys(app, theatreKey), [app]);
  if (rows * columns > MOST_CELLS) return <TooLarge rows={rows} columns={columns} />;
  if (show.value.status === 'open') return <Run player={show.value.player} />;
  return show.value.status === 'opening' ? <Opening /> : <NotOpened />;
}

function Opening() {
  const texts = useCatalogue(THEATRE);
  return (
    <p class="muted" role="status">
      {texts.opening}
    </p>
  );
}

function TooLarge({ rows, columns }: { rows: number; columns: number }) {
  const { act } = theatreOf(useApp());
  const texts = useCatalogue(THEATRE);
  return (
    <div class="not-loaded">
      <p>{texts.tooLarge(rows, columns)}</p>
      <button
        type="button"
        class="button wide primary"
        onClick={() => {
          act.value = 'wave';
        }}
      >
        {texts.toWave}
      </button>
    </div>
  );
}

function NotOpened() {
  const app = useApp();
  const texts = useCatalogue(THEATRE);
  const show = theatreOf(app).show.value;
  return (
    <div class="not-loaded">
      <p class="problem" role="alert">
        {show.status === 'failed' && app.texts.value.failure(show.failure)}
      </p>
      <button type="button" class="button wide" onClick={() => openAgain(app)}>
        {texts.again}
      </button>
    </div>
  );
}
