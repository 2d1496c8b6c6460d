import './dialog.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Dialog as Name } from '../../model/address.ts';
import { useApp } from '../app-context.ts';
import { CLOSE_PICTURE } from '../pictures/edit-pictures.ts';
import { useCatalogue } from '../words/catalogue.ts';
import { IconButton } from './button.tsx';
import { DIALOG } from './dialog-words.ts';

interface Props {
  readonly name: Name;
  readonly children: ComponentChildren;
}

/** A modal dialog while rendered. Escape and a press on the backdrop close it; the focus returns. */
export function Dialog({ name, children }: Props) {
  const { dialog } = useApp();
  const words = useCatalogue(DIALOG);
  const element = useRef<HTMLDialogElement>(null);
  const close = () => {
    dialog.value = null;
  };
  useLayoutEffect(() => {
    element.current?.showModal();
    return () => element.current?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape
    <dialog
      ref={element}
      class={`dialog ${name}`}
      aria-label={words[name]}
      onClose={({ currentTarget }) => currentTarget.isConnected && close()}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div class="dialog-body">
        <div class="card-head">
          <h2>{words[name]}</h2>
          <IconButton label={words.close} picture={CLOSE_PICTURE} onPress={close} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
