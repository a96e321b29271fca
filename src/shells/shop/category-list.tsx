import type { MouseEvent } from 'react';
import type { MenuEntry } from '#areas/content/rules.ts';
import { useSay } from '#site/here.tsx';
import { ChevronRightIcon } from '#ui/icons.tsx';
import { shellTexts } from '../texts.ts';
import { EntryLink } from './entry-link.tsx';
import { businessPath } from './home-menu.ts';
import { NavFailed } from './nav-failed.tsx';

/** The whole menu as one list to run down with the thumb; groups without a page of their own are headings. */
export function CategoryList({ entries, onChoose }: { entries: readonly MenuEntry[] | null; onChoose: () => void }) {
  const say = useSay(shellTexts);
  if (!entries) return <NavFailed />;
  const choose = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onChoose();
  };
  const hasBusiness = entries.some((entry) => entry.children.some((child) => child.url === businessPath()));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: only closes after a link inside was followed.
    <div onClick={choose}>
      {entries.map((entry) => (
        <section key={entry.id} aria-label={entry.name}>
          {entry.url === '' && <h3 className="meta mt-4">{entry.name}</h3>}
          <ul className="sheet-list">
            {(entry.url === '' ? entry.children : [entry]).map((link) => (
              <li key={link.id}>
                <EntryLink entry={link}>
                  {link.name}
                  <ChevronRightIcon size={18} />
                </EntryLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {!hasBusiness && (
        <ul className="sheet-list">
          <li>
            <EntryLink entry={{ name: say('forBusiness'), url: businessPath() }}>
              {say('forBusiness')}
              <ChevronRightIcon size={18} />
            </EntryLink>
          </li>
        </ul>
      )}
    </div>
  );
}
