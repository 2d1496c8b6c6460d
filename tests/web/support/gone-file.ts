/** A file that was changed or removed since it was chosen. */
export function goneFile(name: string): File {
  const arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  return Object.assign(new File([], name), { arrayBuffer, slice: () => ({ arrayBuffer }) });
}
