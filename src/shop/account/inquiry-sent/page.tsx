import { Link } from 'react-router';
import { MessageItems } from '#areas/inquiries/parts/message-items.tsx';
import { goodsIn } from '#areas/inquiries/rules/goods-field.ts';
import { inquiryAnswerHours } from '#areas/inquiries/rules/limits.ts';
import type { ShopperConversation } from '#areas/inquiries/services/conversation-row.server.ts';
import { inquiryTexts, succeedTexts } from '#areas/inquiries/texts.ts';
import { shopperTexts } from '#areas/shoppers/texts.ts';
import { type Refusing, refusingIn } from '#shop/parts/form-error.ts';
import { InquiryForm } from '#shop/parts/inquiry/inquiry-form.tsx';
import { InquiryMessages } from '#shop/parts/inquiry/inquiry-messages.tsx';
import { ReplyForm } from '#shop/parts/inquiry/reply-form.tsx';
import { useHref, useTexts } from '#site/locale.tsx';
import { pageMeta } from '#site/meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { useLoginHref } from '../parts/return-path.ts';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

/** The address contains the conversation's key, so it is not indexed and no tag repeats it. */
export const meta: Route.MetaFunction = ({ matches: [root], location }) => {
  const site = root.loaderData?.site;
  if (!site) return [];
  const title = succeedTexts[location.search === '' ? 'askTitle' : 'title'][site.language];
  return pageMeta(site, location.pathname, '', {
    title,
    description: succeedTexts.description[site.language],
    keywords: [title, site.shopName],
    hidden: true,
  });
};

export default function InquirySentPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap page-head">
      <InquirySent data={loaderData} answer={actionData} />
    </div>
  );
}

type SucceedData = {
  readonly number: string | null;
  readonly talk: ShopperConversation | null;
  readonly ownId: number | null;
  readonly open: string;
  readonly isLost: boolean;
  readonly isSignedIn: boolean;
};
type SucceedProps = { data: SucceedData; answer: object | undefined };

/** After sending: the number and what happens next; with the key the conversation itself. */
function InquirySent({ data, answer }: SucceedProps) {
  const succeed = useTexts(succeedTexts);
  if (data.talk) return <GuestConversation conversation={data.talk} open={data.open} answer={answer} />;
  if (data.ownId !== null) return <OwnThanks number={data.number ?? ''} id={data.ownId} open={data.open} />;
  const refused = refusingIn(answer);
  return (
    <div className="stack-3">
      {data.isLost ? <InquiryNotFound isSignedIn={data.isSignedIn} /> : <Heading title="askTitle" lead="askLead" />}
      <div className="inquiry-frame">
        <Panel>
          <InquiryForm kind={refused?.typed.kind ?? 'contact'} items={goodsIn(refused?.typed.items ?? '')} hasPhone refused={refused} />
        </Panel>
        <aside>
          <NextSteps open={data.open} last={succeed('nextLink')} />
        </aside>
      </div>
    </div>
  );
}

function Heading({ title, lead }: { title: 'askTitle' | 'lostTitle'; lead: 'askLead' | 'lostText' }) {
  const say = useTexts(succeedTexts);
  return (
    <header className="stack">
      <h1>{say(title)}</h1>
      <p className="lead">{say(lead)}</p>
    </header>
  );
}

function InquiryNotFound({ isSignedIn }: { isSignedIn: boolean }) {
  const say = useTexts(succeedTexts);
  const own = useTexts(shopperTexts);
  const href = useHref();
  const login = useLoginHref();
  return (
    <>
      <Heading title="lostTitle" lead="lostText" />
      <p>
        <ButtonLink kind="primary" to={isSignedIn ? href('inquiries') : login}>
          {isSignedIn ? own('roomInquiries') : say('login')}
        </ButtonLink>
      </p>
    </>
  );
}

function GuestConversation({
  conversation,
  open,
  answer,
}: {
  conversation: ShopperConversation;
  open: string;
  answer: object | undefined;
}) {
  const say = useTexts(succeedTexts);
  const inquiry = useTexts(inquiryTexts);
  const isAnswered = conversation.entries.some(({ isMine }) => !isMine);
  const refused: Refusing | null = refusingIn(answer);
  const sent = answer && 'done' in answer ? answer : null;
  return (
    <>
      <header className="stack inquiry-head">
        <h1>{say(isAnswered ? 'talkTitle' : 'title')}</h1>
        <p className="lead">{say('number', { number: conversation.number })}</p>
      </header>
      <div className="inquiry-frame">
        <Panel>
          <InquiryMessages entries={conversation.entries} />
          <ReplyForm sent={sent} isClosed={conversation.status === 'closed'} refused={refused} />
        </Panel>
        <aside className="stack-3">
          <NextSteps open={open} last={say('nextMail', { email: conversation.email })} />
          <p className="meta">{say('keep')}</p>
          {conversation.items.length > 0 && (
            <section>
              <h2 className="title-text space-below">{inquiry('aboutGoods')}</h2>
              <MessageItems items={conversation.items} />
            </section>
          )}
        </aside>
      </div>
    </>
  );
}

function OwnThanks({ number, id, open }: { number: string; id: number; open: string }) {
  const say = useTexts(succeedTexts);
  const href = useHref();
  return (
    <div className="inquiry-column stack-3">
      <header className="stack">
        <h1>{say('title')}</h1>
        <p className="lead">{say('number', { number })}</p>
      </header>
      <Panel>
        <NextSteps open={open} last={say('nextOwn')} />
      </Panel>
      <p className="row">
        <ButtonLink kind="primary" to={`${href('inquiries')}?id=${id}`}>
          {say('toTalk')}
        </ButtonLink>
        <Link className="link" to={href('home')}>
          {say('toShop')}
        </Link>
      </p>
    </div>
  );
}

function NextSteps({ open, last }: { open: string; last: string }) {
  const say = useTexts(succeedTexts);
  return (
    <section>
      <h2 className="title-text space-below">{say('nextTitle')}</h2>
      <ol className="inquiry-steps">
        <li>{say('nextRead')}</li>
        <li>{open ? say('nextAnswer', { hours: inquiryAnswerHours, open }) : say('nextAnswerPlain', { hours: inquiryAnswerHours })}</li>
        <li className="long-words">{last}</li>
      </ol>
    </section>
  );
}
