/** Maps. */
export function MapsPanel() {
  return <div />;
}
