import type { Message, State } from './state.ts';

/** Adds a notice, replacing one of the same kind. */
export function notify(state: State, kind: 'error' | 'info', message: Message): void {
  const notices = state.notices.value;
  const id = Math.max(0, ...notices.map((notice) => notice.id)) + 1;
  const others = notices.filter((notice) => notice.message.code !== message.code);
  state.notices.value = [...others, { id, kind, message }];
}

/** Removes a notice that no longer applies. */
export function withdraw(state: State, code: Message['code']): void {
  state.notices.value = state.notices.value.filter(({ message }) => message.code !== code);
}

export function dismissNotice(state: State, id: number): void {
  state.notices.value = state.notices.value.filter((notice) => notice.id !== id);
}
