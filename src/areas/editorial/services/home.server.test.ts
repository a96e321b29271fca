import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { anonymousCaller } from '#platform/app.ts';
import type { PageContext } from '#platform/load.server.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { homeOf, part } from './home.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

function visitor(): { visit: PageContext; tags: Set<string> } {
  const tags = new Set<string>();
  const url = new URL('http://127.0.0.1:4000/');
  const shows = (...more: string[]) => more.forEach((tag) => void tags.add(tag));
  return { tags, visit: { app, caller: anonymousCaller, url, params: {}, request: new Request(url), shows } };
}

describe('one part of a page', () => {
  test('that loads is handed on, and the page may be kept', async () => {
    const { visit, tags } = visitor();
    expect(await part(visit, 'goods', async () => [1])).toEqual([1]);
    expect(tags.has('!incomplete')).toBe(false);
  });

  test('that fails is null, and the page may not be kept', async () => {
    const { visit, tags } = visitor();
    expect(await part(visit, 'goods', () => Promise.reject(new Error('no such column')))).toBeNull();
    expect(tags.has('!incomplete')).toBe(true);
  });

  test('fails the whole page when the database is away, so that the last good page can be shown', async () => {
    const { visit, tags } = visitor();
    const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    await expect(part(visit, 'goods', () => Promise.reject(away))).rejects.toBe(away);
    expect(tags.has('!incomplete')).toBe(false);
  });
});

describe('the home page', () => {
  test('of an empty shop is whole, and empty', async () => {
    const { visit, tags } = visitor();
    const home = await homeOf(visit, 'desktop');
    expect(home).toMatchObject({ hero: { banner: null }, kinds: [], best: [], fresh: [], voices: { voices: [], total: 0 }, tiers: [] });
    expect([...tags].sort()).toEqual(['banners', 'categories', 'faqs', 'goods', 'policies', 'reviews']);
  });

  test('loses only the part that failed', async () => {
    await app.db.execute(sql`alter table reviews rename to lost`);
    const { visit, tags } = visitor();
    const home = await homeOf(visit, 'mobile').finally(() => app.db.execute(sql`alter table lost rename to reviews`));
    expect(home.voices).toBeNull();
    expect(home.best).toEqual([]);
    expect(home.hero).not.toBeNull();
    expect(tags.has('!incomplete')).toBe(true);
  });
});
