import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Beat } from './beats.ts';
import { CHAPTERS, type Chapter, LAST_PLAYED } from './chapters.ts';
import { RACE } from './pace.ts';
import type { Asking, TourQuestion } from './questions.ts';

/** The place in the tour as in the address: the name of a chapter, the sentence in it, and 1 at the question before that. */
export interface TourPlace {
  readonly chapter: Signal<string>;
  readonly sentence: Signal<number>;
  readonly asked: Signal<number>;
}

/** Whether questions are asked, and what becomes of the first answer to each. */
export interface Quiz {
  readonly asks: () => boolean;
  readonly tell: (asking: Asking, isRight: boolean) => void;
}

/** Durations (ms) when the tour is played: of a sentence, and of a question, to which an answer may have been given. */
export interface Durations {
  readonly sentence: (beat: Beat) => number;
  readonly question: (question: TourQuestion, given: number | null) => number;
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
  /** The question that is asked instead of the beat, which answers it. */
  readonly question: ReadonlySignal<TourQuestion | null>;
  /**
   * The index of the last answer given to the question of the current beat: a wrong one to the question, the
   * right one after it.
   */
  readonly given: ReadonlySignal<number | null>;
  readonly #answer = signal<{ readonly at: number; readonly given: number } | null>(null);
  readonly #place: TourPlace;
  readonly #quiz: Quiz;

  /** `beats` must not be empty. */
  constructor(beats: readonly Beat[], place: TourPlace, quiz: Quiz) {
    this.beats = beats;
    this.#place = place;
    this.#quiz = quiz;
    this.at = computed(() => this.#indexOf(place.chapter.value, place.sentence.value));
    this.beat = computed(() => beats[this.at.value] as Beat);
    this.question = computed(() => (place.asked.value === 0 ? null : this.beat.value.question));
    this.given = computed(() => this.#givenHere());
  }

  get end(): number {
    return this.beats.length - 1;
  }

  stepOn(): void {
    if (this.question.peek() === null) this.#byHand(this.at.peek() + 1, this.#quiz.asks());
    else this.#byHand(this.at.peek());
  }

  stepBack(): void {
    this.#byHand(this.at.peek() - 1);
  }

  goTo(index: number): void {
    this.#byHand(index);
  }

  /** Goes to the beginning of a chapter; playback continues there. */
  goToChapter(chapter: Chapter): void {
    this.#show(this.#indexOf(chapter, 0), { races: this.playing.peek(), asks: this.#quiz.asks() });
  }

  /** Goes to the question of a chapter, and pauses. */
  goToQuestion(chapter: Chapter): void {
    this.#byHand(
      this.beats.findIndex((beat) => beat.chapter === chapter && beat.question !== null),
      true,
    );
  }

  /**
   * Answers the question, if no race goes on before it. The right answer is followed by the sentence; after a
   * wrong one it may be answered again.
   */
  answer(given: number): void {
    const question = this.question.peek();
    if (question === null || this.racing.peek() || !(given in question.answers)) return;
    const isRight = given === question.right;
    batch(() => {
      if (this.given.peek() === null) this.#quiz.tell(question.asks.name, isRight);
      this.#answer.value = { at: this.at.peek(), given };
      if (isRight) this.#endQuestion();
    });
  }

  /** Starts playing, from the beginning when it is at the end, or pauses. */
  togglePlaying(): void {
    batch(() => {
      if (this.playing.peek()) this.pause();
      else {
        if (this.at.peek() === this.end) this.#show(0);
        this.playing.value = true;
      }
    });
  }

  pause(): void {
    this.playing.value = false;
    this.racing.value = false;
  }

  /**
   * Runs playback until the returned function is called. A chapter begins with a race. A question that is not answered is
   * followed by its sentence all the same.
   */
  run(durations: Durations, after: After): () => void {
    return effect(() => {
      if (!this.playing.value) return;
      const beat = this.beat.value;
      if (this.racing.value) return after(RACE, () => this.#endRace());
      const question = this.question.value;
      if (question === null) return after(durations.sentence(beat), () => this.#playOn());
      return after(durations.question(question, this.given.value), () => this.#endQuestion());
    });
  }

  /**
   * The answer that belongs to what is shown: a wrong one to its question, the right one to the sentence after it. Null if the
   * address or playback has gone on since.
   */
  #givenHere(): number | null {
    const answer = this.#answer.value;
    if (answer === null || answer.at !== this.at.value) return null;
    const isRight = answer.given === this.beat.value.question?.right;
    return isRight === (this.question.value === null) ? answer.given : null;
  }

  #endRace(): void {
    this.racing.value = false;
  }

  #endQuestion(): void {
    this.#place.asked.value = 0;
  }

  #playOn(): void {
    const next = this.at.peek() + 1;
    const { chapter, endsChapter } = this.beat.peek();
    if (next > this.end || (endsChapter && chapter === LAST_PLAYED)) this.pause();
    else this.#show(next, { races: true, asks: this.#quiz.asks() });
  }

  #byHand(index: number, asks = false): void {
    batch(() => {
      this.pause();
      this.#show(index, { asks });
    });
  }

  #show(index: number, { races = false, asks = false } = {}): void {
    const beat = this.beats[index];
    if (beat === undefined) return;
    batch(() => {
      this.#answer.value = null;
      this.#place.asked.value = asks && beat.question !== null ? 1 : 0;
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
