import { requestOfficeTexts } from '#areas/custom/office-texts.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { useActionResult } from '#office/parts/use-action-result.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import { RequestList } from './list.tsx';
import { RequestQueue } from './queue.tsx';
import { RequestConversation } from './request-conversation.tsx';
import { RequestSidebar } from './request-sidebar.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, requestOfficeTexts.title, requestOfficeTexts.description);
export const handle: OfficeHandle = {
  fill: true,
  keys: [
    { keys: ['f'], says: requestOfficeTexts.keyFind },
    { keys: ['j'], says: requestOfficeTexts.keyNext },
    { keys: ['k'], says: requestOfficeTexts.keyPrevious },
    { keys: ['u'], says: requestOfficeTexts.keyBack },
  ],
};

/** All requests, or one with its conversation, price and production. */
export default function CustomRequestsPage({ loaderData: page, actionData: answered }: Route.ComponentProps) {
  const actionData = useActionResult(answered);
  const say = useTexts(requestOfficeTexts);
  const { request } = page;
  useLiveUpdates('requests');
  useSuccessToast(actionData);
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} />
      {actionData && 'problem' in actionData && (
        <Notice tone="err">
          <b>{say('failed')}</b> {actionData.problem}
        </Notice>
      )}
      {request ? (
        <div className="card panes pane-options">
          <RequestQueue page={page} />
          <RequestConversation key={request.id} request={request} taken={actionData} />
          <RequestSidebar key={`side ${request.id}`} request={request} people={page.people} />
        </div>
      ) : (
        <RequestList page={page} />
      )}
    </>
  );
}
