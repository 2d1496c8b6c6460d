import type { ComponentChildren } from 'preact';
import { leaveToKeys } from './leave-to-keys.ts';
import './check.css';

interface Props {
  readonly checked: boolean;
  readonly check: (checked: boolean) => void;
  readonly children: ComponentChildren;
}

/** A labelled checkbox; blurs after a mouse click, so that arrow keys and space control playback. */
export function Check({ checked, check, children }: Props) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => check(event.currentTarget.checked)}
        onClick={leaveToKeys}
      />
      {children}
    </label>
  );
}
