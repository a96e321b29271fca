import type { MenuEntry } from '#areas/content/rules.ts';
import type { Say } from '#kernel/texts.ts';
import { isOpen } from '#site/pages.ts';
import type { shellTexts } from '../texts.ts';

type Words = Say<typeof shellTexts>;

/** While the goods' own pages are not open, the menus lead to the parts of the home page: no entry leads nowhere. */
export const homeMenu = (say: Words): readonly MenuEntry[] =>
  tree(
    [
      {
        name: say('browse'),
        url: '',
        parts: [
          ['shopByKind', 'kinds'],
          ['shopByLength', 'lengths'],
          ['mostBought', 'best'],
          ['justIn', 'new'],
        ],
      },
      {
        name: say('hair'),
        url: '',
        parts: [
          ['textures', 'textures'],
          ['colours', 'colours'],
          ['howPriced', 'price'],
        ],
      },
      {
        name: say('trust'),
        url: '',
        parts: [
          ['reviews', 'voices'],
          ['questions', 'questions'],
          ['forBusiness', 'business'],
        ],
      },
    ],
    say,
  );

type Group = { name: string; url: string; parts: readonly (readonly [word: Parameters<Words>[0], part: string])[] };

const tree = (groups: readonly Group[], say: Words): MenuEntry[] =>
  groups.map((group, at) => ({
    id: -1 - at,
    name: group.name,
    url: group.url,
    value: '',
    children: group.parts.map(([word, part], place) => ({
      id: -100 * (at + 1) - place,
      name: say(word),
      url: `/#${part}`,
      value: '',
      children: [],
    })),
  }));

/** What stands in the head besides the menus of the data; an entry shows once its page is open. */
export const extraEntries = (say: Words): readonly MenuEntry[] =>
  isOpen('diy-wigs') ? [{ id: -10, name: say('makeYourOwn'), url: '/diy-wigs', value: '', children: [] }] : [];

/** The address of the business pages, or of the part of the home page that stands in for them. */
export const businessPath = (): string => (isOpen('business-solutions') ? '/business-solutions' : '/#business');
