/** Play. */
export function PlayPanel() {
  return <div />;
}
