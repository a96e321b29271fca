import { ownMeta } from '#areas/shoppers/parts/meta.ts';
import { inquiryTexts } from '../../texts.ts';
import type { Route } from './+types/desktop';

export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  ownMeta(root.loaderData?.site, location.pathname, { title: inquiryTexts.title, description: inquiryTexts.lead });
