/** A file of the compiler, compressed with gzip. */
export interface CompilerPart {
  readonly name: 'llvm' | 'library';
  /** Its place, from the page's; contains its hash. */
  readonly url: string;
  /** Compressed and uncompressed size (bytes). */
  readonly packed: number;
  readonly unpacked: number;
  /** SHA-256 of the compressed file, in hexadecimal digits. */
  readonly hash: string;
}

/** Bytes to download for all parts. */
export function downloadSize(parts: readonly CompilerPart[]): number {
  return parts.reduce((sum, { packed }) => sum + packed, 0);
}
