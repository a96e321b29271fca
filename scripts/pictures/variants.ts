import sharp from 'sharp';
import { hashOf, type PictureOutput } from './shelf.ts';

/** Quality is lowered in small steps until the file fits maxBytes. */
export type Size = { width: number; quality: number; maxBytes?: number };
export type Variants = { base: string; widths: number[] };
type Picture = {
  kind: string;
  name: string;
  madeFrom: Buffer[];
  sizes: readonly Size[];
  /** How the picture is made; changing it changes the address. */
  recipe?: object;
  open?: () => Promise<Buffer>;
};

/** Increase when encoded() changes: files are cached forever by address. */
const encoderVersion = 2;

/** One WebP per width at /media/<kind>/<name>-<hash>-<width>.webp. */
export async function putVariants(output: PictureOutput, picture: Picture): Promise<Variants> {
  const { kind, name, madeFrom, sizes, recipe } = picture;
  const stem = `${kind}/${name}-${hashOf({ encoderVersion, sizes, recipe }, ...madeFrom)}`;
  let opened: Promise<Buffer> | undefined;
  for (const size of sizes) {
    await output.put(`${stem}-${size.width}.webp`, async () => {
      opened ??= picture.open ? picture.open() : Promise.resolve(Buffer.concat(madeFrom));
      return noLargerThan(await opened, await encoded(await opened, size), size.width);
    });
  }
  return { base: `/media/${stem}`, widths: sizes.map(({ width }) => width) };
}

/** What CSS object-fit: cover shows in a box, of a picture wider than the box; `across` is object-position's first part. */
export async function cutLikeCover(source: Buffer, box: { width: number; height: number; across: number }) {
  const whole = await sharp(source).metadata();
  const width = Math.round((whole.height * box.width) / box.height);
  const left = Math.round((whole.width - width) * box.across);
  return sharp(source).extract({ left, top: 0, width, height: whole.height }).png().toBuffer();
}

// Below this, fine strands blur.
const minQuality = 52;
const step = 3;

async function encoded(picture: Buffer, { width, quality, maxBytes = Infinity }: Size): Promise<Buffer> {
  // Shrink-on-load would round 562.5 down and soften the strands.
  const made = await sharp(picture).resize({ width, fastShrinkOnLoad: false }).webp({ quality, effort: 6 }).toBuffer();
  const isDone = made.length <= maxBytes || quality - step < minQuality;
  return isDone ? made : encoded(picture, { width, quality: quality - step, maxBytes });
}

async function noLargerThan(source: Buffer, made: Buffer, width: number): Promise<Buffer> {
  const { format, width: sourceWidth } = await sharp(source).metadata();
  return format === 'webp' && sourceWidth === width && source.length <= made.length ? source : made;
}
