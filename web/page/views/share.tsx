import { useSignal } from '@preact/signals';
import { addressOf } from '../address.ts';
import { useApp } from '../app-context.ts';
import { copyText, downloadText, exportText } from '../exchange.ts';
import { EXCHANGE_PICTURE, LAST_PICTURE, LINK_PICTURE, turned } from '../pictures.ts';
import { IconButton } from './button.tsx';
import { useCopied } from './use-copied.ts';

const DOWNLOAD_PICTURE = turned(LAST_PICTURE);

/** The link, and the way in and out for contest texts. */
export function Share() {
  const app = useApp();
  const { share } = app.texts.value;
  const copied = useCopied();
  /** The link to be copied by hand where the browser does not let the page do it. */
  const byHand = useSignal(false);
  const copyLink = async () => {
    byHand.value = !(await copied.run(() => copyText(addressOf(app.state))));
  };
  const download = async () => {
    const text = await exportText(app);
    if (text !== null) downloadText(text, share.filename);
  };
  return (
    <section class="card share" aria-label={share.label}>
      <h2>{share.label}</h2>
      <div class="buttons">
        <IconButton wide label={share.copyLink} picture={LINK_PICTURE} onPress={copyLink} />
        <IconButton
          wide
          label={share.exchange}
          picture={EXCHANGE_PICTURE}
          onPress={() => {
            app.dialog.value = 'exchange';
          }}
        />
        <IconButton wide label={share.download} picture={DOWNLOAD_PICTURE} onPress={download} />
      </div>
      <p class="feedback" role="status">
        {copied.done.value && share.copied}
      </p>
      {byHand.value && (
        <label class="by-hand">
          <span>{share.copyByHand}</span>
          <input
            type="text"
            readOnly
            value={addressOf(app.state)}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </section>
  );
}
