/** The address of the page in one file, as a double-click opens it. */
export const singleFile = new URL('../../dist/rubicon.html', import.meta.url).href;
