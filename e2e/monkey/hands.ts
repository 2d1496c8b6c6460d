/** A point of the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The visitor's settings; those that a browser does not support are ignored. */
export interface Visit {
  readonly language: 'en' | 'zh-CN';
  readonly theme: 'light' | 'dark';
}

/** A browser as the monkey uses it. Keys have the names of KeyboardEvent.key. */
export interface Hands {
  readonly browser: string;
  /** Opens the page with empty storage. */
  visit(visit: Visit): Promise<void>;
  /** Loads the page, keeping its storage. */
  load(hash: string): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Presses a mouse button at the first point, moves to the others and releases it. */
  stroke(path: readonly Point[], button: 'left' | 'right'): Promise<void>;
  touch(path: readonly Point[]): Promise<void>;
  /** Presses a combination of keys. */
  press(keys: readonly string[]): Promise<void>;
  /** Runs a function in the page, which can use only its arguments, and returns its result. */
  inPage<A extends readonly unknown[], R>(act: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  /** The page's problems since the last call: errors, rejections, console output, a crash. */
  problems(): Promise<string[]>;
}
