import type { ExportedBoard, Size } from './board-svg.ts';
import { boardSvg, sizeOf } from './board-svg.ts';

/** Target width and maximum side (px), within the canvas limit of every browser. */
const WIDE_ENOUGH = 1024;
const LONGEST = 4096;

/** Pixels per unit: an integer, so that the pixels of a piece are equally wide. */
export function pngScale({ width, height }: Size): number {
  const most = Math.floor(LONGEST / Math.max(width, height));
  return Math.max(1, Math.min(most, Math.ceil(WIDE_ENOUGH / width)));
}

/** The picture as a PNG file. */
export async function boardPng(picture: ExportedBoard): Promise<Blob> {
  const scale = pngScale(sizeOf(picture));
  const url = URL.createObjectURL(new Blob([boardSvg(picture, scale)], { type: 'image/svg+xml' }));
  try {
    return await painted(await loaded(url));
  } finally {
    URL.revokeObjectURL(url);
  }
}

function loaded(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('the picture cannot be read'));
    image.src = url;
  });
}

function painted(image: HTMLImageElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('the canvas is empty')) : resolve(blob)));
  });
}

/** Copies the PNG; returns whether that succeeded. Passes a promise, because Safari requires the call within the click. */
export async function copyPng(png: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    return true;
  } catch {
    return false;
  }
}
