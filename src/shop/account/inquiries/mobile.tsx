import { Link } from 'react-router';
import { MessageItems } from '#areas/inquiries/parts/message-items.tsx';
import { inquiryTexts } from '#areas/inquiries/texts.ts';
import { InquiryStatusBadge } from '#shop/parts/inquiry/status-badge.tsx';
import { useHref, useTexts } from '#site/locale.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import type { Route } from './+types/mobile';
import { InquiryActions } from './inquiry-actions.tsx';
import { InquiriesView, InquiryThread } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';
export { meta } from './meta.ts';

/** On phones the products collapse above the conversation. */
export default function InquiriesPage({ loaderData: { talk, list, isDeleted }, actionData }: Route.ComponentProps) {
  const say = useTexts(inquiryTexts);
  const href = useHref();
  if (!talk)
    return (
      <div className="wrap page-head stack-3">
        <InquiriesView list={list} isDeleted={isDeleted} />
      </div>
    );
  return (
    <div className="wrap page-head stack">
      <header>
        <Link className="link meta inquiry-back" to={href('inquiries')}>
          {say('back')}
        </Link>
        <div className="row">
          <h1 className="title-4">{say('talkTitle', { number: talk.number })}</h1>
          <InquiryStatusBadge status={talk.status} />
        </div>
      </header>
      {talk.items.length > 0 && (
        <div className="accordion">
          <details open={talk.items.length === 1}>
            <summary>
              {say('aboutGoods')}
              <ChevronDownIcon />
            </summary>
            <MessageItems items={talk.items} />
          </details>
        </div>
      )}
      <InquiryThread conversation={talk} answer={actionData} />
      <InquiryActions isClosed={talk.status === 'closed'} />
    </div>
  );
}
