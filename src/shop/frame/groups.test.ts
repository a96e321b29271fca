import { expect, test } from 'vitest';
import { isReachableUrl, type MenuEntry } from '#areas/content/rules.ts';
import { translator } from '#kernel/texts.ts';
import { groupsOf } from './groups.ts';
import { homeGroups, homeMenu } from './home-menu.ts';
import { shellTexts } from './texts.ts';

const entry = (id: number, name: string, children: readonly MenuEntry[] = []): MenuEntry => ({ id, name, url: '', value: '', children });

test('children without children stand together before the named groups', () => {
  const wigs = entry(1, 'Wigs', [entry(2, 'Cap', [entry(3, '13x4')]), entry(4, 'Clearance')]);
  expect(groupsOf(wigs).map(({ name, links }) => [name, links.map((link) => link.name)])).toEqual([
    ['', ['Clearance']],
    ['Cap', ['13x4']],
  ]);
});

test('an entry without children has no groups', () => {
  expect(groupsOf(entry(1, 'Build your own'))).toEqual([]);
});

test.each(['en', 'zh'] as const)('no stand-in entry leads nowhere, and none is named twice by id (%s)', (language) => {
  const say = translator(shellTexts, language);
  const flat = (entries: readonly MenuEntry[]): MenuEntry[] => entries.flatMap((one) => [one, ...flat(one.children)]);
  const all = flat(homeMenu(say));
  expect(all.filter(({ url }) => url !== '').every(({ url }) => isReachableUrl(url))).toBe(true);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(flat(homeGroups(say)).length).toBeGreaterThan(8);
});
