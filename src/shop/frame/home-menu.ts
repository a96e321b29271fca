import type { MenuEntry } from '#areas/content/rules.ts';
import type { Translate } from '#kernel/texts.ts';
import type { shellTexts } from './texts.ts';

type Words = Translate<typeof shellTexts>;
type Word = Parameters<Words>[0];
type Part = readonly [word: Word, part: string];

const parts: readonly (readonly [group: Word, parts: readonly Part[]])[] = [
  [
    'shopNav',
    [
      ['shopByKind', 'kinds'],
      ['shopByLength', 'lengths'],
      ['mostBought', 'best'],
      ['justIn', 'new'],
    ],
  ],
  [
    'hair',
    [
      ['textures', 'textures'],
      ['colours', 'colours'],
      ['howPriced', 'price'],
    ],
  ],
  [
    'trust',
    [
      ['reviews', 'voices'],
      ['questions', 'questions'],
      ['forBusiness', 'business'],
    ],
  ],
];
const besideThem: readonly Part[] = [
  ['textures', 'textures'],
  ['colours', 'colours'],
  ['reviews', 'voices'],
  ['questions', 'questions'],
];

/** Links to sections of the home page, shown while the menu's pages do not exist. */
export const homeGroups = (say: Words): MenuEntry[] =>
  parts.map(([group, ways], at) =>
    entry(
      -1 - at,
      say(group),
      '',
      ways.map((way, place) => wayOf(say, way, -100 * (at + 1) - place)),
    ),
  );

export const homeMenu = (say: Words): MenuEntry[] => [
  entry(-10, say('browse'), '', homeGroups(say)),
  ...besideThem.map((way, place) => wayOf(say, way, -20 - place)),
];

const entry = (id: number, name: string, url: string, children: readonly MenuEntry[] = []): MenuEntry => ({
  id,
  name,
  url,
  value: '',
  children,
});
const wayOf = (say: Words, [word, part]: Part, id: number): MenuEntry => entry(id, say(word), `/#${part}`);
