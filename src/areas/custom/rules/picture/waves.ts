import type { Spectrum } from './direction.ts';

export const textureClasses = ['straight', 'body', 'loose', 'deep', 'curly'] as const;
export type TextureClass = (typeof textureClasses)[number];

/** Wave strength at which each class ends; measured on our own renders. */
const ends: readonly (readonly [TextureClass, number])[] = [
  ['straight', 0.165],
  ['body', 0.27],
  ['loose', 0.35],
  ['deep', 0.43],
  ['curly', 1],
];

/** Catalog textures of a class, most typical first. */
export const texturesOf: Readonly<Record<TextureClass, readonly string[]>> = {
  straight: ['Straight', 'Yaki Straight'],
  body: ['Body Wave', 'Loose Wave'],
  loose: ['Loose Wave', 'Body Wave', 'Water Wave'],
  deep: ['Deep Wave', 'Water Wave'],
  curly: ['Kinky Curly', 'Deep Wave'],
};

/** How quickly direction is lost in growing windows is the strength of the wave. */
export function waveOf({ agreements }: Spectrum): { texture: TextureClass; wave: number; sureness: number } {
  const wide = agreements.slice(1);
  const wave = 1 - wide.reduce((sum, one) => sum + one, 0) / Math.max(1, wide.length);
  const classIndex = ends.findIndex(([, end]) => wave < end);
  const [texture, end] = ends[classIndex] ?? ['curly', 1];
  const from = classIndex > 0 ? (ends[classIndex - 1]?.[1] ?? 0) : 0;
  // Confident in the middle of a class, half so at its border.
  const border = Math.min(classIndex === 0 ? 1 : wave - from, classIndex === ends.length - 1 ? 1 : end - wave);
  return { texture, wave, sureness: Math.min(1, 0.5 + border / 0.08) };
}
