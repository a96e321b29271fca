import { accountMeta } from '#shop/account/parts/meta.ts';
import type { Route } from './+types/page';
import { requestTexts } from './request-texts.ts';

/** The address contains the request's key, so it is not indexed and no tag repeats it. */
export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  accountMeta(root.loaderData?.site, location.pathname, { title: requestTexts.title, description: requestTexts.description });
