import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openPageCache } from './page-cache.server.ts';

const made = (text: string, tags: string[] = []) => ({ status: 200, headers: {}, body: new TextEncoder().encode(text), tags });
const textOf = (bytes: Uint8Array | null | undefined) => new TextDecoder().decode(bytes ?? undefined);

function cache(now = { at: 0 }) {
  const told: string[] = [];
  return { now, told, pages: openPageCache({ now: () => now.at, tell: async (payload) => void told.push(payload), freshMs: 1000 }) };
}

test('a page is made once and sent in three encodings', async () => {
  const { pages } = cache();
  let count = 0;
  const make = async () => {
    count += 1;
    return made(`page ${count}`);
  };
  const all = await Promise.all(Array.from({ length: 20 }, () => pages.page('/', make)));
  expect(count).toBe(1);
  expect(textOf(all[7]?.plain)).toBe('page 1');
  expect(brotliDecompressSync(all[7]?.br ?? '').toString()).toBe('page 1');
  expect(gunzipSync(all[7]?.gzip ?? '').toString()).toBe('page 1');
  expect(all[0]?.etag).toMatch(/^"[\w-]{27}"$/);
});

test('a change drops the pages that show it, here and elsewhere', async () => {
  const { pages, told } = cache();
  await pages.page('/a', async () => made('old a', ['sku:1']));
  await pages.page('/b', async () => made('old b', ['sku:2']));
  await pages.invalidate(['sku:1']);
  expect(told).toEqual(['["sku:1"]']);
  expect(textOf((await pages.page('/a', async () => made('new a')))?.plain)).toBe('new a');
  expect(textOf((await pages.page('/b', async () => made('new b')))?.plain)).toBe('old b');
  pages.onRemoteInvalidation('["sku:2"]');
  expect(textOf((await pages.page('/b', async () => made('new b')))?.plain)).toBe('new b');
});

test('a page begun before a change is not kept after it', async () => {
  const { pages } = cache();
  let release = (): void => undefined;
  const slow = pages.page('/', () => new Promise((resolve) => (release = () => resolve(made('before', ['goods'])))));
  await pages.invalidate(['goods']);
  const next = pages.page('/', async () => made('after', ['goods']));
  release();
  expect(textOf((await slow)?.plain)).toBe('before');
  expect(textOf((await next)?.plain)).toBe('after');
  expect(textOf((await pages.page('/', async () => made('again')))?.plain)).not.toBe('before');
});

test('an old page is shown at once and made anew behind it', async () => {
  const { pages, now } = cache();
  await pages.page('/', async () => made('one'));
  now.at = 1001;
  expect(textOf((await pages.page('/', async () => made('two')))?.plain)).toBe('one');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(textOf((await pages.page('/', async () => made('three')))?.plain)).toBe('two');
});

test('while the database is away the last good page is shown', async () => {
  const { pages } = cache();
  await pages.page('/', async () => made('good', ['goods']));
  await pages.invalidate(['goods']);
  const away = async () => Promise.reject(new Error('away'));
  expect(textOf((await pages.page('/', away))?.plain)).toBe('good');
  await expect(pages.page('/never-seen', away)).rejects.toThrow('away');
  expect(textOf((await pages.page('/', async () => made('back')))?.plain)).toBe('back');
});

test('an answer that must not be kept is not kept', async () => {
  const { pages } = cache();
  expect(await pages.page('/', async () => null)).toBeNull();
  expect(pages.size()).toBe(0);
});

test('memory is bounded: the oldest page goes first', async () => {
  const pages = openPageCache({ now: () => 0, tell: async () => undefined, maxBytes: 400 });
  for (const key of ['/1', '/2', '/3', '/4']) await pages.page(key, async () => made(`${key} ${'x'.repeat(80)}`));
  expect(pages.size()).toBeLessThan(4);
  expect(textOf((await pages.page('/4', async () => made('new')))?.plain)).toContain('/4');
});

test('a page people ask for outlives a thousand strange ones', async () => {
  const pages = openPageCache({ now: () => 0, tell: async () => undefined, maxBytes: 2000 });
  await pages.page('/', async () => made('home'));
  for (let at = 0; at < 100; at += 1) {
    await pages.page(`/?page=${at}`, async () => made(`${at} ${'x'.repeat(80)}`));
    expect(textOf((await pages.page('/', async () => made('made anew')))?.plain)).toBe('home');
  }
});
