import type { Note } from './model/score.ts';

/** Makes notes audible. */
export interface Speaker {
  /** Seconds of the audio clock. */
  now(): number;
  /** Whether the clock runs: notes scheduled on a stopped clock would all sound at once later. */
  isAwake(): boolean;
  play(note: Note): void;
  /** Ends every note at once. */
  silence(): void;
  /** Suspends the audio device until `wake`. */
  rest(): void;
  wake(): void;
  close(): void;
}

const VOLUME = 0.6;
const SHAPES: Readonly<Record<Note['kind'], OscillatorType>> = {
  tick: 'square',
  win: 'square',
  loss: 'square',
  hum: 'triangle',
};
/** Attack time (s) of a note, to avoid a crackle. */
const RISE = { tick: 0.002, win: 0.01, loss: 0.01, hum: 0.15 } as const;
/** Silence for an exponential fade, which cannot reach 0. */
const INAUDIBLE = 0.0001;

/** Null if the browser has no sound. */
export function createSpeaker(): Speaker | null {
  const context = open();
  if (context === null) return null;
  const master = openOutput(context);
  const sounding = new Set<() => void>();
  const silence = () => {
    for (const end of sounding) end();
  };
  return {
    now: () => context.currentTime,
    isAwake: () => context.state === 'running',
    play: (note) => sing(context, master, note, sounding),
    silence,
    rest: () => {
      silence();
      ignoreFailure(context.suspend());
    },
    wake: () => ignoreFailure(context.resume()),
    close: () => {
      silence();
      ignoreFailure(context.close());
    },
  };
}

function open(): AudioContext | null {
  try {
    return new AudioContext({ latencyHint: 'interactive' });
  } catch {
    return null;
  }
}

/** The output of all notes: a common volume and a compressor. */
function openOutput(context: AudioContext): AudioNode {
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -18;
  limiter.knee.value = 6;
  limiter.ratio.value = 12;
  limiter.attack.value = 0.002;
  limiter.connect(context.destination);
  const master = context.createGain();
  master.gain.value = VOLUME;
  master.connect(limiter);
  return master;
}

/** If the browser refuses its audio device, the page stays silent. */
function ignoreFailure(done: Promise<void>): void {
  done.catch(() => {});
}

function sing(context: AudioContext, master: AudioNode, note: Note, sounding: Set<() => void>): void {
  const { kind, at, length, from, to, loudness } = note;
  const tone = context.createOscillator();
  tone.type = SHAPES[kind];
  tone.frequency.setValueAtTime(from, at);
  tone.frequency.exponentialRampToValueAtTime(to, at + length);
  const level = context.createGain();
  level.gain.setValueAtTime(INAUDIBLE, at);
  level.gain.exponentialRampToValueAtTime(loudness, at + RISE[kind]);
  level.gain.exponentialRampToValueAtTime(INAUDIBLE, at + length);
  tone.connect(level);
  level.connect(master);
  const end = () => {
    sounding.delete(end);
    tone.disconnect();
    level.disconnect();
  };
  sounding.add(end);
  tone.onended = end;
  tone.start(at);
  tone.stop(at + length);
}
