/** Asks for the full screen for an element. Where there is none, or it is denied, nothing changes. */
export function requestFullScreen(element: Element | null | undefined): void {
  element?.requestFullscreen?.().catch(() => {});
}
