import { Link } from 'react-router';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { useHref, useSay } from '#site/here.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import { HandForm } from './hand-form.tsx';
import { handOrderTexts } from './texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, handOrderTexts.title, handOrderTexts.description);
export const handle: OfficeHandle = {};

export default function HandOrderPage({ loaderData: { known, people, requestId }, actionData }: Route.ComponentProps) {
  const say = useSay(handOrderTexts);
  const href = useHref();
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} back={<Link to={href('office-orders')}>{say('back')}</Link>} />
      {actionData && 'problem' in actionData && (
        <Notice tone="err">
          <b>{say('failed')}</b> {actionData.problem}
        </Notice>
      )}
      <HandForm key={known?.user.id ?? 0} known={known} people={people} requestId={requestId} />
    </>
  );
}
