import { effect, type Signal, signal } from '@preact/signals';
import type { App } from '../../page/app-context.ts';
import { handedProgram } from '../../page/handed-program.ts';
import { keepSource } from '../kept-source.ts';

/** Takes each program that the lesson hands over; returns the visitor's own, which it has replaced, or ''. */
export function takeHanded(app: App, source: Signal<string>, taken: () => void): Signal<string> {
  const own = signal('');
  keepSource('replaced program', own, signal(null), () => {});
  effect(() => {
    const handed = handedProgram(app).value;
    if (handed === null) return;
    const before = source.peek();
    if (before.trim() !== '' && !isLessons(before, handed.text)) own.value = before;
    source.value = handed.text;
    taken();
  });
  return own;
}

/** Whether a program is the lesson's, perhaps edited or with another mistake: it has most of its long lines. */
function isLessons(program: string, lesson: string): boolean {
  const lines = new Set(program.split('\n'));
  const wanted = lesson.split('\n').filter((line) => line.trim().length > 10);
  return wanted.filter((line) => lines.has(line)).length * 2 > wanted.length;
}
