import { effect, type Signal, signal } from '@preact/signals';
import type { App } from '../../page/app-context.ts';
import { handedProgram } from '../../page/handed-program.ts';

/** Takes each program that the lesson hands over; returns the visitor's own, which it has replaced, or null. */
export function takeHanded(app: App, source: Signal<string>, taken: () => void): Signal<string | null> {
  const own = signal<string | null>(null);
  let last = '';
  effect(() => {
    const handed = handedProgram(app).value;
    if (handed === null) return;
    const before = source.peek();
    if (before.trim() !== '' && before !== last) own.value = before;
    last = handed.text;
    source.value = handed.text;
    taken();
  });
  return own;
}
