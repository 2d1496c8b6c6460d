import { useApp } from '../../page/app-context.ts';
import { Along, Layer, LeftCell } from '../../page/board/along.tsx';
import { hintOf } from './model/playing.ts';

/** The hint as an arrow. Its piece stays in place, so that a press can pick it up. */
export function HintMark() {
  const { state } = useApp();
  const hint = hintOf(state);
  if (hint === null || state.preview.value !== null) return null;
  const side = state.side.value;
  return (
    <Layer name="over">
      <LeftCell move={hint} side={side} />
      <LeftCell move={{ from: hint.to, to: hint.from }} side={side} />
      <Along move={hint} name={`hint ${side}`}>
        <path d="M.3-.08h.4v-.14l.3.22-.3.22v-.14h-.4z" />
      </Along>
    </Layer>
  );
}
