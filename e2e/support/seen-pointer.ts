import type { Film } from './film.ts';
import type { Point } from './pointer.ts';

/** While the pointer moves: time between two pictures (ms), and maximum step (px). */
const MOVING = 40;
const REACH = 50;

/** How long (ms) the button is shown pressed without moving. */
const PRESSED = 100;

const ARROW = 'M0 0V24L6 19L10 28L14 26L10 17.5H17.5Z';

/** A mouse in a film with a drawn pointer, because screenshots do not contain the real one. */
export class SeenPointer {
  #at: Point = { x: 0, y: 0 };

  constructor(readonly film: Film) {}

  async appear(at: Point): Promise<void> {
    this.#at = at;
    await this.film.page.evaluate(draw, ARROW);
    await this.film.page.mouse.move(at.x, at.y);
  }

  /** Moves like a hand, slower at both ends. */
  async move({ x, y }: Point): Promise<void> {
    const from = this.#at;
    const steps = Math.ceil(Math.hypot(x - from.x, y - from.y) / REACH) + 1;
    for (let step = 1; step <= steps; step++) {
      const part = (1 - Math.cos((Math.PI * step) / steps)) / 2;
      await this.film.page.mouse.move(from.x + (x - from.x) * part, from.y + (y - from.y) * part);
      await this.film.take(MOVING);
    }
    this.#at = { x, y };
  }

  /** Presses at the first point, moves to the others, and releases at the last. */
  async stroke([first, ...others]: readonly Point[]): Promise<void> {
    if (first === undefined) return;
    await this.move(first);
    await this.film.page.mouse.down();
    await this.film.take(PRESSED);
    for (const point of others) await this.move(point);
    await this.film.page.mouse.up();
  }
}

/** Runs in the page: an arrow that follows the pointer, golden while a button is down. */
function draw(arrow: string): void {
  const image = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', arrow);
  image.append(path);
  const style = 'position: fixed; top: 0; left: 0; overflow: visible; pointer-events: none;';
  image.style.cssText = `${style} fill: #fff; stroke: #000; stroke-width: 1.5px`;
  document.body.append(image);
  for (const kind of ['pointermove', 'pointerdown', 'pointerup'] as const) {
    const follow = ({ clientX, clientY, buttons }: PointerEvent) => {
      image.style.transform = `translate(${clientX}px, ${clientY}px)`;
      image.style.fill = buttons === 0 ? '#fff' : '#f2b51d';
    };
    addEventListener(kind, follow, true);
  }
}
