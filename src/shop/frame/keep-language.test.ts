import { afterEach, expect, test, vi } from 'vitest';
import { isFresh } from '#site/storage.ts';
import { keepLanguage } from './keep-language.ts';

type Browser = { readonly cookie?: string; readonly stored?: unknown; readonly hasCookies?: boolean; readonly hasStorage?: boolean };

function openBrowser({ cookie = '', stored, hasCookies = true, hasStorage = true }: Browser) {
  const cookies = cookie ? [cookie] : [];
  const entries = new Map<string, string>();
  if (stored !== undefined) entries.set('tressline:language', JSON.stringify({ savedAt: Date.now(), value: stored }));
  const reload = vi.fn();
  vi.stubGlobal('document', {
    get cookie() {
      return cookies.join('; ');
    },
    set cookie(line: string) {
      if (hasCookies) cookies.push(line.split(';')[0] ?? '');
    },
  });
  vi.stubGlobal('window', {
    location: { protocol: 'https:', reload },
    get localStorage() {
      if (!hasStorage) throw new Error('blocked');
      return {
        getItem: (name: string) => entries.get(name) ?? null,
        setItem: (name: string, value: string) => entries.set(name, value),
        removeItem: (name: string) => entries.delete(name),
      };
    },
  });
  const kept = () => {
    const entry = JSON.parse(entries.get('tressline:language') ?? 'null');
    return entry && isFresh(entry.savedAt, Date.now()) ? entry.value : null;
  };
  return { cookies, kept, reloads: () => reload.mock.calls.length };
}
afterEach(() => vi.unstubAllGlobals());

test('the language of the cookie is kept in the browser, whatever the page speaks', () => {
  const { kept, reloads } = openBrowser({ cookie: 'lang=zh', stored: 'en' });
  keepLanguage('en');
  expect([kept(), reloads()]).toEqual(['zh', 0]);
});

test('a language nobody chose is not kept', () => {
  const { kept, cookies } = openBrowser({});
  keepLanguage('en');
  expect([kept(), cookies]).toEqual([null, []]);
});

test('without the cookie the kept language comes back, with one reload', () => {
  const { cookies, kept, reloads } = openBrowser({ stored: 'zh' });
  keepLanguage('en');
  keepLanguage('zh');
  expect([cookies, kept(), reloads()]).toEqual([['lang=zh'], 'zh', 1]);
});

test('a page that stays in the other language is not loaded again and again', () => {
  const { reloads } = openBrowser({ stored: 'zh' });
  keepLanguage('en');
  keepLanguage('en');
  expect(reloads()).toBe(1);
});

test.each<[string, Browser]>([
  ['blocked cookies', { stored: 'zh', hasCookies: false }],
  ['a blocked storage', { hasStorage: false }],
  ['an entry of somebody else', { stored: 'fr' }],
  ['the language of the page', { stored: 'en' }],
  ['a cookie of another name', { cookie: 'slang=zh' }],
])('%s: nothing is loaded again', (_, browser) => {
  const { reloads } = openBrowser(browser);
  keepLanguage('en');
  expect(reloads()).toBe(0);
});
