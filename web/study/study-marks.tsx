import type { FunctionComponent } from 'preact';
import type { Study } from '../model/address.ts';
import { previewPositions } from '../model/preview.ts';
import { useApp } from '../page/app-context.ts';
import { ChoiceMarks, PreviewMarks } from './moves/choice-marks.tsx';
import { WayBack } from './moves/way-back.tsx';
import { LoopMarks } from './why/loop-marks.tsx';

/** What an open panel draws on the board. */
const MARKS: Readonly<Record<Study, FunctionComponent | null>> = {
  moves: ChoiceMarks,
  why: LoopMarks,
  maps: null,
  play: null,
};

/** The marks of a preview; else those of the open panel. */
export function StudyMarks() {
  const { state, study, embedded } = useApp();
  const previewed = previewPositions(state);
  if (previewed !== null) {
    return (
      <>
        <PreviewMarks positions={previewed} />
        <WayBack />
      </>
    );
  }
  const Marks = embedded.value ? null : MARKS[study.value];
  return Marks && <Marks />;
}
