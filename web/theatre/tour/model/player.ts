import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Beat } from './beats.ts';
import { CHAPTERS, type Chapter } from './chapters.ts';
import { RACE } from './pace.ts';

/** The place in the tour as in the address: the name of a chapter, and the sentence in it. */
export interface Place {
  readonly chapter: Signal<string>;
  readonly sentence: Signal<number>;
}

/** A cancellable setTimeout. */
export type After = (milliseconds: number, action: () => void) => () => void;

/** The playback of the tour. Its position is in `place`, which the address shares. */
export class TourPlayer {
  readonly beats: readonly Beat[];
  readonly playing = signal(false);
  /** Whether the race at the beginning of a chapter is shown. */
  readonly racing = signal(false);
  /** Whether motion is reduced: then there are no races. */
  readonly isStill = signal(false);
  /** The index of the current beat. */
  readonly at: ReadonlySignal<number>;
  readonly beat: ReadonlySignal<Beat>;
  readonly #place: Place;

  /** `beats` must not be empty. */
  constructor(beats: readonly Beat[], place: Place) {
    this.beats = beats;
    this.#place = place;
    this.at = computed(() => this.#indexOf(place.chapter.value, place.sentence.value));
    this.beat = computed(() => beats[this.at.value] as Beat);
  }

  get end(): number {
    return this.beats.length - 1;
  }

  stepOn(): void {
    this.#byHand(this.at.peek() + 1);
  }

  stepBack(): void {
    this.#byHand(this.at.peek() - 1);
  }

  goTo(index: number): void {
    this.#byHand(index);
  }

  /** Goes to the beginning of a chapter; playback continues there. */
  goToChapter(chapter: Chapter): void {
    this.#show(this.#indexOf(chapter, 0), this.playing.peek());
  }

  /** Starts playing, from the beginning when it is at the end, or pauses. */
  togglePlaying(): void {
    batch(() => {
      if (this.playing.peek()) this.pause();
      else {
        if (this.at.peek() === this.end) this.#show(0, false);
        this.playing.value = true;
      }
    });
  }

  pause(): void {
    this.playing.value = false;
    this.racing.value = false;
  }

  /**
   * Runs playback until the returned function is called; `standsFor` is the duration (ms) of a sentence. A chapter begins with
   * a race.
   */
  run(standsFor: (beat: Beat) => number, after: After): () => void {
    return effect(() => {
      if (!this.playing.value) return;
      const beat = this.beat.value;
      if (this.racing.value) return after(RACE, () => this.#endRace());
      return after(standsFor(beat), () => this.#playOn());
    });
  }

  #endRace(): void {
    this.racing.value = false;
  }

  #playOn(): void {
    const next = this.at.peek() + 1;
    if (next > this.end) this.pause();
    else this.#show(next, true);
  }

  #byHand(index: number): void {
    batch(() => {
      this.pause();
      this.#show(index, false);
    });
  }

  #show(index: number, races: boolean): void {
    const beat = this.beats[Math.min(Math.max(0, index), this.end)];
    if (beat === undefined) return;
    batch(() => {
      this.#place.chapter.value = beat.chapter === CHAPTERS[0] ? '' : beat.chapter;
      this.#place.sentence.value = beat.nth;
      this.racing.value = races && beat.race.length > 0 && !this.isStill.peek();
    });
  }

  /** The index of a chapter's sentence, at most its last; an unknown chapter is the first. */
  #indexOf(name: string, sentence: number): number {
    const chapter = CHAPTERS.find((each) => each === name) ?? CHAPTERS[0];
    const first = this.beats.findIndex((beat) => beat.chapter === chapter);
    const of = this.beats.filter((beat) => beat.chapter === chapter).length;
    return first + Math.min(sentence, of - 1);
  }
}
