import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useApp } from '../app-context.ts';

/**
 * Ref for a panel whose controls are replaced with each position: if one had the focus, the panel's first control gets it,
 * without a preview. Unmounting ends the panel's preview.
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
