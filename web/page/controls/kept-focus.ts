import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useApp } from '../app-context.ts';

/**
 * The place of a panel whose controls are others for another position: when one of them had the focus, the panel's
 * first takes it over, without a preview. The panel's preview ends with the panel.
 */
export function useKeptFocus(position: unknown): RefObject<HTMLDivElement | null> {
  const { preview } = useApp().state;
  const place = useRef<HTMLDivElement>(null);
  const had = place.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (!had) return;
    place.current?.querySelector<HTMLElement>('[tabindex="0"], button, [tabindex="-1"]')?.focus();
    preview.value = null;
  }, [position]);
  useEffect(
    () => () => {
      preview.value = null;
    },
    [preview],
  );
  return place;
}
