import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Position } from '../../../wasm/game.ts';
import type { Clock } from '../../model/clock.ts';
import type { Failure } from '../../model/state.ts';
import { beatOf, beatsOf, type Frame, frameOf } from './frame.ts';
import { FULL_SPEED, Pacer, SENTENCES, type Speed } from './pacer.ts';
import { Race } from './race.ts';
import type { Mark, Moment, Programme, Scene } from './scene.ts';
import { SceneFailure, type Scenes } from './scenes.ts';

/** What to run on to: the next win or loss, the end of the layer, the moment in which the start position is decided. */
export type Goal = 'win' | 'loss' | 'layer' | 'drawn';

/** The last beat of a step, however many it has. */
const LAST = Number.POSITIVE_INFINITY;

/** A run that is watched, at one of its beats. Commands are carried out one after the other, in the order of their coming. */
export class Player {
  readonly programme: Programme;
  readonly drawn: Position | null;
  readonly frame: ReadonlySignal<Frame>;
  readonly playing = signal(false);
  readonly speed: Signal<Speed>;
  /** Whether playing pauses at the moments worth seeing, and races from one to the next where it goes by sentences. */
  readonly pauses: Signal<boolean>;
  /** Whether it races to the next moment. */
  readonly races: ReadonlySignal<boolean>;
  /** The moment to which it plays; null where it is to pause at none. */
  readonly ahead: ReadonlySignal<Moment | null>;
  /** How often it has gone elsewhere instead of on. */
  readonly jumps: ReadonlySignal<number>;
  readonly failure = signal<Failure | null>(null);
  readonly #scenes: Scenes;
  readonly #scene: Signal<Scene>;
  readonly #beat = signal(0);
  readonly #race = signal<Race | null>(null);
  readonly #jumps = signal(0);
  #isJumping = false;
  readonly #pacer = new Pacer();
  readonly #clock: Clock;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  /** The newest command, as long as it is to go to a step and has not begun. */
  #seeking: { step: number } | null = null;

  /** A run at its beginning, whose first scene is given. */
  constructor(
    scenes: Scenes,
    programme: Programme,
    first: Scene,
    { drawn, speed, pauses }: Pick<Player, 'drawn' | 'speed' | 'pauses'>,
    clock: Clock,
  ) {
    this.#scenes = scenes;
    this.programme = programme;
    this.drawn = drawn;
    this.speed = speed;
    this.pauses = pauses;
    this.#clock = clock;
    this.#scene = signal(first);
    this.frame = computed(() => frameOf(this.#scene.value, this.#beat.value, programme, drawn));
    this.races = computed(() => this.#race.value !== null && this.playing.value);
    this.ahead = computed(() => (pauses.value ? this.#momentAhead() : null));
    this.jumps = this.#jumps;
  }

  /** The step after the last one, at which the queue is empty. */
  get end(): number {
    return this.programme.steps + 1;
  }

  /** One beat forwards or back. */
  stepOn(): Promise<void> {
    return this.#byHand(() => this.#beatOn());
  }

  stepBack(): Promise<void> {
    return this.#byHand(async () => {
      const { step, beat } = this.frame.value;
      if (beat > 0) this.#beat.value = beat - 1;
      else if (step > 0) await this.#show(step - 1, LAST);
    });
  }

  /** One position forwards, with all its predecessors told, or back. */
  positionOn(): Promise<void> {
    return this.#byHand(async () => {
      const { step, beat, beats } = this.frame.value;
      if (beat < beats) this.#beat.value = beats;
      else if (step < this.end) await this.#show(step + 1, LAST);
    });
  }

  positionBack(): Promise<void> {
    return this.#byHand(async () => {
      const { step } = this.frame.value;
      if (step > 0) await this.#show(step - 1, LAST);
    });
  }

  /** Goes to a step, 0..steps + 1. A call takes the place of the one before while that waits. */
  goTo(wanted: number): Promise<void> {
    const step = Math.min(Math.max(0, Math.round(wanted)), this.end);
    if (this.#seeking !== null) {
      this.#seeking.step = step;
      return this.#last;
    }
    const seeking = { step };
    const done = this.#jump(() => {
      if (this.#seeking === seeking) this.#seeking = null;
      return this.#show(seeking.step, LAST);
    });
    this.#seeking = seeking;
    return done;
  }

  goToMoment({ step, beat }: Moment): Promise<void> {
    return this.#jump(() => this.#show(step, beat));
  }

  /** Goes on until the goal is reached; where it never is, to the end. */
  runTo(goal: Goal): Promise<void> {
    return this.#jump(async () => {
      if (goal === 'win' || goal === 'loss') await this.#toNews(goal);
      else if (goal === 'layer') await this.#toLayerEnd();
      else await this.#toDrawn();
    });
  }

  /** Starts playing, from the beginning when it is at the end, or pauses. */
  togglePlaying(): Promise<void> {
    const starts = !this.playing.value;
    this.playing.value = starts;
    this.#pacer.begin();
    this.#race.value = null;
    if (!starts) return this.#last;
    return this.#do(async () => {
      if (this.frame.value.step === this.end) await this.#show(0, 0);
    });
  }

  /** Plays on for so many milliseconds; while something is on its way it waits. */
  async play(elapsed: number): Promise<void> {
    if (!this.playing.value || this.#waiting > 0) return;
    if (this.speed.value !== SENTENCES) this.#race.value = null;
    const race = this.#race.value;
    const due = race ?? this.#pacer.due(elapsed, this.speed.value, this.#sentences());
    if (due === 0) return;
    await this.#do(async () => {
      if (due instanceof Race) await this.#raceOn(due, elapsed);
      else if (due === 'beat') await this.#sentenceOn();
      else await this.#fly(due);
      const { moments, step } = this.frame.value;
      const isHeld = this.pauses.value && moments.length > 0 && this.#race.value === null;
      if (step === this.end || isHeld) this.playing.value = false;
    });
  }

  async #fly(steps: number): Promise<void> {
    const { step: before } = this.frame.value;
    const begun = this.#clock();
    await this.#stepsOn(steps);
    if (this.speed.value !== FULL_SPEED) return;
    this.#pacer.learn(this.#clock() - begun, this.frame.value.step - before);
  }

  /** How many sentences stand: at a moment, and at the beginning, there is more to be read. */
  #sentences(): number {
    const { step, moments } = this.frame.value;
    return 1 + (step === 0 ? 1 : moments.length);
  }

  /** The next sentence, or off to the next moment where that is far. */
  async #sentenceOn(): Promise<void> {
    const moment = this.ahead.value;
    this.#race.value = moment && Race.to(moment.step, this.frame.value.step);
    if (this.#race.value === null) await this.#beatOn();
  }

  /** A race ends before its moment; the moment's own position is then told sentence by sentence. */
  async #raceOn(race: Race, elapsed: number): Promise<void> {
    const step = race.stepAfter(elapsed);
    await (race.isOver ? this.#show(step + 1, 0) : this.#show(step, LAST));
    if (race.isOver) this.#race.value = null;
  }

  /** What is known of each position at the end of a step, without going there; null where the run has broken off. */
  async marks(step: number, positions: readonly Position[]): Promise<readonly Mark[] | null> {
    try {
      return await this.#scenes.marks(step, positions);
    } catch (error) {
      if (error instanceof SceneFailure) return null;
      throw error;
    }
  }

  async #beatOn(): Promise<void> {
    const { step, beat, beats } = this.frame.value;
    if (beat < beats) this.#beat.value = beat + 1;
    else if (step < this.end) await this.#show(step + 1, 0);
  }

  /** So many steps, but not past a moment at which to pause. */
  #stepsOn(steps: number): Promise<void> {
    const { step } = this.frame.value;
    const target = Math.min(step + steps, this.end);
    const moment = this.ahead.value;
    if (moment !== null && moment.step <= target) return this.#show(moment.step, moment.beat);
    return this.#show(target, LAST);
  }

  #momentAhead(): Moment | null {
    const { step, beat } = this.frame.value;
    const isLater = (moment: Moment) => moment.step > step || (moment.step === step && moment.beat > beat);
    return this.programme.moments.find(isLater) ?? null;
  }

  async #toNews(what: 'win' | 'loss'): Promise<void> {
    const { step, beat } = this.frame.value;
    const here = beatOf(this.#scene.value, what, beat);
    if (here !== null) {
      this.#stage(this.#scene.value, here);
      return;
    }
    const found = await this.#scenes.find(Math.min(step, this.programme.steps), what);
    if (found === null) return this.#show(this.end, 0);
    const scene = await this.#scenes.scene(found);
    this.#stage(scene, beatOf(scene, what, 0) ?? 0);
  }

  #toLayerEnd(): Promise<void> {
    const { step, beat, beats } = this.frame.value;
    const isAhead = (end: number) => end > step || (end === step && beat < beats);
    return this.#show(this.programme.layerEnds.find(isAhead) ?? this.end, LAST);
  }

  #toDrawn(): Promise<void> {
    const moment = this.programme.moments.find(({ kind }) => kind === 'drawn');
    return moment === undefined ? this.#show(this.end, 0) : this.#show(moment.step, moment.beat);
  }

  async #show(step: number, beat: number): Promise<void> {
    const scene = this.#scene.value.step === step ? this.#scene.value : await this.#scenes.scene(step);
    this.#stage(scene, beat);
  }

  #stage(scene: Scene, beat: number): void {
    batch(() => {
      this.#scene.value = scene;
      this.#beat.value = Math.min(beat, beatsOf(scene));
      if (this.#isJumping) this.#jumps.value++;
    });
  }

  #byHand(action: () => Promise<void>): Promise<void> {
    this.playing.value = false;
    return this.#do(action);
  }

  #jump(action: () => Promise<void>): Promise<void> {
    return this.#byHand(async () => {
      this.#isJumping = true;
      try {
        await action();
      } finally {
        this.#isJumping = false;
      }
    });
  }

  #do(action: () => Promise<void>): Promise<void> {
    this.#seeking = null;
    this.#waiting++;
    const done = this.#last.then(action).then(
      () => {
        this.#waiting--;
      },
      (error) => {
        this.#waiting--;
        this.playing.value = false;
        if (!(error instanceof SceneFailure)) throw error;
        this.failure.value = error.failure;
      },
    );
    this.#last = done.catch(() => {});
    return done;
  }
}
