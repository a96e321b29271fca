import { Link } from 'react-router';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import { ManualOrderForm } from './manual-order-form.tsx';
import { manualOrderTexts } from './texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, manualOrderTexts.title, manualOrderTexts.description);
export const handle: OfficeHandle = {};

export default function HandOrderPage({ loaderData: { known, people, requestId }, actionData }: Route.ComponentProps) {
  const say = useTexts(manualOrderTexts);
  const href = useHref();
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} back={<Link to={href('office-orders')}>{say('back')}</Link>} />
      {actionData && 'problem' in actionData && (
        <Notice tone="err">
          <b>{say('failed')}</b> {actionData.problem}
        </Notice>
      )}
      <ManualOrderForm key={known?.user.id ?? 0} known={known} people={people} requestId={requestId} />
    </>
  );
}
