import '../../page/controls/take-out.css';
import { useSignal } from '@preact/signals';
import { notify } from '../../model/notices.ts';
import { useApp } from '../../page/app-context.ts';
import { IconButton } from '../../page/controls/button.tsx';
import { CopyByHand, type Copying, useCopying } from '../../page/controls/copying.tsx';
import { recordOf } from '../../page/examples/hall.ts';
import { downloadText } from '../../page/exchange.ts';
import { CLEAR_PICTURE } from '../../page/pictures/edit-pictures.ts';
import { EXCHANGE_PICTURE, LINK_PICTURE } from '../../page/pictures/export-pictures.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { addressOfBoard, mineOf } from './mine.ts';
import { FindBoard } from './mine-board.tsx';
import { answersFile, commandOf, isInAnswer, type KeptFind, runNumber } from './model/mine.ts';
import { MINE } from './words.ts';

/** The best finds of the form's goal, with export and delete. */
export function MineFinds() {
  const mine = mineOf(useApp());
  const texts = useCatalogue(MINE);
  const { said, copy, left } = useCopying();
  const goal = mine.form.value.goal;
  const finds = mine.finds.value.filter(({ settings }) => settings.goal === goal);
  return (
    <section class="card mine-finds" aria-label={texts.finds(goal)}>
      <h2>{texts.finds(goal)}</h2>
      {!mine.isKept.value && (
        <p class="problem" role="status">
          {texts.notKept}
        </p>
      )}
      {finds.length === 0 ? <p class="muted">{texts.empty}</p> : <TakeAway finds={finds} copy={copy} />}
      <p class="feedback" role="status">
        {said.value}
      </p>
      <CopyByHand left={left} />
      <Undo />
      <ul>
        {finds.map((find) => (
          <FindRow key={`${find.board.columns} ${find.board.cells}`} find={find} copy={copy} />
        ))}
      </ul>
    </section>
  );
}

type Copy = Copying['copy'];

function FindRow({ find, copy }: { find: KeptFind; copy: Copy }) {
  const mine = mineOf(useApp());
  const texts = useCatalogue(MINE);
  const { board, value, score, settings, run, tries } = find;
  const record = recordOf(settings.goal, board.rows, board.columns);
  return (
    <li class="find">
      <FindBoard find={find} />
      <div>
        {!isInAnswer(settings.goal) && <strong>{texts.score[settings.goal](score)} </strong>}
        <span class={`chip ${value.winner}`}>{texts.value(value)}</span>
        <p class="hint">{texts.from(board.rows, board.columns, settings.seed, runNumber(run), tries)}</p>
        {record !== null && score > record.score && <Beats find={find} record={record.score} copy={copy} />}
        <div class="buttons">
          <IconButton
            label={texts.copyLink}
            picture={LINK_PICTURE}
            onPress={() => copy(addressOfBoard(board), texts.linkCopied)}
          />
          <IconButton
            label={texts.copyCommand}
            picture={EXCHANGE_PICTURE}
            onPress={() => copy(commandOf(find), texts.commandCopied)}
          />
          <IconButton label={texts.remove} picture={CLEAR_PICTURE} onPress={() => mine.remove([find])} />
        </div>
      </div>
    </li>
  );
}

/** Note that a find beats the record of its size, with its board as text so that others can check it. */
function Beats({ find, record, copy }: { find: KeptFind; record: number; copy: Copy }) {
  const app = useApp();
  const texts = useCatalogue(MINE);
  const copyText = async () => {
    const outcome = await app.solver.format([find.board]);
    if (outcome.ok) await copy(outcome.value, texts.textCopied);
    else notify(app.state, 'error', { code: 'failure', failure: outcome.failure });
  };
  return (
    <p class="beats cluster">
      {texts.beats(record)}{' '}
      <button type="button" class="button wide" onClick={copyText}>
        {texts.copyText}
      </button>
    </p>
  );
}

/** Export of all finds in the list as files and links. */
function TakeAway({ finds, copy }: { finds: readonly KeptFind[]; copy: Copy }) {
  const app = useApp();
  const texts = useCatalogue(MINE);
  const busy = useSignal(false);
  const name = `rubicon-${finds[0]?.settings.goal}`;
  const downloadInput = async () => {
    busy.value = true;
    const outcome = await app.solver.format(finds.map(({ board }) => board));
    busy.value = false;
    if (outcome.ok) downloadText(outcome.value, `${name}.in`);
    else notify(app.state, 'error', { code: 'failure', failure: outcome.failure });
  };
  const links = finds.map(({ board }) => addressOfBoard(board)).join('\n');
  return (
    <fieldset class="take-out">
      <legend>{texts.take}</legend>
      <div class="buttons">
        <button type="button" class="button wide" disabled={busy.value} onClick={downloadInput}>
          {texts.downloadInput}
        </button>
        <button
          type="button"
          class="button wide"
          onClick={() => downloadText(answersFile(finds), `${name}.ans`)}
        >
          {texts.downloadAnswers}
        </button>
        <button
          type="button"
          class="button wide"
          onClick={() => copy(`${links}\n`, texts.linksCopied(finds.length))}
        >
          {texts.copyLinks}
        </button>
        <button type="button" class="button wide" onClick={() => mineOf(app).remove(finds)}>
          {texts.deleteAll}
        </button>
      </div>
    </fieldset>
  );
}

/** Undo of the last deletion. */
function Undo() {
  const mine = mineOf(useApp());
  const texts = useCatalogue(MINE);
  const count = mine.deleted.value.length;
  return (
    <div class="undo-delete cluster">
      <span role="status">{count > 0 && texts.deleted(count)}</span>
      {count > 0 && (
        <button type="button" class="button wide" onClick={mine.undoRemove}>
          {texts.undo}
        </button>
      )}
    </div>
  );
}
