import sharp from 'sharp';
import type { App } from '#platform/app.ts';
import type { Job } from '#platform/jobs.server.ts';
import { markUploadFinished, refuseUpload, uploadStateById } from '../store/site-settings.server.ts';

/** The widths the layouts use. */
export const variantWidths = [450, 900] as const;
const maxPixels = 40_000_000;
const kinds = new Set(['jpeg', 'png', 'webp']);

/** Job: re-encodes a picture in all sizes from its pixels, so that nothing else in the file survives. */
export async function makePictureVariants(app: App, job: Job): Promise<void> {
  const { uploadId } = job.payload as { uploadId: number };
  const upload = await uploadStateById(app.db, uploadId);
  if (!upload || upload.state === 'ready' || upload.state === 'refused') return;
  const original = await app.ports.storage.read(upload.key);
  const made = original && (await pictureVariantsOf(original).catch(() => null));
  if (!made) return refuseUpload(app.db, uploadId, 'onlyImages', app.now());
  for (const variant of made.files) await app.ports.storage.put(`${upload.key}-${variant.width}.webp`, variant.bytes);
  await app.ports.storage.remove(upload.key);
  await markUploadFinished(app.db, uploadId, {
    width: made.width,
    height: made.height,
    widths: made.files.map((file) => file.width),
    at: app.now(),
  });
}

const maxConcurrent = 2;
let running = 0;
const queue: (() => void)[] = [];

/** A large picture takes 160 MB while open, so the number is limited. */
async function withSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running < maxConcurrent) running += 1;
  else await new Promise<void>((resolve) => queue.push(resolve));
  try {
    return await work();
  } finally {
    // The slot is passed on directly, so that nobody slips in between.
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Upright, without metadata, never enlarged. */
export const pictureVariantsOf = (original: Uint8Array) => withSlot(() => remade(original));

async function remade(original: Uint8Array) {
  const open = () => sharp(original, { limitInputPixels: maxPixels, failOn: 'error', animated: false }).rotate();
  const { format, width, height, orientation } = await sharp(original, { limitInputPixels: maxPixels, failOn: 'error' }).metadata();
  if (!format || !kinds.has(format) || !width || !height) return null;
  const [upright, tall] = (orientation ?? 1) >= 5 ? [height, width] : [width, height];
  const smaller = variantWidths.filter((targetWidth) => targetWidth <= upright);
  const widths: number[] = smaller.length === variantWidths.length ? [...smaller] : [...smaller, upright];
  const files = await Promise.all(
    [...new Set(widths)].map(async (targetWidth) => ({
      width: targetWidth,
      bytes: await open().resize({ width: targetWidth }).webp({ quality: 74 }).toBuffer(),
    })),
  );
  return { width: upright, height: tall, files };
}
