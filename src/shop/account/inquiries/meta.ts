import { inquiryTexts } from '#areas/inquiries/texts.ts';
import { accountMeta } from '../parts/meta.ts';
import type { Route } from './+types/desktop';

export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  accountMeta(root.loaderData?.site, location.pathname, { title: inquiryTexts.title, description: inquiryTexts.lead });
