import type { ComponentChildren } from 'preact';
import { Problem } from '../../page/controls/problem.tsx';
import type { TaskState } from '../../solver/task.ts';
import { Running, type RunningProps } from './running.tsx';

interface Props<Progress> {
  readonly job: TaskState<Progress, unknown>;
  /** Progress bar and cancel button while it runs; without it they are beside it. */
  readonly running?: (progress: Progress) => RunningProps;
  /** The status sentence; nothing while another part says it. */
  readonly said: ComponentChildren;
}

/** State of a job: progress while it runs, the reason if it failed, and its status sentence. */
export function JobView<Progress>({ job, running, said }: Props<Progress>) {
  return (
    <>
      {job.status === 'running' && running !== undefined && <Running {...running(job.progress)} />}
      {job.status === 'failed' && <Problem failure={job.failure} role="alert" />}
      <p class="said" role="status">
        {said}
      </p>
    </>
  );
}
