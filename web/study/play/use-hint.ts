import { computed, effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useApp } from '../../page/app-context.ts';
import { handOf } from './model/hand.ts';
import { hintOf } from './model/playing.ts';

/** Shows the hint on the board while nothing else is previewed, until a piece is taken up. */
export function useHint(): void {
  const { state } = useApp();
  useEffect(() => {
    const hint = computed(() => (handOf(state).from === null ? hintOf(state) : null));
    const stopShowing = effect(() => {
      if (hint.value !== null && state.preview.value === null) state.preview.value = [hint.value];
    });
    const stopEnding = effect(() => {
      if (hint.value === null) return;
      return () => {
        state.preview.value = null;
      };
    });
    return () => {
      stopShowing();
      stopEnding();
    };
  }, [state]);
}
