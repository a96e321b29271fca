import type { MenuEntry } from '#areas/content/rules.ts';
import type { Translate } from '#kernel/texts.ts';
import type { shellTexts } from './texts.ts';

type SayShell = Translate<typeof shellTexts>;
type ShellTextKey = Parameters<SayShell>[0];
type Part = readonly [word: ShellTextKey, part: string];

const parts: readonly (readonly [group: ShellTextKey, parts: readonly Part[]])[] = [
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
export const homeGroups = (say: SayShell): MenuEntry[] =>
  parts.map(([group, sections], at) =>
    entry(
      -1 - at,
      say(group),
      '',
      sections.map((section, index) => sectionEntry(say, section, -100 * (at + 1) - index)),
    ),
  );

export const homeMenu = (say: SayShell): MenuEntry[] => [
  entry(-10, say('browse'), '', homeGroups(say)),
  ...besideThem.map((section, index) => sectionEntry(say, section, -20 - index)),
];

const entry = (id: number, name: string, url: string, children: readonly MenuEntry[] = []): MenuEntry => ({
  id,
  name,
  url,
  value: '',
  children,
});
const sectionEntry = (say: SayShell, [textKey, part]: Part, id: number): MenuEntry => entry(id, say(textKey), `/#${part}`);
