import { Link } from 'react-router';
import type { Journal } from '#areas/editorial/services/reading.server.ts';
import { useHref, useSay, useVariantPath } from '#site/here.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { Picture } from '#ui/picture.tsx';
import { blogTexts } from './texts.ts';

/** Every article of the journal, the newest first. */
export function JournalView({ titles }: { titles: Journal }) {
  const say = useSay(blogTexts);
  const href = useHref();
  const here = useVariantPath();
  return (
    <>
      <Crumbs label={say('breadcrumb')} crumbs={[{ label: say('home'), to: href('home') }, { label: say('title') }]} />
      <div className="wrap">
        <header className="guide-head">
          <h1>{say('title')}</h1>
          <p className="lead">{say('lead')}</p>
        </header>
        <ul className="journal">
          {titles.map((one, place) => (
            <li key={one.slug}>
              <Link to={here(one.path)}>
                <Picture base={one.picture} alt="" sizes="(min-width: 1024px) 400px, 100vw" eager={place < 2} />
                <h2>{one.title}</h2>
                <p>{one.summary}</p>
                <p className="meta num">{say('by', { author: one.author, day: one.day })}</p>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
