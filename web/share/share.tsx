import './share.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { addressOf, embeddedAddressOf } from '../page/address.ts';
import { useApp } from '../page/app-context.ts';
import { IconButton } from '../page/controls/button.tsx';
import { useSaid } from '../page/controls/use-said.ts';
import { CONTEST_FILE, copyText, downloadText, exportText } from '../page/exchange.ts';
import { EXCHANGE_PICTURE, LAST_PICTURE, LINK_PICTURE, turned } from '../page/pictures/pictures.ts';
import { useCatalogue } from '../page/words/catalogue.ts';
import { embedCode } from './embed-code.ts';
import { LineButtons } from './line-buttons.tsx';
import { PictureButtons } from './picture-buttons.tsx';
import { SHARE } from './words.ts';

const DOWNLOAD_PICTURE = turned(LAST_PICTURE);

/** A text that the browser did not let the page copy. */
interface ByHand {
  readonly label: 'linkByHand' | 'embedByHand';
  readonly text: string;
}

/** What can be taken out of the page: the link, texts, pictures and the code for a frame. */
export function Share() {
  const app = useApp();
  const share = useCatalogue(SHARE);
  const { said, say } = useSaid();
  const byHand = useSignal<ByHand | null>(null);

  const copy = async (text: string, copied: string, label: ByHand['label']) => {
    const done = await copyText(text);
    byHand.value = done ? null : { label, text };
    if (done) say(copied);
  };
  const copyLink = () => copy(addressOf(app.state), share.linkCopied, 'linkByHand');
  const copyEmbed = () => {
    const { rows, columns } = app.state.board.value;
    const code = embedCode(embeddedAddressOf(app.state), share.pictureOf(rows, columns));
    return copy(code, share.embedCopied, 'embedByHand');
  };
  const download = async () => {
    const text = await exportText(app);
    if (text !== null) downloadText(text, CONTEST_FILE);
  };
  const openExchange = () => {
    app.dialog.value = 'exchange';
  };
  return (
    <section class="card share" aria-label={share.label}>
      <h2>{share.label}</h2>
      <div class="buttons">
        <IconButton wide label={share.copyLink} picture={LINK_PICTURE} onPress={copyLink} />
        <IconButton wide label={share.exchange} picture={EXCHANGE_PICTURE} onPress={openExchange} />
        <IconButton wide label={share.download} picture={DOWNLOAD_PICTURE} onPress={download} />
      </div>
      <Group name={share.picture}>
        <PictureButtons say={say} />
      </Group>
      <Group name={share.line}>
        <LineButtons say={say} />
      </Group>
      <Group name={share.embed}>
        <button type="button" class="button wide" onClick={copyEmbed}>
          {share.copyEmbed}
        </button>
      </Group>
      <p class="feedback" role="status">
        {said.value}
      </p>
      {byHand.value !== null && <Field label={share[byHand.value.label]} text={byHand.value.text} />}
    </section>
  );
}

function Group({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <fieldset class="take-out">
      <legend>{name}</legend>
      <div class="buttons">{children}</div>
    </fieldset>
  );
}

/** A text to be copied by hand. */
function Field({ label, text }: { label: string; text: string }) {
  return (
    <label class="by-hand">
      <span>{label}</span>
      <input type="text" readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
    </label>
  );
}
