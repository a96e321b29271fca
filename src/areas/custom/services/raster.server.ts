import sharp from 'sharp';
import type { Raster } from '../rules/picture/planes.ts';

/** Large enough to see a curl, small enough to be fast. */
const maxSide = 320;

/** Upright and small; null where it is not a picture. */
export async function rasterOf(bytes: Uint8Array): Promise<Raster | null> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: 40_000_000, failOn: 'error', animated: false })
      .rotate()
      .resize(maxSide, maxSide, { fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return info.channels === 3 ? { width: info.width, height: info.height, data: new Uint8Array(data) } : null;
  } catch {
    return null;
  }
}
