import { expect, test } from 'vitest';
import { handlers } from '../../src/calls.server.ts';
import { realTree, type Tree } from './tree.ts';

/** Paths that no file of `src` has as one whole text: nobody finds them by searching. */
const unfoundPaths = (paths: readonly string[], house: Tree): string[] => {
  const all = [...house].filter(([file]) => file.startsWith('src/areas/')).map(([, text]) => text);
  return paths.filter((path) => !all.some((text) => text.includes(`'${path}'`)));
};

test('every call is found by searching for its path', () => {
  expect(handlers.length).toBeGreaterThan(200);
  expect(
    unfoundPaths(
      handlers.map(({ call }) => call.path),
      realTree(),
    ),
  ).toEqual([]);
});

test('a path that is put together is caught', () => {
  const house: Tree = new Map([['src/areas/catalog/calls.ts', "path: `/admin/$kind/add`, path: '/admin/sku/update'"]]);
  expect(unfoundPaths(['/admin/sku/add', '/admin/sku/update'], house)).toEqual(['/admin/sku/add']);
});
