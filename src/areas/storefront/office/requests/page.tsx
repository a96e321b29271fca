import { deskTexts } from '#areas/custom/office-texts.ts';
import type { OfficeHandle } from '#areas/staff/parts/office-handle.ts';
import { officeMeta } from '#areas/staff/parts/office-meta.ts';
import { useDone } from '#areas/staff/parts/use-done.ts';
import { useLive } from '#areas/staff/parts/use-live.ts';
import { useSay } from '#site/here.tsx';
import { Empty } from '#ui/empty.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { Views } from '#ui/office/views.tsx';
import type { Route } from './+types/page';
import { deskAt } from './address.ts';
import { Middle } from './middle.tsx';
import { Queue } from './queue.tsx';
import { Side } from './side.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, deskTexts.title, deskTexts.description);
export const handle: OfficeHandle = { fill: true };

const views = ['open', 'waiting', 'quoted', 'making', 'ended', 'all'] as const;
const words = { open: 'open', waiting: 'waiting', quoted: 'quotedHeap', making: 'making', ended: 'ended', all: 'all' } as const;

export default function RequestDeskPage({ loaderData: desk, actionData }: Route.ComponentProps) {
  const say = useSay(deskTexts);
  const { request } = desk;
  useLive('requests');
  useDone(actionData);
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} />
      <Views
        label={say('views')}
        views={views.map((view) => ({
          to: deskAt({ view, words: undefined }),
          label: say(words[view]),
          current: view === desk.view,
          ...(view === 'all' ? {} : { count: desk.counts[view] ?? 0 }),
        }))}
      />
      {actionData && 'problem' in actionData && (
        <Notice tone="err">
          <b>{say('failed')}</b> {actionData.problem}
        </Notice>
      )}
      <div className="card desk desk-made">
        <Queue desk={desk} />
        {request ? (
          <Middle key={request.id} request={request} taken={actionData} />
        ) : (
          <Empty title={say('choose')} text={say('chooseText')} />
        )}
        {request && <Side key={`side ${request.id}`} request={request} people={desk.people} />}
      </div>
    </>
  );
}
