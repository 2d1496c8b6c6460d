import type { Point } from './hands.ts';

// These functions run in the page, so each holds all that it needs.

export interface Control {
  readonly role: string;
  readonly name: string;
  readonly use: 'press' | 'type' | 'select';
  readonly point: Point;
}

/**
 * One of the controls that are seen and enabled; the fractions choose a part of the page, a control of it and where it is
 * touched. It is scrolled into view. Null where there is none, or something covers it.
 */
export function chooseControl(part: number, nth: number, across: number): Control | null {
  const ALL =
    'button, a[href]:not([target]), summary, select, textarea, input:not([type=file]), canvas, [role=tab], [tabindex="0"]';
  const PARTS = 'section, header, fieldset, dialog, ul, ol, table, [role=tablist], [role=tabpanel], main';
  const pick = <T>(list: readonly T[], fraction: number) => list[Math.floor(fraction * list.length)];
  const placeOf = (control: HTMLElement) =>
    control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)
      ? (control.labels?.[0] ?? control)
      : control;
  const root = document.querySelector('dialog[open]') ?? document.documentElement;
  const parts = new Map<Element | null, HTMLElement[]>();
  for (const control of root.querySelectorAll<HTMLElement>(ALL)) {
    const { width, height } = placeOf(control).getBoundingClientRect();
    const isSeen = width > 1 && height > 1 && placeOf(control).checkVisibility({ visibilityProperty: true });
    if (!isSeen || control.matches(':disabled, [aria-disabled=true], [role=gridcell]')) continue;
    const home = control.parentElement?.closest(PARTS) ?? null;
    parts.set(home, [...(parts.get(home) ?? []), control]);
  }
  const control = pick(pick([...parts.values()], part) ?? [], nth);
  if (control === undefined) return null;
  const place = placeOf(control);
  place.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = place.getBoundingClientRect();
  const isWide = control.matches('input[type=range], canvas');
  const point = { x: left + width * (isWide ? across : 0.5), y: top + height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  if (hit === null || !place.contains(hit)) return null;
  const types = control.matches('textarea, input:not([type=radio], [type=checkbox], [type=range])');
  const text = control.getAttribute('aria-label') ?? place.textContent ?? '';
  return {
    role: control.getAttribute('role') ?? control.tagName.toLowerCase(),
    name: text.replace(/\s+/g, ' ').trim().slice(0, 60),
    use: control instanceof HTMLSelectElement ? 'select' : types ? 'type' : 'press',
    point,
  };
}

/** The middles of the cells that the pairs of fractions choose on the board; empty where there is none. */
export function chooseCells(fractions: readonly (readonly [number, number])[]): Point[] {
  const grid = document.querySelector('dialog[open]') === null ? document.querySelector('.grid') : null;
  if (grid === null || !grid.checkVisibility()) return [];
  grid.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = grid.getBoundingClientRect();
  const middle = (fraction: number, count: number) => (Math.floor(fraction * count) + 0.5) / count;
  const points = fractions.map(([across, down]) => ({
    x: left + width * middle(across, Number(grid.ariaColCount)),
    y: top + height * middle(down, Number(grid.ariaRowCount)),
  }));
  return points.filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
}

/** Chooses an option of the menu at a point. */
export function chooseOption({ x, y }: Point, nth: number): string {
  const menu = document.elementFromPoint(x, y)?.closest('select');
  const option = menu?.options[Math.floor(nth * menu.options.length)];
  if (menu === null || menu === undefined || option === undefined) return '';
  menu.value = option.value;
  menu.dispatchEvent(new Event('change', { bubbles: true }));
  return option.label;
}

/** Pastes a text where the focus is; what a field does with it then is the browser's work. */
export function pasteText(text: string): void {
  const target = document.activeElement ?? document.documentElement;
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (target.dispatchEvent(event) && target.matches('input, textarea'))
    document.execCommand('insertText', false, text);
}

/** Puts a text in place of what stands in the field that has the focus. */
export function typeText(text: string): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.select();
  document.execCommand('insertText', false, text);
}

export interface Seen {
  /** Whether this is the page at all: Back may lead out of it. */
  readonly isOurs: boolean;
  readonly hash: string;
  /** What the verdict says, without spaces around it; null where it is not seen. */
  readonly verdict: string | null;
  /** Whether the verdict is of an earlier board, or none yet. */
  readonly isOld: boolean;
  /** How the page is wider than the window, and because of what; empty where it is not. */
  readonly beyond: string;
  /** Sentences that only a fault of the page's own brings. */
  readonly faults: readonly string[];
}

export function lookAround(): Seen {
  const FAULTS = /stopped unexpectedly|could not be loaded|意外停止|无法载入|未能载入|Oops/;
  const card = document.querySelector('.verdict');
  const status = card?.querySelector('[role=status]');
  const problems = [...document.querySelectorAll('.problem, [role=alert]')];
  const { scrollWidth, clientWidth } = document.documentElement;
  const beyond = scrollWidth - clientWidth;
  const ends = (element: Element) => element.getBoundingClientRect().right;
  const widest =
    beyond > 0
      ? [...document.body.querySelectorAll('*')].reduce((a, b) => (ends(b) > ends(a) ? b : a))
      : undefined;
  const nameOf = ({ tagName, classList }: Element) => [tagName.toLowerCase(), ...classList].join('.');
  return {
    isOurs: document.getElementById('page') !== null,
    hash: location.hash,
    verdict: status?.checkVisibility() ? (status.textContent ?? '').trim() : null,
    isOld: card?.classList.contains('stale') === true || status?.ariaBusy === 'true',
    beyond:
      widest === undefined ? '' : `the page is ${beyond} pixels wider than the window: ${nameOf(widest)}`,
    faults: problems.map(({ textContent }) => textContent ?? '').filter((text) => FAULTS.test(text)),
  };
}
