import { deskTexts } from '#areas/custom/office-texts.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { useAnswer } from '#office/parts/use-answer.ts';
import { useDone } from '#office/parts/use-done.ts';
import { useLive } from '#office/parts/use-live.ts';
import { useSay } from '#site/here.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import { RequestList } from './list.tsx';
import { Middle } from './middle.tsx';
import { RequestQueue } from './queue.tsx';
import { Side } from './side.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, deskTexts.title, deskTexts.description);
export const handle: OfficeHandle = {
  fill: true,
  keys: [
    { keys: ['f'], says: deskTexts.keyFind },
    { keys: ['j'], says: deskTexts.keyNext },
    { keys: ['k'], says: deskTexts.keyPrevious },
    { keys: ['u'], says: deskTexts.keyBack },
  ],
};

/** All requests as a list; one of them with its talk, its price and its work once it is opened. */
export default function RequestDeskPage({ loaderData: desk, actionData: answered }: Route.ComponentProps) {
  const actionData = useAnswer(answered);
  const say = useSay(deskTexts);
  const { request } = desk;
  useLive('requests');
  useDone(actionData);
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} />
      {actionData && 'problem' in actionData && (
        <Notice tone="err">
          <b>{say('failed')}</b> {actionData.problem}
        </Notice>
      )}
      {request ? (
        <div className="card desk desk-made">
          <RequestQueue desk={desk} />
          <Middle key={request.id} request={request} taken={actionData} />
          <Side key={`side ${request.id}`} request={request} people={desk.people} />
        </div>
      ) : (
        <RequestList desk={desk} />
      )}
    </>
  );
}
