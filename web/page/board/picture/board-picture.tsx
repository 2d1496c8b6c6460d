import { useMemo } from 'preact/hooks';
import { cellShapes, type Look, type Pictured, pieceShapes, type Shape } from './shapes.ts';

interface Props extends Pictured {
  readonly look: Look;
  /** Its class. */
  readonly name: string;
  /** What it shows, in words; without them it is hidden from screen readers. */
  readonly label?: string;
}

/** A small picture of a board. */
export function BoardPicture({ look, name, label, ...pictured }: Props) {
  const { board, position, last, flipped } = pictured;
  const cells = useMemo(() => <Shapes shapes={cellShapes(look, board, flipped)} />, [look, board, flipped]);
  const pieces = useMemo(
    () => <Shapes shapes={pieceShapes(look, pictured)} />,
    [look, board, position, last, flipped],
  );
  return (
    <svg
      class={`board-picture ${name}`}
      viewBox={`0 0 ${board.columns * look.cell} ${board.rows * look.cell}`}
      shape-rendering={look.isCrisp ? 'crispEdges' : undefined}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {cells}
      {pieces}
    </svg>
  );
}

/** Shapes in the colours of the page. */
export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map(({ name, d, fill, stroke, more }, index) => (
    <path
      key={index}
      class={name}
      d={d}
      fill={fill === undefined ? 'none' : `var(${fill})`}
      stroke={stroke && `var(${stroke})`}
      {...more}
    />
  ));
}
