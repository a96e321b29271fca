import { type Hair, hairIn, type Layers } from '../../rules/hair-light.ts';
import { bustFile, type Geometry, layerFolder } from '../../rules/picture-files.ts';

const names = ['base', 'hard', 'soft', 'spec', 'glint', 'grad', 'rand'] as const;
const loading = new Map<Geometry, Promise<Hair | null>>();
const ready = new Map<Geometry, Hair>();
let bust: Promise<ImageData> | undefined;
let bustPixels: Uint8ClampedArray | null = null;

/** The hair of a render if it is here already. */
export const hairNow = (geometry: Geometry): Hair | null => ready.get(geometry) ?? null;
export const bustNow = (): Uint8ClampedArray | null => bustPixels;

/** Fetches a render once; null when it cannot be had, and then it may be tried again. */
export function fetchHair(geometry: Geometry): Promise<Hair | null> {
  const known = loading.get(geometry);
  if (known) return known;
  const coming = made(geometry).catch(() => {
    loading.delete(geometry);
    return null;
  });
  loading.set(geometry, coming);
  return coming;
}

async function made(geometry: Geometry): Promise<Hair> {
  const folder = layerFolder(geometry);
  const pictures = await Promise.all(names.map((name) => pixelsOf(`${folder}/${name}.webp`)));
  if (geometry.startsWith('wig')) {
    bust ??= pixelsOf(bustFile);
    bustPixels = (await bust).data;
  }
  const { width, height } = pictures[0] as ImageData;
  const layers = Object.fromEntries(names.map((name, place) => [name, pictures[place]?.data])) as unknown as Layers;
  const hair = hairIn(layers, width, height);
  ready.set(geometry, hair);
  return hair;
}

/** The pixels of a picture as they were saved: transparency must not be multiplied in. */
export async function pixelsOf(url: string): Promise<ImageData> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const bitmap = await createImageBitmap(await answer.blob(), { premultiplyAlpha: 'none' });
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas');
  pen.drawImage(bitmap, 0, 0);
  return pen.getImageData(0, 0, bitmap.width, bitmap.height);
}
