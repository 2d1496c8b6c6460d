import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Position } from '../../../wasm/game.ts';
import type { Failure } from '../../model/failure.ts';
import { beatOf, beatsOf, type Frame, frameOf } from './frame.ts';
import { FLIGHT, HOLD, LONGEST, Pacer, SENTENCES, type Speed } from './pacer.ts';
import { Race } from './race.ts';
import type { Mark, Moment, Programme, Scene } from './scene.ts';
import { SceneFailure, type Scenes } from './scenes.ts';

/** Where to skip to: the next win or loss, the end of the layer, or the moment that decides the start position. */
export type Goal = 'win' | 'loss' | 'layer' | 'drawn';

/** The last beat of any step. */
const LAST = Number.POSITIVE_INFINITY;

/** The playback of a run. Commands are queued and carried out one after the other. */
export class Player {
  readonly programme: Programme;
  readonly drawn: Position | null;
  readonly frame: ReadonlySignal<Frame>;
  readonly playing = signal(false);
  readonly speed: Signal<Speed>;
  /** Whether playback holds at each moment; sentence by sentence it then races from one moment to the next. */
  readonly skips: Signal<boolean>;
  /** Whether it holds at a moment, before it goes on by itself. */
  readonly holds: ReadonlySignal<boolean>;
  /** Whether it races to the next moment. */
  readonly races: ReadonlySignal<boolean>;
  /** The next moment at which playback holds; null if there is none. */
  readonly ahead: ReadonlySignal<Moment | null>;
  /** Number of jumps, as opposed to steps forwards. */
  readonly jumps: ReadonlySignal<number>;
  readonly failure = signal<Failure | null>(null);
  readonly #scenes: Scenes;
  readonly #scene: Signal<Scene>;
  readonly #beat = signal(0);
  readonly #race = signal<Race | null>(null);
  readonly #jumps = signal(0);
  /** Rest (ms) of the hold at a moment. */
  readonly #held = signal(0);
  #isJumping = false;
  readonly #pacer = new Pacer();
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  /** The newest command, if it is a `goTo` that has not begun. */
  #seeking: { step: number } | null = null;

  /** A run at its beginning, with its first scene. */
  constructor(
    scenes: Scenes,
    programme: Programme,
    first: Scene,
    { drawn, speed, skips }: Pick<Player, 'drawn' | 'speed' | 'skips'>,
  ) {
    this.#scenes = scenes;
    this.programme = programme;
    this.drawn = drawn;
    this.speed = speed;
    this.skips = skips;
    this.#scene = signal(first);
    this.frame = computed(() => frameOf(this.#scene.value, this.#beat.value, programme, drawn));
    this.races = computed(() => this.#race.value !== null && this.playing.value);
    this.holds = computed(() => this.#held.value > 0 && this.playing.value);
    this.ahead = computed(() => (skips.value ? this.#momentAhead() : null));
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

  /** One position forwards, with all its predecessors, or back. */
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

  /** Goes to a step, 0..steps + 1. A call replaces the previous one if that still waits. */
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

  /** Skips to the goal, or to the end if it is never reached. */
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
    this.#held.value = 0;
    if (!starts) return this.#last;
    return this.#do(async () => {
      if (this.frame.value.step === this.end) await this.#show(0, 0);
    });
  }

  /** Advances playback by `elapsed` ms; does nothing while a command is pending. */
  async play(elapsed: number): Promise<void> {
    if (!this.playing.value || this.#waiting > 0 || this.#isHeld(elapsed)) return;
    if (this.speed.value !== SENTENCES) this.#race.value = null;
    const race = this.#race.value;
    const due = race ?? this.#pacer.due(elapsed, this.speed.value, this.#sentences());
    if (due === 0) return;
    await this.#do(async () => {
      if (due instanceof Race) await this.#raceOn(due, elapsed);
      else if (due === 'beat') await this.#sentenceOn();
      else await this.#stepsOn(due);
      const { moments, step } = this.frame.value;
      if (step === this.end) this.playing.value = false;
      else if (this.skips.value && moments.length > 0 && this.#race.value === null) this.#held.value = HOLD;
    });
  }

  /** Whether it still holds at a moment `elapsed` ms later. What was not painted was not read, so a long frame counts little. */
  #isHeld(elapsed: number): boolean {
    const held = this.#held.value;
    if (held === 0) return false;
    this.#held.value = this.skips.value ? Math.max(0, held - Math.min(elapsed, LONGEST)) : 0;
    if (this.#held.value === 0) this.#pacer.begin();
    return this.#held.value > 0;
  }

  /** The number of sentences shown: more than one at a moment. */
  #sentences(): number {
    return 1 + this.frame.value.moments.length;
  }

  /** Shows the next sentence, or starts a race if the next moment is far. */
  async #sentenceOn(): Promise<void> {
    const moment = this.ahead.value;
    this.#race.value = moment && Race.to(moment.step, this.frame.value.step);
    if (this.#race.value === null) await this.#beatOn();
  }

  /** A race ends one step before its moment, whose own step is then played sentence by sentence. */
  async #raceOn(race: Race, elapsed: number): Promise<void> {
    const step = race.stepAfter(elapsed);
    await (race.isOver ? this.#show(step + 1, 0) : this.#show(step, LAST));
    if (race.isOver) this.#race.value = null;
  }

  /** The marks of positions at the end of a step, without going there; null if the run has failed. */
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

  /** Advances by `steps`, or as far as possible if that is infinite, but not past a moment at which playback holds. */
  async #stepsOn(steps: number): Promise<void> {
    const { step } = this.frame.value;
    const moment = this.ahead.value;
    const last = Math.min(step + steps, moment?.step ?? this.end);
    const isAtOnce = Number.isFinite(steps);
    const scene = await (isAtOnce ? this.#sceneAt(last) : this.#scenes.flight(step, FLIGHT, last));
    this.#stage(scene, scene.step === moment?.step ? moment.beat : LAST);
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
    this.#stage(await this.#sceneAt(step), beat);
  }

  async #sceneAt(step: number): Promise<Scene> {
    return this.#scene.value.step === step ? this.#scene.value : this.#scenes.scene(step);
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
