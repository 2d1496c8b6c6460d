import '../page/controls/take-out.css';
import type { ComponentChildren } from 'preact';
import { FIRST_PLACE } from '../model/address.ts';
import { formatAddress } from '../model/address-text.ts';
import { addressWith } from '../page/address.ts';
import { addressOf } from '../page/address-of.ts';
import { useApp } from '../page/app-context.ts';
import { IconButton } from '../page/controls/button.tsx';
import { CopyButton } from '../page/controls/copy-button.tsx';
import { CopyByHand, useCopying } from '../page/controls/copying.tsx';
import { DIALOG } from '../page/controls/dialog-words.ts';
import { CONTEST_FILE, downloadText, exportText } from '../page/exchange.ts';
import { EXCHANGE_PICTURE, LINK_PICTURE } from '../page/pictures/export-pictures.ts';
import { LAST_PICTURE } from '../page/pictures/step-pictures.ts';
import { turned } from '../page/pictures/turned-pictures.ts';
import { useCatalogue } from '../page/words/catalogue.ts';
import { TITLE } from '../page/words/title-words.ts';
import { embedCode } from './embed-code.ts';
import { LineButtons } from './line-buttons.tsx';
import { PictureButtons } from './picture-buttons.tsx';
import { RedFirst } from './red-first.tsx';
import { ShowButton } from './show/show-button.tsx';
import { SHARE } from './words.ts';

const DOWNLOAD_PICTURE = turned(LAST_PICTURE);

/** Exports: the link, texts, pictures and the embed code. */
export function Share() {
  const app = useApp();
  const share = useCatalogue(SHARE);
  const dialogs = useCatalogue(DIALOG);
  const { said, say, complain, copy, left } = useCopying();

  const copyLink = () => copy(addressOf(app), share.linkCopied);
  const copyEmbed = () => {
    const { rows, columns } = app.state.board.value;
    const embedded = formatAddress(app.state.link.value, { ...FIRST_PLACE, embedded: true });
    const code = embedCode(addressWith(embedded), share.pictureOf(rows, columns));
    return copy(code, share.embedCopied);
  };
  const download = async () => {
    const text = await exportText(app);
    if (text !== null) downloadText(text, CONTEST_FILE);
  };
  const send = async () => {
    const link = { title: TITLE[app.language.value].page, url: addressOf(app) };
    try {
      await navigator.share(link);
    } catch (error) {
      const isCalledOff = error instanceof DOMException && error.name === 'AbortError';
      if (!isCalledOff) complain(share.notSent);
    }
  };
  const openExchange = () => {
    app.dialog.value = 'exchange';
  };
  return (
    <section class="card share" aria-label={share.label}>
      <h2>{share.label}</h2>
      <div class="buttons">
        <CopyButton
          label={share.copyLink}
          picture={LINK_PICTURE}
          copied={share.linkCopied}
          said={said}
          onPress={copyLink}
        />
        {'share' in navigator && (
          <button type="button" class="button wide" onClick={send}>
            {share.send}
          </button>
        )}
        <IconButton wide label={dialogs.exchange} picture={EXCHANGE_PICTURE} onPress={openExchange} />
        <IconButton wide label={share.download} picture={DOWNLOAD_PICTURE} onPress={download} />
        <ShowButton />
        <button
          type="button"
          class="button wide"
          onClick={() => {
            app.dialog.value = 'worksheet';
          }}
        >
          {dialogs.worksheet}
        </button>
      </div>
      <Group name={share.picture}>
        <PictureButtons said={said} say={say} complain={complain} copy={copy} />
      </Group>
      <Group name={share.line}>
        <LineButtons said={said} copy={copy} />
      </Group>
      <Group name={share.embed}>
        <CopyButton label={share.copyEmbed} copied={share.embedCopied} said={said} onPress={copyEmbed} />
      </Group>
      <RedFirst />
      <p class={isConfirmed(share, said.value) ? 'visually-hidden' : 'feedback'} role="status">
        {said.value}
      </p>
      <CopyByHand left={left} />
    </section>
  );
}

/** Whether the button currently confirms success. */
function isConfirmed(share: typeof SHARE.en, said: string): boolean {
  const { linkCopied, svgCopied, pngCopied, textCopied, embedCopied } = share;
  return [linkCopied, svgCopied, pngCopied, textCopied, embedCopied].includes(said);
}

function Group({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <fieldset class="take-out">
      <legend>{name}</legend>
      <div class="buttons">{children}</div>
    </fieldset>
  );
}
