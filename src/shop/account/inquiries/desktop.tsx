import { Link } from 'react-router';
import { MessageItems } from '#areas/inquiries/parts/message-items.tsx';
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

export default function InquiriesPage({ loaderData: { talk: conversation, list, isDeleted }, actionData }: Route.ComponentProps) {
  const say = useTexts(inquiryTexts);
  const href = useHref();
  if (!conversation)
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
        <h1>{say('talkTitle', { number: conversation.number })}</h1>
      </header>
      <div className="inquiry-frame">
        <Panel>
          <InquiryThread conversation={conversation} answer={actionData} />
        </Panel>
        <aside className="stack-3">
          <dl className="inquiry-facts">
            <dt>{say('state')}</dt>
            <dd>
              <InquiryStatusBadge status={conversation.status} />
            </dd>
            <dt>{say('askedOn')}</dt>
            <dd>
              <LocalTime at={conversation.createdAt} />
            </dd>
            <dt>{say('answerTo')}</dt>
            <dd className="long-words">{conversation.email}</dd>
          </dl>
          {conversation.items.length > 0 && (
            <section>
              <h2 className="title-text space-below">{say('aboutGoods')}</h2>
              <MessageItems items={conversation.items} />
            </section>
          )}
          <InquiryActions isClosed={conversation.status === 'closed'} />
        </aside>
      </div>
    </div>
  );
}
