import type { Point } from './hands.ts';

// These functions run in the page, so each must be self-contained.

export interface Control {
  readonly role: string;
  readonly name: string;
  readonly use: 'press' | 'type' | 'select';
  readonly point: Point;
}

/**
 * One of the visible, enabled controls, scrolled into view; the fractions select a part of the page, a control in it and the
 * point to touch. Null if there is none, or it is covered.
 */
export function chooseControl(part: number, nth: number, across: number): Control | null {
  // The system's print dialog would wait for somebody.
  window.print = () => {};
  const ALL =
    'button, a[href]:not([target]), summary, select, textarea, input:not([type=file]), canvas, [role=tab], [tabindex="0"]';
  const PARTS = 'section, header, fieldset, dialog, ul, ol, table, [role=tablist], [role=tabpanel], main';
  const pick = <T>(list: readonly T[], fraction: number) => list[Math.floor(fraction * list.length)];
  // Not `control.labels`: WebKitGTK 2.50 aborts when it frees that list after its document.
  const placeOf = (control: HTMLElement) =>
    control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)
      ? (control.closest('label') ?? control)
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

/** The centres of the board cells selected by pairs of fractions; empty if there is no board. */
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

/** Selects an option of the menu at a point. */
export function chooseOption({ x, y }: Point, nth: number): string {
  const menu = document.elementFromPoint(x, y)?.closest('select');
  const option = menu?.options[Math.floor(nth * menu.options.length)];
  if (menu === null || menu === undefined || option === undefined) return '';
  menu.value = option.value;
  menu.dispatchEvent(new Event('change', { bubbles: true }));
  return option.label;
}

/** Pastes a text into the focused element; the browser decides what a field does with it. */
export function pasteText(text: string): void {
  const target = document.activeElement ?? document.documentElement;
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (target.dispatchEvent(event) && target.matches('input, textarea'))
    document.execCommand('insertText', false, text);
}

/** Replaces the text of the focused field. */
export function typeText(text: string): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.select();
  document.execCommand('insertText', false, text);
}

export interface Seen {
  /** Whether this is our page, because Back may leave it. */
  readonly isOurs: boolean;
  readonly hash: string;
  /** The text of the verdict, trimmed; null if it is not visible. */
  readonly verdict: string | null;
  /** Whether the verdict belongs to an earlier board, or there is none yet. */
  readonly isOld: boolean;
  /** How far the page is wider than the window, and the element that causes it; empty if it is not. */
  readonly beyond: string;
  /** Sentences that the page shows only for an error of its own. */
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
