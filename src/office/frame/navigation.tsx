import {
  BookOpen,
  Boxes,
  ChartColumn,
  Layers,
  Megaphone,
  MessageCircle,
  PackageCheck,
  Settings,
  Sunrise,
  Tags,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { entryTexts } from '#areas/staff/page-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Nav, type NavEntry, NavGroup, NavItem, RailButton } from '#ui/office/nav.tsx';
import type { CountedEntry, MenuGroup } from './menu.ts';
import { frameTexts, groupTexts } from './texts.ts';

const icons: Readonly<Record<MenuGroup, ReactNode>> = {
  ship: <PackageCheck strokeWidth={1.75} aria-hidden="true" />,
  answer: <MessageCircle strokeWidth={1.75} aria-hidden="true" />,
  stock: <Boxes strokeWidth={1.75} aria-hidden="true" />,
  prices: <Tags strokeWidth={1.75} aria-hidden="true" />,
  goods: <Layers strokeWidth={1.75} aria-hidden="true" />,
  money: <Wallet strokeWidth={1.75} aria-hidden="true" />,
  figures: <ChartColumn strokeWidth={1.75} aria-hidden="true" />,
  marketing: <Megaphone strokeWidth={1.75} aria-hidden="true" />,
  words: <BookOpen strokeWidth={1.75} aria-hidden="true" />,
  house: <Settings strokeWidth={1.75} aria-hidden="true" />,
};
const groups = Object.keys(groupTexts) as MenuGroup[];
/** Groups open by default when the menu is long. */
const early: readonly MenuGroup[] = ['ship', 'answer', 'stock'];
const shortList = 14;

type NavigationProps = { shopName: string; entries: readonly CountedEntry[]; isRail: boolean; onToggle: () => void };

/** Only pages this person may open. */
export function Navigation({ shopName, entries, isRail, onToggle }: NavigationProps) {
  const say = useTexts(frameTexts);
  const sayEntry = useTexts(entryTexts);
  const sayGroup = useTexts(groupTexts);
  const href = useHref();
  const { pathname } = useLocation();
  const toNavEntry = ({ page, count, isLate }: CountedEntry): NavEntry => ({
    to: href(page),
    label: sayEntry(page),
    count,
    late: isLate,
    current: pathname === href(page),
  });
  const brand = (
    <>
      {isRail ? shopName.split(' ')[0] : shopName} <small>{say('office')}</small>
    </>
  );
  return (
    <Nav
      label={say('menu')}
      home={href('office')}
      brand={brand}
      foot={<RailButton label={say(isRail ? 'widen' : 'narrow')} onPress={onToggle} />}
    >
      {entries
        .filter(({ group }) => group === null)
        .map((entry) => (
          <NavItem key={entry.page} icon={<Sunrise strokeWidth={1.75} aria-hidden="true" />} entry={toNavEntry(entry)} rail={isRail} />
        ))}
      {groups.map((group) => (
        <NavGroup
          key={group}
          label={sayGroup(group)}
          icon={icons[group]}
          entries={entries.filter((entry) => entry.group === group).map(toNavEntry)}
          open={entries.length <= shortList || early.includes(group)}
          rail={isRail}
        />
      ))}
    </Nav>
  );
}
