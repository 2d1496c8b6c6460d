import { Fragment } from 'preact';

/** A command with its options, which are not broken in two at the end of a line. */
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
