import { Link } from 'react-router';
import type { MenuEntry } from '#areas/content/rules.ts';
import { examplePricedWig } from '#areas/editorial/rules/example-price.ts';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { Picture } from '#ui/picture.tsx';
import { EntryLink } from './entry-link.tsx';
import { groupsOf, type MenuGroup } from './groups.ts';
import { shellTexts } from './texts.ts';

/** The panel of one menu entry: its children in groups, the category link, and the builder. */
export function MegaPanel({ entry }: { entry: MenuEntry }) {
  const say = useTexts(shellTexts);
  const href = useHref();
  const { language } = useLocale();
  const [first, ...others] = groupsOf(entry);
  const all = entry.url !== '' && (
    <EntryLink entry={entry} className="link">
      {say('all', { name: language === 'en' ? entry.name.toLowerCase() : entry.name })}
    </EntryLink>
  );
  return (
    <div className="wrap">
      {first && (
        <section>
          <GroupLinks group={first} />
          {all}
        </section>
      )}
      {others.map((group) => (
        <section key={group.id}>
          <GroupLinks group={group} />
        </section>
      ))}
      <figure className="mega-offer">
        <Picture base={examplePricedWig.picture} alt="" sizes="250px" />
        <figcaption>
          <Link className="link" to={href('diy-wigs')}>
            {say('makeYourOwn')}
          </Link>
        </figcaption>
      </figure>
    </div>
  );
}

/** Entries whose value is a picture address show it before the name, as textures do. */
const pictureOf = (entry: MenuEntry): string | null => (entry.value.startsWith('/media/') ? entry.value : null);

function GroupLinks({ group }: { group: MenuGroup }) {
  const isPictured = group.links.some((link) => pictureOf(link) !== null);
  return (
    <>
      {group.name && <h3>{group.name}</h3>}
      <ul className={isPictured ? 'mega-tex' : undefined}>
        {group.links.map((link) => (
          <li key={link.id}>
            <EntryLink entry={link}>
              {pictureOf(link) && <Picture base={pictureOf(link) ?? ''} alt="" widths={[240]} sizes="44px" width={44} height={44} />}
              {link.name}
            </EntryLink>
          </li>
        ))}
      </ul>
    </>
  );
}
