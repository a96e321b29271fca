import { inquiryTexts } from '#areas/inquiries/texts.ts';
import { ownMeta } from '../parts/meta.ts';
import type { Route } from './+types/desktop';

export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  ownMeta(root.loaderData?.site, location.pathname, { title: inquiryTexts.title, description: inquiryTexts.lead });
