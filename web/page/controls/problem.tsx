import type { ComponentChildren } from 'preact';
import type { Failure } from '../../model/failure.ts';
import { useTexts } from '../app-context.ts';
import { isGone } from '../renewal.ts';
import { lazyView } from './lazy-view.tsx';
import { Reload } from './reload.tsx';

const FailureSentence = lazyView(() => import('./failure-sentence.tsx').then((part) => part.FailureSentence));

/** Whether retrying may help: not if the cause is the board or the browser, nor if the part is gone. */
export function helpsAgain(failure: Failure): boolean {
  return !['too_large', 'unsupported', 'no_simd'].includes(failure.code) && !isGone(failure);
}

/**
 * Shows why something failed and what helps: reloading if the server has another version, else `children` if retrying may help.
 */
export function Problem({
  failure,
  role,
  children,
}: {
  failure: Failure;
  role?: 'alert';
  children?: ComponentChildren;
}) {
  return (
    <>
      <p class="problem" role={role}>
        <Reason failure={failure} />
      </p>
      {isGone(failure) ? <Reload /> : helpsAgain(failure) && children}
    </>
  );
}

/** Why something failed, in a sentence. */
export function Reason({ failure }: { failure: Failure }) {
  const { failure: sentences, part } = useTexts();
  if (isGone(failure)) return <>{part.renewed}</>;
  const { [failure.code]: sentence }: Readonly<Partial<Record<Failure['code'], string>>> = sentences;
  return sentence === undefined ? <FailureSentence failure={failure} /> : sentence;
}
