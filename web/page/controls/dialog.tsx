import './dialogs.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Dialog as Name } from '../../model/address.ts';
import { useApp } from '../app-context.ts';
import { CLOSE_PICTURE } from '../pictures/pictures.ts';
import { IconButton } from './button.tsx';

interface Props {
  readonly name: Name;
  readonly label: string;
  readonly closeLabel: string;
  readonly children: ComponentChildren;
}

/** A dialog over the page, open while its name is the state's. Escape and a press beside it close it. */
export function Dialog({ name, label, closeLabel, children }: Props) {
  const { dialog } = useApp();
  const element = useRef<HTMLDialogElement>(null);
  const open = dialog.value === name;
  const close = () => {
    if (dialog.value === name) dialog.value = null;
  };
  /** The browser tells it a moment later: by then the dialog may have been opened again. */
  const onClose = () => {
    if (!element.current?.open) close();
  };
  useLayoutEffect(() => {
    if (open) element.current?.showModal();
    else element.current?.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape
    <dialog
      ref={element}
      class={`dialog ${name}`}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      {open && (
        <div class="dialog-body">
          <div class="card-head">
            <h2>{label}</h2>
            <IconButton label={closeLabel} picture={CLOSE_PICTURE} onPress={close} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
