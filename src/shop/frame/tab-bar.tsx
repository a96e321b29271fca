import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { MenuEntry } from '#areas/content/rules.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { siteTexts } from '#site/texts.ts';
import { BagIcon, GridIcon, HomeIcon, SearchIcon, UserIcon } from '#ui/icons.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { StaggeredHydration } from '#ui/staggered-hydration.tsx';
import { CartCount } from './cart-count.tsx';
import { CategoryList } from './category-list.tsx';
import { shellTexts } from './texts.ts';

type Tab = { readonly name: string; readonly to: string; readonly icon: ReactNode; readonly extra?: ReactNode };

/** Up to five tabs; those whose page does not exist are hidden. */
export function TabBar({ entries }: { entries: readonly MenuEntry[] | null }) {
  const say = useTexts(shellTexts);
  const site = useTexts(siteTexts);
  const href = useHref();
  const { pathname } = useLocation();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setSheetOpen(true);
  };
  const close = () => setSheetOpen(false);
  const tabs: readonly Tab[] = [
    { name: say('search'), to: href('search'), icon: <SearchIcon size={22} /> },
    { name: say('cart'), to: href('cart'), icon: <BagIcon size={22} />, extra: <CartCount /> },
    { name: say('me'), to: href('user'), icon: <UserIcon size={22} /> },
  ];
  const ariaCurrent = (to: string) => (to === pathname ? 'page' : undefined);
  return (
    <>
      <nav className="tabbar" aria-label={say('mainNav')} style={{ gridTemplateColumns: `repeat(${tabs.length + 2}, 1fr)` }}>
        <Link to={href('home')} aria-current={ariaCurrent(href('home'))}>
          <HomeIcon size={22} />
          <span>{say('home')}</span>
        </Link>
        {/* Without script it leads to the kinds on the home page. */}
        <Link to={`${href('home')}#kinds`} onClick={open} aria-haspopup="dialog">
          <GridIcon size={22} />
          <span>{say('categories')}</span>
        </Link>
        {tabs.map((tab) => (
          <Link key={tab.to} to={tab.to} aria-current={ariaCurrent(tab.to)}>
            {tab.icon}
            {tab.extra}
            <span>{tab.name}</span>
          </Link>
        ))}
      </nav>
      <StaggeredHydration>
        <Sheet open={isSheetOpen} onClose={close} title={say('categories')} close={site('close')}>
          <CategoryList entries={entries} onChoose={close} />
        </Sheet>
      </StaggeredHydration>
    </>
  );
}
