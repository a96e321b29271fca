import { succeedTexts } from '#areas/inquiries/texts.ts';
import { pageMeta } from '#site/meta.ts';
import type { Route } from './+types/desktop';

/** The key of a conversation stands in the address, so no search engine may keep it and no tag repeats it. */
export const meta: Route.MetaFunction = ({ matches: [root], location }) => {
  const site = root.loaderData?.site;
  if (!site) return [];
  const title = succeedTexts[location.search === '' ? 'askTitle' : 'title'][site.language];
  return pageMeta(site, location.pathname, '', {
    title,
    description: succeedTexts.description[site.language],
    keywords: [title, site.shopName],
    hidden: true,
  });
};
