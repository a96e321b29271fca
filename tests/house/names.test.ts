import { expect, test } from 'vitest';
import { folderOf, realTree, type Tree } from './tree.ts';

/** Words that hide what a thing is: an engineer searches for email, not letter. "Wish list" is standard. */
const bannedWords =
  /^(told|said|asked|kept|wish(es)?|desks?|doors?|letters?|turns?|heard|looks?|ways?|places?|things?|hers)$|(Told|Said|Asked|Kept|Desk|Door|Letter|Heard|Hers|Thing)s?([A-Z]|$)|(^wish|Wish)(?![Ll]ist)|^(told|asked|kept|desk|door|letter|heard)[A-Z]|^(most|longest|shortest)(?!Inches)[A-Z]/;
/** Inside a file too; there "letters" and "kept" may mean what they say. */
const bannedDeclarations =
  /^(told|said|asked|wish(es)?|desks?|doors?|turns?|heard|looks?|way|hers)$|(Told|Said|Asked|Heard|Desk|Door)s?([A-Z]|$)/;
const bannedFiles = /(^|\/|-)(told|desks?|doors?|letters?|heard|tunnel|shelf|papers|chores|upkeep|hers)(-|\.|\/)/;

/** Names React Router and our module loader require. */
const routeExports = new Set(
  'loader action meta handle links headers middleware shouldRevalidate clientLoader clientAction ErrorBoundary HydrateFallback Layout handleError'.split(
    ' ',
  ),
);

type Exported = { readonly name: string; readonly kind: string; readonly file: string };

const exportedIn = (house: Tree): Exported[] =>
  [...house].flatMap(([file, text]) =>
    [...text.matchAll(/^export (?:async )?(const|function|class|type|interface) (\w+)/gm)]
      .map(([, kind = '', name = '']) => ({ name, kind, file }))
      .filter(({ name }) => !routeExports.has(name)),
  );

const bannedNames = (house: Tree): string[] =>
  exportedIn(house).flatMap(({ name, file }) => (bannedWords.test(name) ? [`${file}: ${name}`] : []));

const bannedLocals = (house: Tree): string[] =>
  [...house].flatMap(([file, text]) =>
    [...text.matchAll(/\b(?:const|let|function|type|interface) (\w+)/g)].flatMap(([, name = '']) =>
      bannedDeclarations.test(name) && !file.includes('.test.') ? [`${file}: ${name}`] : [],
    ),
  );

/** The demo is a floor of its own. A value and its type may share a name in one file; a module may have a browser variant. */
const repeatedNames = (house: Tree): string[] => {
  const found = Map.groupBy(exportedIn(house), ({ name, file }) => `${folderOf(file) ?? 'demo'} ${name}`);
  return [...found].flatMap(([key, all]) => {
    const files = new Set(all.map(({ file }) => file.replace('.browser.ts', '.ts')));
    return files.size > 1 ? [`${key}: ${[...files].join(', ')}`] : [];
  });
};

const tree = realTree();

test('exported names and files use the words an engineer would search for', () => {
  expect(bannedNames(tree)).toEqual([]);
  expect(bannedLocals(tree)).toEqual([]);
  expect([...tree.keys()].filter((file) => bannedFiles.test(file))).toEqual([]);
});

test('an exported name stands once on its floor', () => {
  expect(repeatedNames(tree)).toEqual([]);
});

test('a planted offender is caught', () => {
  const planted = (text: string): Tree => new Map([['src/areas/cart/rules/line.ts', text]]);
  for (const name of ['told', 'CartWish', 'deskTexts', 'orderLetter', 'mostPieces', 'longestName', 'officeDoor'])
    expect(bannedNames(planted(`export const ${name} = 1;`)), name).toHaveLength(1);
  for (const line of ['const told = read();', 'let asked = 1;', 'function officeDoor() {}', 'type CardLook = { turn: 1 }; const turn = 2;'])
    expect(bannedLocals(planted(line)), line).toHaveLength(1);
  expect(bannedNames(planted('export const loadWishList = 1;'))).toEqual([]);
  const twice = (text: string): Tree => new Map([...planted(text), ['src/areas/orders/rules/line.ts', text]]);
  expect(repeatedNames(twice('export const lineTotal = 1;'))).toHaveLength(1);
  expect(bannedFiles.test('src/areas/orders/services/order-letters.server.ts')).toBe(true);
});
