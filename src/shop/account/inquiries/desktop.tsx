import { Link } from 'react-router';
import { TalkItems } from '#areas/inquiries/parts/message-items.tsx';
import { inquiryTexts } from '#areas/inquiries/texts.ts';
import { LocalTime } from '#shop/parts/inquiry/local-time.tsx';
import { InquiryStatusBadge } from '#shop/parts/inquiry/status-badge.tsx';
import { useHref, useTexts } from '#site/locale.tsx';
import { Panel } from '#ui/panel.tsx';
import type { Route } from './+types/desktop';
import { InquiryActions } from './inquiry-actions.tsx';
import { InquiriesView, InquiryThread } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function InquiriesPage({ loaderData: { talk, list, isDeleted }, actionData }: Route.ComponentProps) {
  const say = useTexts(inquiryTexts);
  const href = useHref();
  if (!talk)
    return (
      <div className="stack-3 inquiries-column">
        <InquiriesView list={list} isDeleted={isDeleted} />
      </div>
    );
  return (
    <div className="stack-3">
      <header className="stack">
        <p>
          <Link className="link meta" to={href('inquiries')}>
            {say('back')}
          </Link>
        </p>
        <h1>{say('talkTitle', { number: talk.number })}</h1>
      </header>
      <div className="inquiry-frame">
        <Panel>
          <InquiryThread talk={talk} answer={actionData} />
        </Panel>
        <aside className="stack-3">
          <dl className="inquiry-facts">
            <dt>{say('state')}</dt>
            <dd>
              <InquiryStatusBadge status={talk.status} />
            </dd>
            <dt>{say('askedOn')}</dt>
            <dd>
              <LocalTime at={talk.createdAt} />
            </dd>
            <dt>{say('answerTo')}</dt>
            <dd className="long-words">{talk.email}</dd>
          </dl>
          {talk.items.length > 0 && (
            <section>
              <h2 className="title-text space-below">{say('aboutGoods')}</h2>
              <TalkItems items={talk.items} />
            </section>
          )}
          <InquiryActions isClosed={talk.status === 'closed'} />
        </aside>
      </div>
    </div>
  );
}
