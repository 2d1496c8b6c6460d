import { previewPositions } from '../model/preview.ts';
import { useApp } from '../page/app-context.ts';
import { MoveMarks } from './line/move-marks.tsx';
import { PreviewMarks } from './moves/choice-marks.tsx';
import { WayBack } from './moves/way-back.tsx';
import { openStudy } from './studies.ts';

/** The open panel's layer, the marks for the moves of the line, and those of a preview. */
export function StudyMarks() {
  const app = useApp();
  const previewed = previewPositions(app.state);
  const Layer = openStudy(app)?.now()?.Layer;
  return (
    <>
      {Layer && <Layer />}
      <MoveMarks />
      {previewed !== null && (
        <>
          <PreviewMarks positions={previewed} />
          <WayBack />
        </>
      )}
    </>
  );
}
