import { expect, test } from 'vitest';
import {
  areaOf,
  areas,
  type Edge,
  edgesOf,
  floorOf,
  floors,
  folderOf,
  type Room,
  realTests,
  realTree,
  roomOf,
  say,
  type Tree,
} from './tree.ts';

const tree = realTree();

const upward = (edges: readonly Edge[]) =>
  edges.filter(({ from, to }) => {
    if (floorOf(from) < 0 || floorOf(to) < 0) return false;
    return floorOf(to) > floorOf(from) || (floorOf(to) === floorOf(from) && folderOf(to) !== folderOf(from));
  });
const wrongRank = (edges: readonly Edge[]) => edges.filter(({ from, to }) => areaOf(from) >= 0 && areaOf(to) > areaOf(from));

/** Which folders of an area may import a folder; folders not listed are open to all. */
const seenBy: Partial<Record<Room, readonly Room[]>> = {
  tables: ['tables', 'store'],
  store: ['store', 'service'],
  handlers: ['handlers'],
};
/** What a later area may import, and from which of its folders. */
const publicRooms: Partial<Record<Room, readonly Room[] | 'all'>> = {
  rules: 'all',
  service: 'all',
  calls: 'all',
  parts: 'all',
  texts: 'all',
  tables: ['tables', 'store'],
};
/** What the apps, the wiring and the demo may import from an area. */
const seenFromOutside = (from: string): readonly Room[] => {
  if (from.startsWith('demo/')) return ['tables', 'rules', 'store', 'service', 'calls', 'texts'];
  return ['rules', 'service', 'calls', 'parts', 'texts', ...(from === 'src/calls.server.ts' ? (['handlers'] as const) : [])];
};

function wrongRoom(edges: readonly Edge[]): Edge[] {
  return edges.filter(({ from, to }) => {
    const [fromRoom, toRoom] = [roomOf(from), roomOf(to)];
    if (areaOf(to) < 0 || !toRoom) return false;
    if (areaOf(from) === areaOf(to)) return fromRoom !== null && seenBy[toRoom] !== undefined && !seenBy[toRoom].includes(fromRoom);
    if (areaOf(from) < 0) return !seenFromOutside(from).includes(toRoom);
    const allowed = publicRooms[toRoom];
    return allowed === undefined || (allowed !== 'all' && (fromRoom === null || !allowed.includes(fromRoom)));
  });
}

function circles(edges: readonly Edge[]): string[] {
  const next = Map.groupBy(edges, (edge) => edge.from);
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, trail: readonly string[]): void => {
    if (trail.includes(file)) return void found.push([...trail.slice(trail.indexOf(file)), file].join(' -> '));
    if (done.has(file)) return;
    for (const { to } of next.get(file) ?? []) walk(to, [...trail, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return found;
}

/** What would make a rule depend on anything but its arguments. */
const impure =
  /from '(node:|#platform|#providers|#api|drizzle-orm|react|pg\b)|\bDate\.now\(|new Date\(\)|Math\.random\(|\bfetch\(|\bprocess\./;
const impureRules = (house: Tree) =>
  [...house].filter(([file, text]) => roomOf(file) === 'rules' && areaOf(file) >= 0 && impure.test(text)).map(([file]) => file);

const edges = edgesOf(tree);

test('no floor leans on a higher one', () => {
  expect(say(upward(edges))).toEqual([]);
});

/** A test of a service may start the whole shop. */
test('no test leans on a floor above the one it stands on', () => {
  const ofTests = edgesOf(realTests());
  expect(ofTests.length).toBeGreaterThan(1000);
  expect(say(upward(ofTests).filter(({ to }) => folderOf(to) !== 'wiring'))).toEqual([]);
  const planted: Tree = new Map([['src/areas/cart/sums.test.ts', "import { page } from '#shop/cart/page.tsx';"]]);
  expect(upward(edgesOf(planted))).toHaveLength(1);
});

test('areas are used only by areas named after them, and every area has a rank', () => {
  expect(say(wrongRank(edges))).toEqual([]);
  expect([...tree.keys()].filter((file) => file.startsWith('src/areas/') && areaOf(file) < 0)).toEqual([]);
});

test('every file of an area stands in a room', () => {
  expect([...tree.keys()].filter((file) => areaOf(file) >= 0 && roomOf(file) === null)).toEqual([]);
});

test('tables, SQL, handlers and seeds stay in their own rooms', () => {
  expect(say(wrongRoom(edges))).toEqual([]);
});

/** The server half of a page must not import its view. */
const serverSeesView = (edges: readonly Edge[]) =>
  edges.filter(({ from, to }) => /^src\/(shop|office)\/.*\.server\.ts$/.test(from) && to.endsWith('.tsx'));

test('loaders and actions of a screen import no view', () => {
  expect(say(serverSeesView(edges))).toEqual([]);
});

/** React in an area belongs in its parts folder: what both apps show. */
const reactInAreas = (house: Tree) =>
  [...house]
    .filter(
      ([file, text]) => areaOf(file) >= 0 && roomOf(file) !== 'parts' && (file.endsWith('.tsx') || /from 'react(-dom[^']*)?'/.test(text)),
    )
    .map(([file]) => file);

test('areas know no React, but for the parts that both apps show', () => {
  expect(reactInAreas(tree)).toEqual([]);
  const shownBy = (file: string) => new Set(edges.filter(({ to }) => to === file).map(({ from }) => folderOf(from)));
  const ofOneApp = [...tree.keys()].filter(
    (file) => roomOf(file) === 'parts' && areaOf(file) >= 0 && shownBy(file).size === 1 && !shownBy(file).has('areas'),
  );
  expect(ofOneApp).toEqual([]);
});

test('the demo shop is loaded by the server when asked for, and by nothing else', () => {
  expect(say(edges.filter(({ from, to }) => to.startsWith('demo/') && !from.startsWith('demo/') && from !== 'src/server.ts'))).toEqual([]);
  expect(tree.get('src/server.ts')).not.toMatch(/from '#demo\//);
});

test('nobody imports in a circle', () => {
  expect(circles(edges)).toEqual([]);
});

test('rules are pure', () => {
  expect(impureRules(tree)).toEqual([]);
});

test('a planted wrong import is caught, whatever its kind', () => {
  const planted = (from: string, line: string) => edgesOf(new Map([[from, line]]));
  expect(upward(planted('src/kernel/money.ts', "import { x } from '#ui/button.tsx';"))).toHaveLength(1);
  expect(upward(planted('src/ui/button.tsx', "import type { x } from '#areas/catalog/rules.ts';"))).toHaveLength(1);
  expect(wrongRank(planted('src/areas/catalog/rules.ts', "import { x } from '#areas/orders/rules.ts';"))).toHaveLength(1);
  expect(wrongRoom(planted('src/areas/orders/service.server.ts', "import { x } from '#areas/catalog/store.server.ts';"))).toHaveLength(1);
  expect(wrongRoom(planted('src/shop/lists/category/load.server.ts', "import { x } from '#areas/catalog/tables/goods.ts';"))).toHaveLength(
    1,
  );
  expect(wrongRoom(planted('src/shop/frame/desktop.tsx', "const x = await import('#areas/catalog/store.server.ts');"))).toHaveLength(1);
  expect(upward(planted('src/areas/catalog/rules.ts', "import { x } from '#shop/parts/scroll-row.tsx';"))).toHaveLength(1);
  expect(upward(planted('src/office/home/page.tsx', "import { x } from '#shop/parts/scroll-row.tsx';"))).toHaveLength(1);
  expect(upward(planted('src/shop/home/view.tsx', "import type { x } from '#office/parts/office-list.tsx';"))).toHaveLength(1);
  expect(serverSeesView(planted('src/shop/home/load.server.ts', "import { x } from './view.tsx';"))).toHaveLength(1);
  expect(reactInAreas(new Map([['src/areas/cart/rules/line.ts', "import { useState } from 'react';"]]))).toHaveLength(1);
  expect(
    circles([
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'c', to: 'a' },
    ]),
  ).toHaveLength(1);
  expect(impureRules(new Map([['src/areas/cart/rules.ts', 'export const now = () => Date.now();']]))).toHaveLength(1);
});

test('the plan names every floor and area in the order the tests keep', async () => {
  const { readFileSync } = await import('node:fs');
  const plan = readFileSync('docs/decisions/001-areas-and-ranks.md', 'utf8');
  expect(plan).toContain(areas.map((area) => `\`${area}\``).join(' · '));
  expect(plan).toContain(floors.map((folders) => folders.map((folder) => `\`${folder}\``).join(', ')).join(' < '));
});
