import { redirect } from 'react-router';
import { load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { officeMeta } from '#site/office-meta.ts';
import { startTexts } from '../office-texts.ts';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';

/** /bg redirects to the start page. */
export const loader = load(async () => {
  throw redirect(hrefOf('office'));
});

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, startTexts.title, startTexts.description);

export default function OfficeRoot() {
  return null;
}
