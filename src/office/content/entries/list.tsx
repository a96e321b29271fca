import { Link } from 'react-router';
import { editorialOfficeTexts } from '#areas/editorial/office-texts.ts';
import { OfficeSearchBox } from '#office/parts/search-box.tsx';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { useEntriesHref } from './entries-href.ts';
import type { EntriesPageData } from './load.server.ts';

export const changeStateBadges = {
  draft: { tone: 'warn', mark: 'half' },
  planned: { tone: 'gold', mark: 'open' },
  published: { tone: 'ok', mark: 'full' },
  undone: { tone: 'line', mark: 'open' },
  dropped: { tone: 'line', mark: 'none' },
  failed: { tone: 'err', mark: 'full' },
} as const;

/** Grouped; the open one is marked. */
export function EntryList({ page }: { page: EntriesPageData }) {
  const say = useTexts(editorialOfficeTexts);
  const to = useEntriesHref(page);
  const groups = Map.groupBy(page.entries, ({ group }) => group);
  return (
    <nav className="card content-list" aria-label={say(page.page)}>
      <OfficeSearchBox label={say('find')} searchText={page.words} hiddenFields={page.kinds.length > 1 ? { kind: page.kind } : {}} />
      {page.entries.length === 0 && page.words !== '' && <p className="muted entries-none">{say('noneFound')}</p>}
      {[...groups].map(([group, entries]) => (
        <section key={group} aria-label={group || undefined}>
          {group && <h2>{group}</h2>}
          <ul>
            {entries.map(({ key, title, sub, isShown, depth = 0, picture }) => {
              const changeState = page.marks[key];
              return (
                <li key={key} style={{ paddingLeft: depth * 14 }}>
                  <Link to={to({ open: key })} aria-current={page.opened?.key === key ? 'true' : undefined}>
                    {picture && <img src={picture} alt="" width={44} height={44} loading="lazy" />}
                    <span>
                      {title}
                      <small>{sub}</small>
                    </span>
                    {changeState ? (
                      <Badge {...changeStateBadges[changeState]}>{say(`state-${changeState}`)}</Badge>
                    ) : (
                      !isShown && (
                        <Badge tone="line" mark="open">
                          {say('hidden')}
                        </Badge>
                      )
                    )}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </nav>
  );
}
