import { data } from 'react-router';
import { load } from '#platform/load.server.ts';
import { useSay } from '#site/here.tsx';
import { siteTexts } from '#site/texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';

export const loader = load(async () => data(null, { status: 404 }));

export default function NotFound() {
  const say = useSay(siteTexts);
  return <h1>{say('notFoundTitle')}</h1>;
}
