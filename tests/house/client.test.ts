import { expect, test } from 'vitest';
import { realTree, type Tree } from './tree.ts';

/** Who talks to a server from a browser, and why it is not the client of the API. */
const exceptions: Readonly<Record<string, string>> = {
  'src/api/client.ts': 'the client itself',
  'src/site/online.ts': 'asks /healthz whether there is a connection',
  'src/shop/diagnostics/test-house/page.tsx': 'reads the description of the API, which is no call',
  'src/shop/builder/parts/layer-pixels.ts': 'reads the pixels of a picture',
  'src/ui/upload/send-picture.ts': 'puts a file with its progress, which fetch does not tell',
};
const request = /(?<![.\w])fetch\(|new XMLHttpRequest\b|sendBeacon\(/;

/** Code of the browser that asks a server in its own way. */
const strangers = (house: Tree): string[] =>
  [...house]
    .filter(
      ([file, text]) => /^src\/(kernel|site|api|ui|areas|shop|office)\//.test(file) && !file.includes('.server.') && request.test(text),
    )
    .map(([file]) => file)
    .filter((file) => !Object.hasOwn(exceptions, file));

test('the browser talks to the API through one client', () => {
  const tree = realTree();
  expect(strangers(tree)).toEqual([]);
  expect(Object.keys(exceptions).filter((file) => !request.test(tree.get(file) ?? ''))).toEqual([]);
});

test.each([
  "await fetch('/v1/cart');",
  'window.x = () => fetch(address)',
  'const sent = new XMLHttpRequest();',
  "navigator.sendBeacon('/v1')",
])('a request of its own is caught: %s', (line) => {
  const planted = new Map([
    ['src/shop/cart/page.tsx', line],
    ['src/shop/cart/load.server.ts', line],
    ['src/shop/cart/view.tsx', 'fetcher.load(address); void prefetch(one); cache.fetch(two);'],
  ]);
  expect(strangers(planted)).toEqual(['src/shop/cart/page.tsx']);
});

/** The types of calls are free; their schemas would bring zod to the browser. */
const schemasShown = (house: Tree): string[] =>
  [...house]
    .filter(
      ([file, text]) =>
        /^src\/(ui|shop|office)\//.test(file) && !file.includes('.server.') && /^import (?!type )[^;]*\/calls(\/[\w-]+)?\.ts';/m.test(text),
    )
    .map(([file]) => file);

test('no schema of a call comes to the browser', () => {
  expect(schemasShown(realTree())).toEqual([]);
  expect(schemasShown(new Map([['src/shop/x.ts', "import { setCoupon } from '#areas/cart/calls.ts';"]]))).toHaveLength(1);
});
