import { requestTexts } from '#areas/custom/request-texts.ts';
import { ownMeta } from '#areas/shoppers/parts/meta.ts';
import type { Route } from './+types/page';

/** The key of a request stands in the address, so no search engine may keep it and no tag repeats it. */
export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  ownMeta(root.loaderData?.site, location.pathname, { title: requestTexts.title, description: requestTexts.description });
