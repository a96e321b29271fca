import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { grantOf } from '#providers/storage/signed-address.ts';
import type { App } from '../app.ts';
import { uploads } from '../tables.ts';

/** Each holds its file in memory until complete. */
const maxConcurrent = 16;
const path = /^\/uploads\/((?:incoming|private)\/[\w-]+(?:\.webp)?)$/;

/**
 * What a bucket does, on our own disk: signed addresses to upload one file and to read a private one. It answers like a bucket, so the
 * browser cannot tell them apart.
 */
export function serveSignedFiles(web: Hono, app: App): void {
  let taking = 0;
  web.put('/uploads/*', async (c) => {
    if (taking >= maxConcurrent) return refused(503, 'SlowDown', 'Please try again');
    taking += 1;
    try {
      return await takeFile(c, app);
    } finally {
      taking -= 1;
    }
  });
  web.get('/uploads/private/*', (c) => giveFile(c, app));
}

async function takeFile(c: Context, app: App): Promise<Response> {
  const key = path.exec(c.req.path)?.[1];
  if (!key?.startsWith('incoming/')) return refused(404, 'NoSuchKey', 'There is no such place');
  const grant = grantOf(app.secret, 'put', key, new URL(c.req.url).searchParams, app.now());
  if (grant === 'expired') return refused(403, 'AccessDenied', 'Request has expired');
  if (grant === 'forged') return refused(403, 'SignatureDoesNotMatch', 'The signature does not fit the request');
  if (c.req.header('content-type') !== grant.contentType) return refused(403, 'SignatureDoesNotMatch', 'Another type was promised');
  if (Number(c.req.header('content-length') ?? 0) > grant.maxBytes) return refused(400, 'EntityTooLarge', 'More than was promised');
  const bytes = await upTo(c.req.raw.body, grant.maxBytes);
  if (bytes === null) return refused(400, 'EntityTooLarge', 'More than was promised');
  if (!(await isFirst(app, key))) return refused(403, 'AccessDenied', 'This place is taken');
  await app.ports.storage.put(key, bytes);
  return new Response(null, {
    status: 200,
    headers: { etag: `"${createHash('md5').update(bytes).digest('hex')}"`, 'cache-control': 'no-store' },
  });
}

/** An upload address works once: nobody can replace the file later. */
async function isFirst(app: App, key: string): Promise<boolean> {
  const name = key.slice(key.indexOf('/') + 1);
  const taken = await app.db
    .update(uploads)
    .set({ state: 'stored' })
    .where(and(inArray(uploads.key, [`public/${name}`, `private/${name}`]), eq(uploads.state, 'promised')))
    .returning({ id: uploads.id });
  return taken.length > 0;
}

/** Reads at most this many bytes, whatever the length header says. */
async function upTo(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function giveFile(c: Context, app: App): Promise<Response> {
  const key = path.exec(c.req.path)?.[1];
  const grant = key ? grantOf(app.secret, 'get', key, new URL(c.req.url).searchParams, app.now()) : 'forged';
  if (!key || grant === 'forged') return refused(403, 'SignatureDoesNotMatch', 'The signature does not fit the request');
  if (grant === 'expired') return refused(403, 'AccessDenied', 'Request has expired');
  const bytes = await app.ports.storage.read(key);
  if (!bytes) return refused(404, 'NoSuchKey', 'There is no such file');
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=60',
    },
  });
}

const refused = (status: number, code: string, message: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>\n`, {
    status,
    headers: { 'content-type': 'application/xml', 'cache-control': 'no-store', connection: 'close' },
  });
