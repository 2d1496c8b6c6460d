/** Contest files by kind. */
export function GeneratePanel() {
  return <section class="generate" />;
}
