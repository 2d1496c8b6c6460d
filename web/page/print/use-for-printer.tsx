import './sheet.css';
import { useSignal } from '@preact/signals';
import { type ComponentChild, render } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { AppContext, useApp } from '../app-context.ts';

/** Keeps what the printer gets beside the page, which is not printed meanwhile. */
export function useForPrinter(content: ComponentChild): void {
  const app = useApp();
  const place = useSignal<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const made = document.createElement('div');
    made.className = 'print-only';
    made.ariaHidden = 'true';
    document.body.append(made);
    place.value = made;
    return () => {
      render(null, made);
      made.remove();
    };
  }, []);
  useEffect(() => {
    if (place.value === null) return;
    render(content && <AppContext.Provider value={app}>{content}</AppContext.Provider>, place.value);
  });
}
