import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { later, minuteMs } from '#kernel/dates.ts';
import { doNextJob, enqueue } from '#platform/jobs.server.ts';
import { uploads } from '#platform/tables.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { makePictureVariants, pictureVariantsOf } from './variants.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#8a2f45' } });
const workers = { 'picture-variants': makePictureVariants };

async function uploaded(key: string, bytes: Uint8Array) {
  await app.ports.storage.put(key, bytes);
  const [row] = await app.db
    .insert(uploads)
    .values({
      key,
      ownerKind: 'staff',
      ownerId: '1',
      purpose: 'library',
      fileName: 'a.jpg',
      state: 'stored',
      expiresAt: later(app.now(), minuteMs),
    })
    .returning({ id: uploads.id });
  await enqueue(app, 'picture-variants', { uploadId: row?.id });
  await doNextJob(app, workers, 'test');
  const [after] = await app.db
    .select()
    .from(uploads)
    .where(eq(uploads.id, row?.id ?? 0));
  return after;
}

test('a photo becomes ready sizes without anything but its pixels', async () => {
  const photo = await picture(1200, 1500)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Ann' }, IFD3: { GPSLatitude: '33/1 45/1 0/1' } })
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  expect(await uploaded('public/photo', photo)).toMatchObject({ state: 'ready', width: 1200, height: 1500, variantWidths: [450, 900] });
  const small = await app.ports.storage.read('public/photo-450.webp');
  const metadata = await sharp(small ?? new Uint8Array()).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 450 });
  expect(metadata.exif).toBeUndefined();
  expect(await app.ports.storage.read('public/photo')).toBeNull();
});

test('a small picture is not blown up, a lying one is turned upright', async () => {
  const made = await pictureVariantsOf(await picture(300, 200).png().toBuffer());
  expect(made?.files.map((file) => file.width)).toEqual([300]);
  const lying = await pictureVariantsOf(await picture(1000, 500).jpeg().withMetadata({ orientation: 6 }).toBuffer());
  expect(lying).toMatchObject({ width: 500, height: 1000 });
});

test.each([
  ['a text', new TextEncoder().encode('<script>alert(1)</script>')],
  [
    'a drawing that can carry script',
    new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'),
  ],
  ['nothing', new Uint8Array()],
])('%s is no picture', async (kind, bytes) => {
  expect(await uploaded(`public/${kind.replaceAll(' ', '-')}`, bytes)).toMatchObject({ state: 'refused', refusedReason: 'onlyImages' });
});
