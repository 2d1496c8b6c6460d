import type { TargetedMouseEvent } from 'preact';

/** Called by a button of a panel, so that the panel takes the focus if the press removes the button. */
export type OnPress = (event: TargetedMouseEvent<HTMLButtonElement>) => void;
