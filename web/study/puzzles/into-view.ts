/** Scrolls an element into view when it appears: in the panels of a phone it would be below what was seen before. */
export const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
