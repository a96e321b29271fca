import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const cream = '#FAF6F1';

/** Icons that cannot be SVG, drawn from favicon.svg. */
export async function putIcons(publicFolder: string): Promise<void> {
  const favicon = await readFile(`${publicFolder}/favicon.svg`);
  const drawn = (width: number) => sharp(favicon, { density: 72 * (width / 32) }).resize(width, width);
  await writeFile(`${publicFolder}/favicon.ico`, icoOf(await drawn(32).png().toBuffer()));
  await writeFile(`${publicFolder}/apple-touch-icon.png`, await drawn(180).flatten({ background: cream }).png().toBuffer());
}

/** The oldest icon format with one 32 pixel PNG. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
