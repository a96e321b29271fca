import type { MenuEntry } from '#areas/content/rules.ts';
import { useSay } from '#site/here.tsx';
import { shellTexts } from '../texts.ts';
import { EntryLink } from './entry-link.tsx';
import { groupsOf } from './groups.ts';

/** What hangs under one entry of the head: its children in groups, and the way to everything of that kind. */
export function MegaPanel({ entry }: { entry: MenuEntry }) {
  const say = useSay(shellTexts);
  return (
    <div className="wrap">
      {groupsOf(entry).map((group) => (
        <section key={group.id}>
          {group.name && <h3>{group.name}</h3>}
          <ul>
            {group.links.map((link) => (
              <li key={link.id}>
                <EntryLink entry={link} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {entry.url !== '' && (
        <section>
          <EntryLink entry={entry} className="link">
            {say('all', { name: entry.name })}
          </EntryLink>
        </section>
      )}
    </div>
  );
}
