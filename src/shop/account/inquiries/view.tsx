import type { ShopperConversation } from '#areas/inquiries/services/conversation-row.server.ts';
import { inquiryTexts } from '#areas/inquiries/texts.ts';
import { refusingIn } from '#shop/parts/form-error.ts';
import { InquiryMessages } from '#shop/parts/inquiry/inquiry-messages.tsx';
import { ReplyForm } from '#shop/parts/inquiry/reply-form.tsx';
import { useHref, useTexts } from '#site/locale.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { InquiryList } from './list.tsx';
import type { InquiryListRow } from './load.server.ts';

/** Desktop and phone differ only in the frame around it. */
export function InquiriesView({
  list,
  isDeleted,
}: {
  list: { rows: readonly InquiryListRow[]; page: number; pages: number };
  isDeleted: boolean;
}) {
  const say = useTexts(inquiryTexts);
  const href = useHref();
  return (
    <>
      <header className="inquiry-title">
        <div>
          <h1>{say('title')}</h1>
          <p className="meta space-above-small">{say('lead')}</p>
        </div>
        {list.rows.length > 0 && <ButtonLink to={href('inquiry-succeed')}>{say('ask')}</ButtonLink>}
      </header>
      <div role="status" className="hide-empty">
        {isDeleted && <Notice tone="ok">{say('removed')}</Notice>}
      </div>
      <InquiryList {...list} />
    </>
  );
}

export function InquiryThread({ conversation, answer }: { conversation: ShopperConversation; answer: object | undefined }) {
  const say = useTexts(inquiryTexts);
  const href = useHref();
  const done = answer && 'done' in answer ? answer.done : null;
  return (
    <>
      <InquiryMessages entries={conversation.entries} />
      <div role="status" className="hide-empty">
        {done === 'close' && conversation.status === 'closed' && <Notice tone="ok">{say('settled')}</Notice>}
      </div>
      <ButtonLink className="at-start" to={`${href('video-see-hair')}?inquiry=${encodeURIComponent(conversation.number)}`}>
        {say('seeOnVideo')}
      </ButtonLink>
      <ReplyForm sent={(done === 'reply' && answer) || null} isClosed={conversation.status === 'closed'} refused={refusingIn(answer)} />
    </>
  );
}
