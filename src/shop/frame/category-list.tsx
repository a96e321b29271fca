import type { MouseEvent } from 'react';
import type { MenuEntry } from '#areas/content/rules.ts';
import { hrefOf } from '#site/links.ts';
import { useTexts } from '#site/locale.tsx';
import { ChevronRightIcon } from '#ui/icons.tsx';
import { EntryLink } from './entry-link.tsx';
import { groupsOf, type MenuGroup } from './groups.ts';
import { NavFailed } from './menu-load-error.tsx';
import { shellTexts } from './texts.ts';

/** The whole menu as one scrollable list: categories with a page first, then groups without. */
export function CategoryList({ entries, onChoose }: { entries: readonly MenuEntry[] | null; onChoose: () => void }) {
  const say = useTexts(shellTexts);
  if (!entries) return <NavFailed />;
  const choose = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onChoose();
  };
  const groups = entries.filter(({ url }) => url === '').flatMap(groupsOf);
  const named = new Set(groups.flatMap(({ links }) => links.map(({ url }) => url)));
  const own = [...entries, { id: 0, name: say('forBusiness'), url: hrefOf('business-solutions') }].filter(
    ({ url }) => url !== '' && !named.has(url),
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: only closes after a link inside was followed.
    <div onClick={choose}>
      {own.length > 0 && <Links links={own} />}
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </div>
  );
}

function Group({ group }: { group: MenuGroup }) {
  return (
    <section aria-label={group.name || undefined}>
      {group.name && <h3 className="sheet-group">{group.name}</h3>}
      <Links links={group.links} />
    </section>
  );
}

function Links({ links }: { links: readonly Pick<MenuEntry, 'id' | 'name' | 'url'>[] }) {
  return (
    <ul className="sheet-list">
      {links.map((link) => (
        <li key={link.id}>
          <EntryLink entry={link}>
            {link.name}
            <ChevronRightIcon size={18} />
          </EntryLink>
        </li>
      ))}
    </ul>
  );
}
