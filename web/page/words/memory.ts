/** A number of bytes in the largest unit that keeps it above one, such as `1.4 GB`. */
export function memory(bytes: number): string {
  if (bytes >= 2 ** 30) return `${(bytes / 2 ** 30).toFixed(1).replace(/\.0$/, '')} GB`;
  if (bytes >= 2 ** 20) return `${Math.round(bytes / 2 ** 20)} MB`;
  return `${Math.ceil(bytes / 2 ** 10)} kB`;
}
