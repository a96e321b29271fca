import type { ShownTalk } from '#areas/inquiries/services/shown.server.ts';
import { inquiryTexts } from '#areas/inquiries/texts.ts';
import { refusingIn } from '#areas/shoppers/parts/refused.ts';
import { ReplyForm } from '#shop/parts/inquiry/reply-form.tsx';
import { TalkEntries } from '#shop/parts/inquiry/talk-entries.tsx';
import { useHref, useSay } from '#site/here.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TalkList } from './list.tsx';
import type { Row } from './load.server.ts';

/** The list with its title; desktop and phone differ in what stands around it. */
export function Inquiries({ list, isDeleted }: { list: { rows: readonly Row[]; page: number; pages: number }; isDeleted: boolean }) {
  const say = useSay(inquiryTexts);
  const href = useHref();
  return (
    <>
      <header className="talk-title">
        <div>
          <h1>{say('title')}</h1>
          <p className="meta mt-1">{say('lead')}</p>
        </div>
        {list.rows.length > 0 && <ButtonLink to={href('inquiry-succeed')}>{say('ask')}</ButtonLink>}
      </header>
      <div role="status" className="empty:hidden">
        {isDeleted && <Notice tone="ok">{say('removed')}</Notice>}
      </div>
      <TalkList {...list} />
    </>
  );
}

/** Everything said, and the form to say more. */
export function TalkColumn({ talk, answer }: { talk: ShownTalk; answer: object | undefined }) {
  const say = useSay(inquiryTexts);
  const href = useHref();
  const done = answer && 'done' in answer ? answer.done : null;
  return (
    <>
      <TalkEntries entries={talk.entries} />
      <div role="status" className="empty:hidden">
        {done === 'close' && talk.status === 'closed' && <Notice tone="ok">{say('settled')}</Notice>}
      </div>
      <ButtonLink className="justify-self-start" to={`${href('video-see-hair')}?inquiry=${encodeURIComponent(talk.number)}`}>
        {say('seeOnVideo')}
      </ButtonLink>
      <ReplyForm sent={(done === 'reply' && answer) || null} isClosed={talk.status === 'closed'} refused={refusingIn(answer)} />
    </>
  );
}
