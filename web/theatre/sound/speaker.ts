import type { Note } from './model/score.ts';

/** Makes notes audible. */
export interface Speaker {
  /** Seconds of the audio clock. */
  now(): number;
  /** Whether the clock runs: notes for one that stands still would sound all at once later. */
  isAwake(): boolean;
  play(note: Note): void;
  /** Ends every note at once. */
  silence(): void;
  /** Silence, and the device is given back until it is woken. */
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
/** Seconds in which a note rises: at once would crackle. */
const RISE = { tick: 0.002, win: 0.01, loss: 0.01, hum: 0.15 } as const;
/** Nothing, to a fade that can only come near it. */
const INAUDIBLE = 0.0001;

/** Null where the browser has no sound. */
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

/** Where notes go: one volume for all, and a limit to what several make together. */
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

/** A browser that keeps its device to itself is merely silent. */
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
