/** Moves. */
export function MovesPanel() {
  return <div />;
}
