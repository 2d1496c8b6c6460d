/** A point of the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a visitor comes: what a browser cannot be told is left out. */
export interface Visit {
  readonly language: 'en' | 'zh-CN';
  readonly theme: 'light' | 'dark';
}

/** What the monkey needs of a browser. Keys have the names that KeyboardEvent.key gives them. */
export interface Hands {
  readonly browser: string;
  /** Opens the page with nothing kept from before. */
  visit(visit: Visit): Promise<void>;
  /** Loads the page, with all that is kept. */
  load(hash: string): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Presses a mouse button at the first point, moves to the others and releases it. */
  stroke(path: readonly Point[], button: 'left' | 'right'): Promise<void>;
  touch(path: readonly Point[]): Promise<void>;
  /** Presses keys that are held together. */
  press(keys: readonly string[]): Promise<void>;
  /** What a function returns in the page; it can use nothing but its arguments. */
  inPage<A extends readonly unknown[], R>(act: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  /** What the page has complained of since this was last asked: errors, rejections, the console, a crash. */
  problems(): Promise<string[]>;
}
