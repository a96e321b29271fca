import { type Hair, hairIn, type Layers } from '#areas/builder/rules/hair-light.ts';

const names = ['base', 'hard', 'soft', 'spec', 'glint', 'grad', 'rand'] as const;
const none = new Uint8ClampedArray(0);
const bare: Layers = { base: none, hard: none, soft: none, spec: none, glint: none, grad: none, rand: none };

/** The hair of a render from its layer folder; bangs have no mannequin. */
export async function hairFrom(folder: string, hasBase = true): Promise<Hair> {
  const layerNames = hasBase ? names : names.slice(1);
  const pictures = await Promise.all(layerNames.map(async (name) => [name, await pixelsOf(`${folder}/${name}.webp`)] as const));
  const { width, height } = pictures[0]?.[1] ?? { width: 0, height: 0 };
  const layers = Object.fromEntries(pictures.map(([name, { data }]) => [name, data]));
  return hairIn({ ...bare, ...layers }, width, height);
}

/** Raw pixels: alpha must not be premultiplied. */
export async function pixelsOf(url: string): Promise<ImageData> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const bitmap = await createImageBitmap(await answer.blob(), { premultiplyAlpha: 'none' });
  const { width, height } = bitmap;
  const pen = getDrawingContext(createDrawingCanvas(width, height), { willReadFrequently: true });
  if (!pen) throw new Error('no canvas');
  pen.drawImage(bitmap, 0, 0);
  bitmap.close();
  return pen.getImageData(0, 0, width, height);
}

export type DrawingCanvas = HTMLCanvasElement | OffscreenCanvas;
export type DrawingContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
export const getDrawingContext = (sheet: DrawingCanvas, settings?: CanvasRenderingContext2DSettings): DrawingContext | null =>
  sheet.getContext('2d', settings) as DrawingContext | null;

export function createDrawingCanvas(width: number, height: number): DrawingCanvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  return canvas;
}

let frame: ImageData | null = null;
/** A reused pixel buffer. */
export function frameOf(width: number, height: number): ImageData {
  if (frame?.width !== width || frame.height !== height) frame = new ImageData(width, height);
  return frame;
}
