import { Link } from 'react-router';
import { useHref, useTexts, useVariantPath } from '#site/locale.tsx';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import { itemList } from '#site/structured.ts';
import { Crumbs } from '#ui/crumbs.tsx';
import { Picture } from '#ui/picture.tsx';
import type { Route } from './+types/page';
import { blogTexts } from './texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const title = blogTexts.title[site.language];
  const paths = loaderData.titles.map(({ path }) => path);
  return pageMeta(site, location.pathname, '', {
    title,
    description: blogTexts.lead[site.language],
    keywords: blogTexts.keywords[site.language].split(', '),
    data: () => [
      ...(paths.length > 0 ? [itemList(site, title, paths)] : []),
      breadcrumbs(site, [
        { name: blogTexts.home[site.language], path: '/' },
        { name: title, path: '/blog' },
      ]),
    ],
  });
}

export default function JournalPage({ loaderData: { titles } }: Route.ComponentProps) {
  const say = useTexts(blogTexts);
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
          {titles.map((one, index) => (
            <li key={one.slug}>
              <Link to={here(one.path)}>
                <Picture base={one.picture} alt="" sizes="(min-width: 1024px) 400px, 100vw" eager={index < 2} />
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
