import type { TargetedMouseEvent } from 'preact';

/** What a button tells its panel, which keeps the focus when the button goes away with the press. */
export type OnPress = (event: TargetedMouseEvent<HTMLButtonElement>) => void;
