import { rowOf, SIDES } from '../../model/board.ts';
import { type App, useApp } from '../../page/app-context.ts';
import { Heard } from '../../page/controls/heard.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { sayCell } from '../say.ts';
import { caughtFurthest, decidedNow, tiedCells } from './model/wave.ts';
import { censusOf, drawnLayer, lastOf, layerShown, type Wave, waveOf } from './wave.ts';
import { type WaveShown, waveShown } from './wave-shown.ts';
import { WAVE, type WaveTexts } from './words.ts';

/** Maximum number of cells named for a side; the others are counted. */
const NAMED = 4;

/** The layer shown in sentences. */
export function LayerWords() {
  const app = useApp();
  const wave = waveOf(app);
  const texts = useCatalogue(WAVE);
  const shown = waveShown(wave);
  if (shown === null) return null;
  const title = texts.at(layerShown(wave), lastOf(wave));
  const sentences = layerSentences(wave, shown, texts);
  const drawn = drawnSentence(app, wave, texts);
  return (
    <div class="wave-words">
      <h2>{title}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {drawn !== null && <p class="wave-drawn">{drawn}</p>}
      <Heard
        text={texts.aloud(title, drawn === null ? sentences : [drawn, ...sentences])}
        passes={wave.playing.value}
        isSaid={() => document.activeElement?.matches('.wave .slider') === true}
        testId="wave-heard"
      />
    </div>
  );
}

function layerSentences(wave: Wave, shown: WaveShown, texts: WaveTexts): string[] {
  const census = censusOf(wave);
  const [layer, last] = [layerShown(wave), lastOf(wave)];
  const here = cellsSentence(shown, texts);
  if (census === null) return layer === last ? [here, ...atTheEnd(shown, texts)] : [here];
  const { decided, ties } = census;
  const counts = texts.counts(decided.red[layer] ?? 0, decided.black[layer] ?? 0);
  return layer === last ? [counts, here, texts.rest(ties), ...atTheEnd(shown, texts)] : [counts, here];
}

/** What the last layer shows: the cells that are ties, and how far the pawn gets before it can no longer be caught. */
function atTheEnd({ board, cells, kind, position, values }: WaveShown, texts: WaveTexts): string[] {
  const placesOf = (found: readonly number[]) =>
    [found.slice(0, NAMED).map((cell) => sayCell(board, cell)), Math.max(0, found.length - NAMED)] as const;
  const tied = tiedCells(cells);
  const caught = kind === 'pawn' ? caughtFurthest(values, position, board.columns) : null;
  const row = caught?.[0] === undefined ? null : rowOf(board, caught[0]) + 1;
  return [
    ...(tied.length === 0 ? [] : [texts.tied(kind, ...placesOf(tied))]),
    ...(caught === null ? [] : [row === null ? texts.neverCaught : texts.caught(row, ...placesOf(caught))]),
  ];
}

/** The cells on which the lifted piece is decided. */
function cellsSentence({ board, cells, kind }: WaveShown, texts: WaveTexts): string {
  const now = decidedNow(cells);
  const place = (cell: number) => sayCell(board, cell);
  const sides = SIDES.filter((side) => now[side].length > 0).map((side) => {
    const found = now[side];
    return texts.decidedFor(side, found.slice(0, NAMED).map(place), Math.max(0, found.length - NAMED));
  });
  return sides.length === 0 ? texts.decidedNowhere(kind) : texts.decided(kind, sides.join(texts.between));
}

/** The sentence about the start position at this layer; null if there is none. */
function drawnSentence(app: App, wave: Wave, texts: WaveTexts): string | null {
  const value = app.state.solution.value?.value;
  const layer = drawnLayer(app);
  if (value === undefined) return null;
  if (layer === null) return layerShown(wave) === lastOf(wave) ? texts.drawnTie : null;
  return layerShown(wave) === layer ? texts.drawnHere(value) : null;
}
