import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hourMs, later, minuteMs } from '#kernel/dates.ts';
import { anonymousCaller, type Caller } from '#platform/app.ts';
import { serveSignedFiles } from '#platform/http/files.server.ts';
import { rateCounters, uploads } from '#platform/tables.ts';
import { diskStorage } from '#providers/storage/disk.server.ts';
import { s3Storage } from '#providers/storage/s3.server.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { bucket } from '../../../../tests/kit/bucket.ts';
import { deleteUnfinishedUploads, ownUploads } from './uploads.server.ts';

let app: TestApp;
let web: Hono;
const secret = 'the secret of the tests';
const folder = mkdtempSync(join(tmpdir(), 'tressline-uploads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(async () => {
  app = await testApp({ RATE_LIMIT_FAILED_CALLS: '1000000' }, { storage: diskStorage(folder, secret) });
  web = new Hono();
  serveSignedFiles(web, app);
});
beforeEach(async () => {
  await app.db.delete(rateCounters);
});

type Promised = { upload_id: string; url: string; headers: Record<string, string>; key: string; expires_at: string };
type Finished = { upload_id: string; id: number; url: string | null; width: number; height: number };
const ann: Partial<Caller> = { shopperId: 7, by: 'header' };
const bea: Partial<Caller> = { shopperId: 8, by: 'header' };
const clerk: Partial<Caller> = { staff: { id: 1, roles: ['sales'] }, by: 'header' };

const ask = async (query: string, who: Partial<Caller> = {}) => callerOn(app, who)('GET', `/resource/upload_token?${query}`);
const promised = async (query = 'file_name=a.jpg', who: Partial<Caller> = {}) => (await ask(query, who)).body.Data as Promised;
const put = (url: string, body: Uint8Array | ReadableStream, type = 'image/jpeg') =>
  web.request(url, { method: 'PUT', body: body as BodyInit, headers: { 'content-type': type }, duplex: 'half' } as RequestInit);
const finish = (uploadId: string, who: Partial<Caller> = {}) => callerOn(app, who)('POST', '/resource/finish', { upload_id: uploadId });
const photo = (width = 1200, height = 1500) =>
  sharp({ create: { width, height, channels: 3, background: '#8a2f45' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Ann' }, IFD3: { GPSLatitude: '33/1 45/1 0/1' } })
    .toBuffer();
async function sent(who: Partial<Caller> = {}, query?: string) {
  const place = await promised(query, who);
  expect((await put(place.url, await photo())).status).toBe(200);
  return (await finish(place.upload_id, who)).body.Data as Finished;
}

test('a visitor sends a picture: our name, our making, nothing else of the file is left', async () => {
  const place = await promised('file_name=..%2F..%2Fme.JPG');
  expect(place.key).toMatch(/^incoming\/[0-9a-f]{32}$/);
  expect(Date.parse(place.expires_at) - app.now().getTime()).toBe(minuteMs);
  const answer = await put(place.url, await photo());
  expect([answer.status, answer.headers.get('etag')]).toEqual([200, expect.stringMatching(/^"[0-9a-f]{32}"$/)]);
  const done = await finish(place.upload_id);
  expect(done.body.Data).toEqual({ upload_id: place.upload_id, id: expect.any(Number), url: null, width: 1200, height: 1500 });
  expect((await finish(place.upload_id)).body.Data).toEqual(done.body.Data);
  const made = await app.ports.storage.read(`private/${place.upload_id}-900.webp`);
  const metadata = await sharp(made ?? new Uint8Array()).metadata();
  expect([metadata.format, metadata.exif, metadata.xmp, metadata.icc]).toEqual(['webp', undefined, undefined, undefined]);
  expect(await app.ports.storage.read(place.key)).toBeNull();
  expect(await app.db.select().from(uploads)).toMatchObject([{ fileName: 'me.JPG', state: 'ready', isPublic: false }]);
});

test.each(['a.svg', 'a.html', 'a.jpg.exe', 'a.gif', 'jpg', 'a.php%00.jpgx'])('%s is refused by its name', async (name) => {
  const answer = await ask(`file_name=${name}`);
  expect([400, 413]).toContain(answer.status);
  if (answer.status === 400) expect(answer.body).toMatchObject({ Result: 80105, Msg: 'Only upload images!' });
});

test('too large a picture is refused before it travels', async () => {
  expect((await ask(`file_name=a.jpg&size=${8 * 1024 * 1024 + 1}`)).status).toBe(413);
  expect((await ask('file_name=a.jpg&size=-1')).status).toBe(400);
});

describe('a file that is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  const cases: [string, () => Promise<Uint8Array> | Uint8Array][] = [
    ['script in a drawing', () => Buffer.from(svg)],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a program', () => Buffer.from('MZ\u0000\u0000')],
    ['a page that begins like a picture', () => Buffer.concat([jpegHead, Buffer.from('<script>alert(1)</script>')])],
    ['half a picture', async () => (await photo()).subarray(0, 900)],
    ['nothing', () => new Uint8Array()],
    [
      'an ocean of pixels',
      () =>
        sharp({ create: { width: 9000, height: 5000, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
    ],
    [
      'a moving picture',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
    ],
  ];
  test.each(cases)('%s is not kept', async (_, bytes) => {
    const place = await promised();
    expect((await put(place.url, await bytes())).status).toBe(200);
    expect((await finish(place.upload_id)).body).toMatchObject({ Result: 80105, Msg: 'Only upload images!', Data: null });
    expect((await finish(place.upload_id)).body.Result).toBe(80105);
    expect(await app.ports.storage.read(place.key)).toBeNull();
  });
});

test('the door takes what was promised and nothing else', async () => {
  const place = await promised('file_name=a.jpg&size=100');
  const other = await promised();
  const url = new URL(place.url, 'http://x');
  const changed = (name: string, value: string) => {
    const copy = new URL(url);
    copy.searchParams.set(name, value);
    return copy.pathname + copy.search;
  };
  const small = new Uint8Array(50);
  for (const wrong of [
    changed('most', '99999999'),
    changed('expires', String(Math.floor(app.now().getTime() / 1000) + 9999)),
    changed('type', 'text/html'),
    changed('signature', 'x'.repeat(43)),
    changed('signature', ''),
    place.url.replace(place.upload_id, other.upload_id),
    place.url.replace('incoming', 'public'),
    place.url.replace('incoming/', 'incoming/../public/'),
    '/uploads/incoming/x',
  ])
    expect([403, 404], wrong).toContain((await put(wrong, small)).status);
  expect((await put(place.url, small, 'text/html')).status).toBe(403);
  expect((await put(place.url, new Uint8Array(101))).status).toBe(400);
  const endless = new ReadableStream({ pull: (control) => control.enqueue(new Uint8Array(64)) });
  expect((await put(place.url, endless)).status).toBe(400);
  expect((await put(place.url, small)).status).toBe(200);
  expect((await put(place.url, small)).status).toBe(403);
  app.clock.at = later(app.clock.at, minuteMs);
  const late = await put(other.url, small);
  expect([late.status, await late.text()]).toEqual([403, expect.stringContaining('Request has expired')]);
});

test('nobody finishes, reads or attaches a member’s picture but herself; staff who answer may look', async () => {
  const mine = await sent(ann);
  for (const who of [{}, bea]) {
    expect((await finish(mine.upload_id, who)).body).toMatchObject({ Result: 80130, Msg: 'File not found' });
    expect((await callerOn(app, who)('GET', `/resource/get?upload_id=${mine.upload_id}`)).status).toBe(404);
    await expect(ownUploads(app, { ...anonymousCaller, ...who }, [mine.upload_id])).rejects.toThrow('File not found');
  }
  expect((await finish('0'.repeat(32))).body.Result).toBe(80130);
  expect(await ownUploads(app, { ...anonymousCaller, ...ann }, [mine.upload_id, mine.upload_id])).toEqual([mine.id]);
  for (const who of [ann, clerk]) {
    const { url } = (await callerOn(app, who)('GET', `/resource/get?upload_id=${mine.upload_id}&width=450`)).body.Data as { url: string };
    const read = await web.request(url);
    expect([read.status, read.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(read.headers.get('content-security-policy')).toContain('sandbox');
    expect((await web.request(url.replace('450', '900'))).status).toBe(403);
    expect((await web.request(url.split('?')[0] ?? '')).status).toBe(403);
    app.clock.at = later(app.clock.at, 5 * minuteMs);
    expect((await web.request(url)).status).toBe(403);
  }
});

test('public pictures are made by members and staff only, and have an address for all', async () => {
  expect((await ask('file_name=a.jpg&purpose=review')).body.Result).toBe(80014);
  expect((await ask('file_name=a.jpg&purpose=library', ann)).body.Result).toBe(80100);
  expect((await ask('file_name=a.jpg&purpose=library', clerk)).body.Result).toBe(80100);
  expect((await ask('file_name=a.jpg&purpose=strange', ann)).status).toBe(400);
  const review = await sent(ann, 'file_name=a.jpg&purpose=review');
  expect(review.url).toBe(`/uploads/public/${review.upload_id}-900.webp`);
});

test('ten who finish at once make one picture', async () => {
  const place = await promised();
  await put(place.url, await photo(300, 300));
  const answers = await Promise.all(Array.from({ length: 10 }, () => finish(place.upload_id)));
  expect(answers.map(({ body }) => body.Result)).toEqual(Array(10).fill(0));
  expect(await app.ports.storage.sizeOf(`private/${place.upload_id}-300.webp`)).toBeGreaterThan(0);
});

test('a visitor’s address may ask for twenty places an hour', async () => {
  const codes: number[] = [];
  for (let count = 0; count < 21; count += 1) codes.push((await ask('file_name=a.jpg', { ip: '198.51.100.9' })).body.Result);
  expect(codes.slice(0, 20)).toEqual(Array(20).fill(0));
  expect(codes[20]).toBe(80101);
});

test('what was never finished is swept away, what was finished stays', async () => {
  const kept = await sent();
  const left = await promised();
  await put(left.url, await photo());
  app.clock.at = later(app.clock.at, hourMs);
  expect(await deleteUnfinishedUploads(app)).toBeGreaterThan(0);
  expect(await app.ports.storage.sizeOf(left.key)).toBeNull();
  expect((await finish(left.upload_id)).body.Result).toBe(80130);
  expect((await finish(kept.upload_id)).body.Result).toBe(0);
});

test('the same calls put a picture into a bucket', async () => {
  const double = await bucket();
  const there = { ...app, now: () => new Date(), ports: { ...app.ports, storage: s3Storage(double.options) } };
  const bytes = await photo();
  const token = await callerOn(there, ann)('GET', `/resource/upload_token?file_name=a.jpg&size=${bytes.length}&purpose=review`);
  const place = token.body.Data as Promised;
  expect(place.url).toContain('X-Amz-Signature=');
  const sentThere = await fetch(place.url, { method: 'PUT', body: new Uint8Array(bytes), headers: place.headers });
  expect(sentThere.status).toBe(200);
  const done = (await callerOn(there, ann)('POST', '/resource/finish', { upload_id: place.upload_id })).body.Data as Finished;
  expect(done.url).toBe(`https://files.test/public/${place.upload_id}-900.webp`);
  expect([...double.files.keys()].sort()).toEqual([450, 900].map((width) => `/hair/public/${place.upload_id}-${width}.webp`));
});
