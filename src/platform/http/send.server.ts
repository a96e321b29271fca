import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { CachedPage } from '../page-cache.server.ts';
import { asDressed, getConnectionInfo } from './visit.server.ts';

/** Sends a finished page in an accepted encoding; 304 when unchanged. */
export function send(request: Request, page: CachedPage): Response {
  const headers = { ...page.headers, etag: page.etag, 'x-request-id': getConnectionInfo(request).requestId };
  if (request.headers.get('if-none-match') === page.etag) return asDressed(new Response(null, { status: 304, headers }));
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = page.br && /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  const body = encoding ? page[encoding] : page.plain;
  const hasBody = request.method !== 'HEAD';
  if (!body) return asDressed(new Response(hasBody ? unpacked(page.gzip) : null, { status: page.status, headers }));
  const answer = new Response(hasBody ? (body as Uint8Array<ArrayBuffer>) : null, {
    status: page.status,
    headers: { ...headers, ...(encoding ? { 'content-encoding': encoding } : {}), 'content-length': String(body.length) },
  });
  return asDressed(answer);
}

/** Large files are stored compressed only; the rare client without compression gets them decompressed as a stream. */
const unpacked = (packed: Uint8Array): ReadableStream =>
  Readable.toWeb(Readable.from([packed]).pipe(createGunzip())) as unknown as ReadableStream;
