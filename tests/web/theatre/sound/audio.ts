import { vi } from 'vitest';

/** A note by the frequencies at which it begins and ends. */
export interface Tone {
  from: number;
  to: number;
}

/** What was asked of the audio clock's owner, and how many notes are still connected to it. */
export interface Audio {
  now: number;
  readonly contexts: FakeContext[];
}

/** Fake AudioContext: silent, counts calls. */
class FakeContext {
  state: AudioContextState = 'suspended';
  readonly tones: Tone[] = [];
  connected = 0;
  readonly destination = {};

  constructor(private readonly audio: Audio) {
    audio.contexts.push(this);
  }

  get started(): number {
    return this.tones.length;
  }

  get currentTime(): number {
    return this.audio.now;
  }

  async resume(): Promise<void> {
    this.state = 'running';
  }

  async suspend(): Promise<void> {
    this.state = 'suspended';
  }

  async close(): Promise<void> {
    this.state = 'closed';
  }

  createGain() {
    const gain = { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    return { gain, connect: () => {}, disconnect: () => {} };
  }

  createDynamicsCompressor() {
    return { threshold: param(), knee: param(), ratio: param(), attack: param(), connect: () => {} };
  }

  createOscillator() {
    const tone: Tone = { from: 0, to: 0 };
    let ramp = Number.NaN;
    return {
      type: 'sine',
      frequency: {
        setValueAtTime: (frequency: number) => {
          tone.from = frequency;
        },
        exponentialRampToValueAtTime: (frequency: number, at: number) => {
          tone.to = frequency;
          ramp = at;
        },
      },
      connect: () => {
        this.connected += 1;
      },
      disconnect: () => {
        this.connected -= 1;
      },
      start: () => {
        this.tones.push(tone);
      },
      stop: (at: number) => {
        if (at !== ramp) throw new Error('the note ends at another frequency');
      },
    };
  }
}

const param = () => ({ value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} });

/** Takes the place of the browser's audio. */
export function fakeAudio(): Audio {
  const audio: Audio = { now: 0, contexts: [] };
  vi.stubGlobal(
    'AudioContext',
    class extends FakeContext {
      constructor() {
        super(audio);
      }
    },
  );
  return audio;
}

/** The globals of a page that sound needs, with a document that can be hidden. */
export function fakePage(): { audio: Audio; hide: (hidden: boolean) => void; leave: () => void } {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const view = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view));
  vi.stubGlobal('removeEventListener', view.removeEventListener.bind(view));
  return {
    audio: fakeAudio(),
    hide: (hidden) => {
      page.hidden = hidden;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    leave: () => view.dispatchEvent(new Event('pagehide')),
  };
}
