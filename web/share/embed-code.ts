/** The HTML that shows an address in a frame of another page. */
export function embedCode(address: string, title: string): string {
  const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe src="${attribute(address)}" title="${attribute(title)}" width="480" height="720" loading="lazy"></iframe>`;
}
