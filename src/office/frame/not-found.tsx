import { data } from 'react-router';
import { load } from '#platform/load.server.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { siteTexts } from '#site/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { Route } from './+types/not-found';
import { frameTexts } from './texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';

export const loader = load(async () => data(null, { status: 404 }));

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, siteTexts.notFoundTitle, frameTexts.notFoundText);

export default function NotFound() {
  const say = useTexts(siteTexts);
  const frame = useTexts(frameTexts);
  const href = useHref();
  return (
    <div className="wrap page-head">
      <div className="stack-3">
        <h1>{say('notFoundTitle')}</h1>
        <p className="lead">{frame('notFoundText')}</p>
        <p>
          <ButtonLink to={href('office')}>{frame('toStart')}</ButtonLink>
        </p>
      </div>
    </div>
  );
}
