import { redirect } from 'react-router';
import { load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';

/** /bg is nothing of its own: the day begins on the start page. */
export const loader = load(async () => {
  throw redirect(hrefOf('office'));
});

export default function OfficeRoot() {
  return null;
}
