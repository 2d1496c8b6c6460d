/** Why. */
export function WhyPanel() {
  return <div />;
}
