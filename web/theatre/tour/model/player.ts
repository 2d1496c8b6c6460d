import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Beat } from './beats.ts';
import { CHAPTERS, type Chapter } from './chapters.ts';
import { RACE } from './pace.ts';

/** Where in the tour one is, as the address says it: the name of a chapter, and the sentence of it. */
export interface Place {
  readonly chapter: Signal<string>;
  readonly sentence: Signal<number>;
}

/** Does something after so many milliseconds, unless what is returned is called before. */
export type After = (milliseconds: number, action: () => void) => () => void;

/** The tour at one of its sentences. Where it is stays in `place`, so that the address tells it and takes it back there. */
export class TourPlayer {
  readonly beats: readonly Beat[];
  readonly playing = signal(false);
  /** Whether positions fly by: the chapter has just begun. */
  readonly racing = signal(false);
  /** Whether nothing is to move by itself: then no chapter races. */
  readonly isStill = signal(false);
  /** Which of the beats is seen. */
  readonly at: ReadonlySignal<number>;
  readonly beat: ReadonlySignal<Beat>;
  readonly #place: Place;

  /** There is at least one beat. */
  constructor(beats: readonly Beat[], place: Place) {
    this.beats = beats;
    this.#place = place;
    this.at = computed(() => this.#indexOf(place.chapter.value, place.sentence.value));
    this.beat = computed(() => beats[this.at.value] as Beat);
  }

  get last(): number {
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

  /** Goes to the beginning of a chapter; while it plays, it plays on from there. */
  goToChapter(chapter: Chapter): void {
    this.#show(this.#indexOf(chapter, 0), this.playing.peek());
  }

  /** Starts playing, from the beginning when it is at the end, or pauses. */
  togglePlaying(): void {
    batch(() => {
      if (this.playing.peek()) this.pause();
      else {
        if (this.at.peek() === this.last) this.#show(0, false);
        this.playing.value = true;
      }
    });
  }

  pause(): void {
    this.playing.value = false;
    this.racing.value = false;
  }

  /**
   * Plays on for as long as it is to, until what is returned is called; `standsFor` tells how many milliseconds a sentence
   * stands. A chapter begins with a race.
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
    if (next > this.last) this.pause();
    else this.#show(next, true);
  }

  #byHand(index: number): void {
    batch(() => {
      this.pause();
      this.#show(index, false);
    });
  }

  #show(index: number, races: boolean): void {
    const beat = this.beats[Math.min(Math.max(0, index), this.last)];
    if (beat === undefined) return;
    batch(() => {
      this.#place.chapter.value = beat.chapter === CHAPTERS[0] ? '' : beat.chapter;
      this.#place.sentence.value = beat.nth;
      this.racing.value = races && beat.race.length > 0 && !this.isStill.peek();
    });
  }

  /** The beat of a chapter's sentence, its last one where it has fewer; what is no chapter is the first. */
  #indexOf(name: string, sentence: number): number {
    const chapter = CHAPTERS.find((each) => each === name) ?? CHAPTERS[0];
    const first = this.beats.findIndex((beat) => beat.chapter === chapter);
    const of = this.beats.filter((beat) => beat.chapter === chapter).length;
    return first + Math.min(sentence, of - 1);
  }
}
