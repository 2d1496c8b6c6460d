import './dialog.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Dialog as Name } from '../../model/address.ts';
import { useApp } from '../app-context.ts';
import { CLOSE_PICTURE } from '../pictures/pictures.ts';
import { IconButton } from './button.tsx';

interface Props {
  readonly name: Name;
  readonly children: ComponentChildren;
}

/** A modal dialog while rendered. Escape and a press on the backdrop close it; the focus returns. */
export function Dialog({ name, children }: Props) {
  const { dialog, texts } = useApp();
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
      aria-label={texts.value[name]}
      onClose={({ currentTarget }) => currentTarget.isConnected && close()}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div class="dialog-body">
        <div class="card-head">
          <h2>{texts.value[name]}</h2>
          <IconButton label={texts.value.close} picture={CLOSE_PICTURE} onPress={close} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
