import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import type { Hono } from 'hono';
import type { App } from '../app.ts';
import type { RenderedPage } from '../page-cache.server.ts';
import { policiesFor, securityHeaders } from './security.server.ts';
import { send } from './send.server.ts';

/** A public file the shop generates, such as a sitemap: its text is streamed, so that no file is ever whole in memory. */
export type GeneratedFile = {
  readonly type: string;
  /** Cache tags. */
  readonly tags: readonly string[];
  readonly chunks: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
  /** File name for downloads. */
  readonly saveAs?: string;
};

/** Null when there is no such file. */
export type GenerateFile = (app: App, url: URL) => Promise<GeneratedFile | null>;

type GeneratedFileRoute = {
  readonly path: string;
  readonly write: GenerateFile;
  /** Query keys that vary the file; others are ignored. */
  readonly keys?: readonly string[];
};

/** Generated once and cached compressed like pages, the same for everybody. */
export function serveGeneratedFiles(web: Hono, app: App, routes: readonly GeneratedFileRoute[]): void {
  const safe = { ...securityHeaders(app.origin.startsWith('https:')), 'content-security-policy': policiesFor([]).strict };
  for (const { path, write, keys = [] } of routes) {
    web.on(['GET', 'HEAD'], path, async (c) => {
      const url = withKeys(c.req.url, keys);
      const finished = await app.pageCache.page(`file ${url.pathname}${url.search}`, async () => {
        const file = await write(app, url);
        return file && packed(file, safe);
      });
      return finished ? send(c.req.raw, finished) : c.text('not found', 404);
    });
  }
}

function withKeys(address: string, keys: readonly string[]): URL {
  const url = new URL(address);
  const allowedParams = keys.flatMap((key) => {
    const value = url.searchParams.get(key);
    return value !== null && value.length <= 20 ? [[key, value]] : [];
  });
  url.search = new URLSearchParams(allowedParams).toString();
  return url;
}

async function packed({ type, tags, chunks, saveAs }: GeneratedFile, safe: Record<string, string>): Promise<RenderedPage> {
  const gzip = createGzip({ level: 6 });
  const source = Readable.from(chunks);
  source.on('error', (error) => gzip.destroy(error));
  const zipped = await buffer(source.pipe(gzip));
  const headers = {
    ...safe,
    'content-type': type,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    ...(saveAs && { 'content-disposition': `attachment; filename="${saveAs}"` }),
  };
  return { status: 200, headers, zipped, tags: ['all', ...tags] };
}
