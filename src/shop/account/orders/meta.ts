import { accountMeta } from '../parts/meta.ts';
import type { Route } from './+types/page';
import { ordersPageTexts } from './texts.ts';

export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  accountMeta(root.loaderData?.site, location.pathname, { title: ordersPageTexts.title, description: ordersPageTexts.description });
