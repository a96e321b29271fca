import { invoiceTexts } from '#areas/checkout/invoice-texts.ts';
import { pageMeta } from '#site/meta.ts';
import type { Route } from './+types/desktop';

/** The address contains the code, so it is not indexed and no tag repeats it. */
export const meta: Route.MetaFunction = ({ matches: [root] }) => {
  const site = root.loaderData?.site;
  if (!site) return [];
  const title = invoiceTexts.plainTitle[site.language];
  return pageMeta(site, '/paypal', '', {
    title,
    description: invoiceTexts.description[site.language],
    keywords: [title, site.shopName],
    hidden: true,
  });
};
