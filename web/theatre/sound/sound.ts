import { effect, type Signal, signal } from '@preact/signals';
import { layerNotes } from './model/layer-notes.ts';
import { humNotes, type Note, nextNotes, type QueueNews, type Score, SILENCE } from './model/score.ts';
import { createSpeaker, type Speaker } from './speaker.ts';

/** The sound of the solver, off by default. */
export interface Sound {
  /** Set it in the handler of a click or a key, else browsers stay silent. Reset if there is no sound. */
  readonly on: Signal<boolean>;
  /** Positions that entered the queue, wins and losses among them, since the last call. */
  play(news: QueueNews): void;
  /** A layer of the wave, 0..last. */
  layer(layer: number, last: number): void;
  /** The rest is declared a tie. */
  hum(): void;
  /** Silences the current notes. */
  stop(): void;
  /** Releases the audio device. */
  close(): void;
}

/** Silent while the page is hidden. */
export function createSound(): Sound {
  const on = signal(false);
  let speaker: Speaker | null = null;
  let score = SILENCE;

  const listen = () => {
    if (!on.value || document.hidden) {
      speaker?.rest();
      return;
    }
    speaker ??= createSpeaker();
    if (speaker === null) on.value = false;
    else speaker.wake();
  };
  const rest = () => speaker?.rest();
  const stopListening = effect(listen);
  document.addEventListener('visibilitychange', listen);
  addEventListener('pagehide', rest);

  const sound = (notesOf: (score: Score, now: number) => { score: Score; notes: readonly Note[] }) => {
    if (speaker === null || !on.peek() || document.hidden || !speaker.isAwake()) return;
    const played = notesOf(score, speaker.now());
    score = played.score;
    for (const note of played.notes) speaker.play(note);
  };

  return {
    on,
    play: (news) => sound((before, now) => nextNotes(before, news, now)),
    layer: (layer, last) => sound((before, now) => layerNotes(before, layer, last, now)),
    hum: () => sound(humNotes),
    stop: () => speaker?.silence(),
    close: () => {
      stopListening();
      document.removeEventListener('visibilitychange', listen);
      removeEventListener('pagehide', rest);
      on.value = false;
      speaker?.close();
      speaker = null;
    },
  };
}
