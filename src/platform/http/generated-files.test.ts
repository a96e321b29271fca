import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { openPageCache } from '../page-cache.server.ts';
import { type GeneratedFile, serveGeneratedFiles } from './generated-files.server.ts';

let web: Hono;
let app: App;
let written: string[];
let pieces: () => AsyncIterable<string>;
beforeEach(() => {
  written = [];
  pieces = async function* () {
    yield 'first ';
    yield `and ${written.length}`;
  };
  app = { origin: 'http://127.0.0.1:4000', pageCache: openPageCache({ now: () => 0, tell: async () => undefined }) } as unknown as App;
  web = new Hono();
  web.onError((_, c) => c.text('failed', 500));
  serveGeneratedFiles(web, app, [
    {
      path: '/list.txt',
      keys: ['language'],
      write: async (_, url): Promise<GeneratedFile | null> => {
        written.push(url.search);
        return url.searchParams.get('language') === 'none' ? null : { type: 'text/plain', tags: ['goods'], chunks: pieces() };
      },
    },
  ]);
});

const ask = async (path = '/list.txt') => {
  const answer = await web.request(`http://127.0.0.1:4000${path}`);
  return `${answer.status} ${await answer.text()}`;
};

test('a file is written once, however many ask, and again when what it tells of changes', async () => {
  expect(await Promise.all([ask(), ask(), ask('/list.txt?utm=1')])).toEqual(Array.from({ length: 3 }, () => '200 first and 1'));
  await app.pageCache.invalidate(['people']);
  expect(await ask()).toBe('200 first and 1');
  await app.pageCache.invalidate(['goods']);
  expect(await ask()).toBe('200 first and 2');
});

test('only the keys it knows make another file', async () => {
  await ask('/list.txt?language=zh&x=1');
  await ask('/list.txt?x=2&language=zh');
  expect(await ask('/list.txt?language=none')).toBe('404 not found');
  expect(written).toEqual(['?language=zh', '?language=none']);
});

test('a file that breaks off half-way is not kept, and the last whole one is sent instead', async () => {
  const whole = pieces;
  pieces = async function* () {
    yield 'first ';
    throw new Error('the database went away');
  };
  expect(await ask()).toBe('500 failed');
  pieces = whole;
  expect(await ask()).toBe('200 first and 2');
  await app.pageCache.invalidate(['goods']);
  pieces = async function* () {
    yield* [];
    throw new Error('the database went away');
  };
  expect(await ask()).toBe('200 first and 2');
});
