import { expect, test } from 'vitest';
import { deferHydration } from './deferred-hydration.server.ts';
import { policiesFor } from './security.server.ts';

const page =
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/><link rel="stylesheet" href="/s.css"/></head><body><script>1</script><script type="module" async="">import "/assets/a.js"; $1 $&</script></body>';

test('script waits with the names of its parts, style does not', () => {
  const painted = deferHydration(page, '0');
  expect(painted).toContain('data-first="/assets/a.js /assets/b.js">import "/assets/a.js"; $1 $&</script>');
  expect(painted).not.toContain('modulepreload" href');
  expect(painted).toContain('<link rel="stylesheet" href="/s.css"/>');
});

test('links are not looked up ahead before the first move', () => {
  const linked = page.replace('<body>', '<body><a href="/a" data-discover="true">a</a><a href="/b">b</a>');
  expect(deferHydration(linked, '0')).toContain('<a href="/a" data-ahead="">a</a><a href="/b">b</a>');
  expect(deferHydration(linked, '0')).not.toContain('data-discover="true"');
});

test('the code that waits and the code that starts it are in the policy', () => {
  const hashes = (html: string) =>
    [
      ...policiesFor([])
        .byHashes(html)
        .matchAll(/'sha256-[^']+'/g),
    ].map(([hash]) => hash);
  expect(hashes(deferHydration(page, '0'))).toEqual(expect.arrayContaining(hashes(page)));
  expect(hashes(deferHydration(page, '0'))).toHaveLength(3);
});

test('a page without script stays as it is', () => {
  expect(deferHydration('<p>Hello</p>', '0')).toBe('<p>Hello</p>');
});
