/** HTML of an iframe that shows an address. */
export function embedCode(address: string, title: string): string {
  const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe src="${attribute(address)}" title="${attribute(title)}" width="480" height="720" loading="lazy"></iframe>`;
}
