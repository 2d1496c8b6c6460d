import { effect } from '@preact/signals';
import type { App } from '../app-context.ts';
import { onLocalWrite } from '../other-tabs.ts';
import { writeLocal } from '../storage.ts';

/** Dismisses the introduction with the first move, stroke or tab; once it is dismissed, for every tab and the next visit. */
export function dismissIntro({ state: { link, opened }, study, isNew }: App): void {
  let board = -1;
  effect(() => {
    link.value;
    study.value;
    if (opened.value === board) isNew.value = false;
    board = opened.value;
  });
  effect(() => {
    if (!isNew.value) writeLocal('intro', 'seen');
  });
  onLocalWrite('intro', () => {
    isNew.value = false;
  });
}
