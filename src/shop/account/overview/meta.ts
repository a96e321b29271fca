import { shopperTexts } from '#areas/shoppers/texts.ts';
import { ownMeta } from '../parts/meta.ts';
import type { Route } from './+types/mobile';

export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  ownMeta(root.loaderData?.site, location.pathname, { title: shopperTexts.account, description: shopperTexts.accountLead });
