import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { bucket, canonicalRequest } from '../../../tests/kit/bucket.ts';
import { s3Storage } from './s3.server.ts';
import { presigned } from './sigv4.ts';

const aws = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  sessionToken: null,
  region: 'us-east-1',
};
const at = new Date('2013-05-24T00:00:00Z');
const signatureIn = (address: string) => new URL(address).searchParams.get('X-Amz-Signature');

test('the example AWS publishes has the signature AWS publishes', async () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt');
  const address = await presigned(aws, { method: 'GET', url, headers: {}, expiresSeconds: 86_400, at });
  expect(signatureIn(address)).toBe('aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404');
  const request = canonicalRequest('GET', new URL(address), { host: url.host });
  expect(createHash('sha256').update(request).digest('hex')).toBe('3bfa292879f6447bbcda7001decf97f4a54dc650c8942174ae0a9121cf58ad04');
});

test('a type that is signed along changes the signature', async () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/uploads/a.jpg');
  const address = await presigned(aws, { method: 'PUT', url, headers: { 'Content-Type': 'image/jpeg' }, expiresSeconds: 900, at });
  expect(signatureIn(address)).toBe('c5e7c0d448ddef179ec7e254df3ac0257fe85b9897504a30d95146e205a8ae09');
});

test('passing credentials bring their token along, and nothing lives longer than a week', async () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/a');
  const address = new URL(await presigned({ ...aws, sessionToken: 'a/b+c' }, { method: 'GET', url, headers: {}, expiresSeconds: 9e9, at }));
  expect(address.searchParams.get('X-Amz-Security-Token')).toBe('a/b+c');
  expect(address.searchParams.get('X-Amz-Expires')).toBe('604800');
});

let double: Awaited<ReturnType<typeof bucket>>;
let storage: ReturnType<typeof s3Storage>;
beforeAll(async () => {
  double = await bucket();
  storage = s3Storage(double.options);
});
const bytes = new Uint8Array([1, 2, 3]);
const soon = () => new Date(Date.now() + 60_000);
const put = (url: string, body: Uint8Array, type = 'image/png') =>
  fetch(url, { method: 'PUT', body: body as Uint8Array<ArrayBuffer>, headers: { 'content-type': type } });

test('what is put into the bucket can be measured and read until it is removed', async () => {
  await storage.put('p/a.webp', bytes, 'image/webp');
  expect(double.files.get('/hair/p/a.webp')?.type).toBe('image/webp');
  expect(await storage.sizeOf('p/a.webp')).toBe(3);
  expect(await storage.read('p/a.webp')).toEqual(bytes);
  await storage.remove('p/a.webp');
  await storage.remove('p/a.webp');
  expect([await storage.read('p/a.webp'), await storage.sizeOf('p/a.webp')]).toEqual([null, null]);
});

test('a busy bucket is asked once more, and no oftener', async () => {
  double.beBusy(1);
  await storage.put('p/busy', bytes);
  double.beBusy(2);
  await expect(storage.put('p/busy', bytes)).rejects.toThrow('did not put p/busy: 503 SlowDown');
});

test('a browser puts exactly what was promised: this key, this type, this length', async () => {
  const file = { key: 'incoming/x', contentType: 'image/png', maxBytes: 100, bytes: 3, expiresAt: soon() };
  const { url, method, headers } = await storage.uploadAddress(file, new Date());
  expect([method, headers]).toEqual(['PUT', { 'Content-Type': 'image/png' }]);
  expect((await put(url, new Uint8Array(4))).status).toBe(403);
  expect((await put(url, bytes, 'text/html')).status).toBe(403);
  expect((await put(url.replace('incoming/x', 'public/x'), bytes)).status).toBe(403);
  expect((await fetch(url)).status).toBe(403);
  expect((await put(url, bytes)).status).toBe(200);
  expect(await storage.read('incoming/x')).toEqual(bytes);
});

test('an address that has expired opens nothing', async () => {
  await storage.put('private/x', bytes);
  const now = new Date();
  expect((await fetch(await storage.privateAddress('private/x', soon(), now))).status).toBe(200);
  const old = new Date(now.getTime() - 120_000);
  expect((await fetch(await storage.privateAddress('private/x', new Date(old.getTime() + 60_000), old))).status).toBe(403);
  expect((await fetch(`${double.options.endpoint}/hair/private/x`)).status).toBe(403);
});

test('public files have the address of the public door; a bucket may be named by its host', () => {
  expect(storage.publicAddress('public/a-900.webp')).toBe('https://files.test/public/a-900.webp');
  const hosted = s3Storage({
    ...double.options,
    endpoint: 'https://s3.eu-west-1.amazonaws.com',
    forcePathStyle: false,
    publicBaseUrl: null,
  });
  expect(hosted.publicAddress('public/a-900.webp')).toBe('https://hair.s3.eu-west-1.amazonaws.com/public/a-900.webp');
});

test.each(['a b', 'a+b', '秀发/é', 'a//b/', "(it's)!*~", 'a%2Fb', 'a%20b'])(
  'a request for the key %j has the signature a bucket makes',
  async (key) => {
    const url = new URL(`${double.options.endpoint}/hair/${key.split('/').map(encodeURIComponent).join('/')}`);
    const ask = { url, headers: { 'content-type': 'image/png' }, expiresSeconds: 60, at: new Date() };
    expect((await put(await presigned(double.options, { ...ask, method: 'PUT' }), bytes)).status).toBe(200);
    const read = await fetch(await presigned(double.options, { ...ask, method: 'GET', headers: {} }));
    expect([read.status, decodeURIComponent(new URL(read.url).pathname)]).toEqual([200, `/hair/${key}`]);
  },
);

test('a plus in a path is a plus, written either way, and further questions are signed along', async () => {
  await storage.put('a/b', bytes);
  const asked = new URL(`${double.options.endpoint}/hair/a/b?response-content-type=text/plain; charset=x&x=a+b`);
  expect(
    (await fetch(await presigned(double.options, { method: 'GET', url: asked, headers: {}, expiresSeconds: 60, at: new Date() }))).status,
  ).toBe(200);
  const url = new URL(`${double.options.endpoint}/hair/c+d`);
  expect(
    (await fetch(await presigned(double.options, { method: 'GET', url, headers: {}, expiresSeconds: 60, at: new Date() }))).status,
  ).toBe(404);
});

test.each(['../evil', '/etc', 'a b', 'a?b', ''])('the key %j leads nowhere', async (key) => {
  await expect(storage.privateAddress(key, soon(), new Date())).rejects.toThrow(/not a storage key/);
});
