import { effect, type Signal, signal } from '@preact/signals';
import type { App } from '../../page/app-context.ts';
import { handedProgram } from '../../page/handed-program.ts';
import { keepSource } from '../kept-source.ts';

/** Takes each program that the lesson hands over; returns the visitor's own, which it has replaced, or ''. */
export function takeHanded(app: App, source: Signal<string>, taken: () => void): Signal<string> {
  const own = signal('');
  keepSource('replaced program', own, signal(null), () => {});
  let last = '';
  effect(() => {
    const handed = handedProgram(app).value;
    if (handed === null) return;
    const before = source.peek();
    // While one waits to be brought back, what stands in its place may be the lesson's, edited.
    if (own.peek() === '' && before.trim() !== '' && before !== last) own.value = before;
    last = handed.text;
    source.value = handed.text;
    taken();
  });
  return own;
}
