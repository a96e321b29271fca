import { officeInquiryTexts } from '#areas/inquiries/office-texts.ts';
import { inquiryAnswerHours } from '#areas/inquiries/rules/limits.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { useActionResult } from '#office/parts/use-action-result.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { Views } from '#ui/office/views.tsx';
import type { Route } from './+types/page';
import { AnswerForm } from './answer-form.tsx';
import { InquiryHeader, InquiryThread } from './conversation.tsx';
import { InquiryDetails } from './inquiry-details.tsx';
import { inquiryQueueHref } from './inquiry-queue-href.ts';
import { InquiryQueue } from './queue.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, officeInquiryTexts.title, officeInquiryTexts.description);
export const handle: OfficeHandle = {
  fill: true,
  keys: [
    { keys: ['r'], says: officeInquiryTexts.keyAnswer },
    { keys: ['f'], says: officeInquiryTexts.keyFind },
  ],
};

const views = ['open', 'mine', 'free', 'quoted', 'all'] as const;
const viewTextKeys = { open: 'open', mine: 'mine', free: 'free', quoted: 'quotedHeap', all: 'all' } as const;

export default function InquiryPage({ loaderData: page, actionData: answered }: Route.ComponentProps) {
  const actionData = useActionResult(answered);
  const say = useTexts(officeInquiryTexts);
  const href = useHref();
  const { talk: inquiry, templates, people } = page;
  const taken = actionData && 'done' in actionData && actionData.isSaid ? actionData : null;
  useLiveUpdates('inquiries');
  useSuccessToast(actionData);
  return (
    <>
      <PageHead
        title={say('title')}
        sub={say('sub', { hours: inquiryAnswerHours })}
        actions={
          <>
            <ButtonLink to={href('office-templates')}>{say('templates')}</ButtonLink>
            <ButtonLink to={href('office-inquiries')}>{say('allTitle')}</ButtonLink>
          </>
        }
      />
      <Views
        label={say('views')}
        views={views.map((view) => ({
          to: inquiryQueueHref({ view, searchText: undefined }),
          label: say(viewTextKeys[view]),
          current: view === page.view,
          ...(view === page.view ? { count: page.total } : {}),
        }))}
      />
      {actionData && 'problem' in actionData && (
        <Notice tone="err">
          <b>{say('failed')}</b> {actionData.problem}
        </Notice>
      )}
      <div className="card panes">
        <InquiryQueue page={page} />
        {inquiry ? (
          <section key={inquiry.id} aria-label={say('conversation')}>
            <InquiryHeader inquiry={inquiry} />
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keys. */}
            <div className="scroll" tabIndex={0}>
              <InquiryThread inquiry={inquiry} />
            </div>
            <AnswerForm inquiry={inquiry} templates={templates} taken={taken} />
          </section>
        ) : (
          <Empty title={say('chooseTitle')} text={say('chooseText')} />
        )}
        {inquiry && (
          <aside aria-label={say('asker')}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keys. */}
            <div className="scroll" tabIndex={0} key={inquiry.id}>
              <InquiryDetails inquiry={inquiry} people={people} />
            </div>
          </aside>
        )}
      </div>
    </>
  );
}
