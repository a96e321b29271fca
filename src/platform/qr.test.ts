import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type QrCode, qrOf } from './qr.server.ts';

/** Paints a code as a page does and reads the pixels as a camera does; another library reads than the one that draws. */
async function scanned(code: QrCode | null): Promise<string> {
  if (!code) throw new Error('no code');
  const frame = code.size + 8;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame * 3}" height="${frame * 3}" viewBox="-4 -4 ${frame} ${frame}"
    shape-rendering="crispEdges"><rect x="-4" y="-4" width="100%" height="100%" fill="#fff"/><path d="${code.path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

test('two-factor set-up has a code for the camera on a real, long domain', async () => {
  const issuer = 'office.tressline-human-hair.com';
  const address = `otpauth://totp/${issuer}%3Abookkeeping%40${issuer}?secret=${'A'.repeat(32)}&issuer=${issuer}`;
  expect(address.length).toBeGreaterThan(106);
  expect(await scanned(qrOf(address))).toBe(address);
});

test.each([1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106, 107, 300, 1000, 2953])(
  'a text of %d bytes is read back from its code',
  async (length) => {
    const text = 'https://shop.example/?ref=DANA15'.repeat(100).slice(0, length);
    expect(await scanned(qrOf(text))).toBe(text);
  },
);

test('letters beyond ASCII travel as UTF-8, and what is too long is refused', async () => {
  expect(await scanned(qrOf('秀发 café'))).toBe('秀发 café');
  expect(qrOf('x'.repeat(2954))).toBeNull();
});
