import { Fragment } from 'preact';

/** A command; lines break between its options, not within them. */
export function Command({ line }: { line: string }) {
  return (
    <code class="command-line">
      {line.split(' --').map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' '}
          <span>{index > 0 ? `--${part}` : part}</span>
        </Fragment>
      ))}
    </code>
  );
}
