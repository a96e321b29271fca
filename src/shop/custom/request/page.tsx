import { customRequestKindTexts, customRequestStatusTexts } from '#areas/custom/kind-texts.ts';
import { requestAnswerHours } from '#areas/custom/rules/limits.ts';
import { MessagePictures } from '#areas/inquiries/parts/message-pictures.tsx';
import { shopperTexts } from '#areas/shoppers/texts.ts';
import { cents, dollars } from '#kernel/money.ts';
import { accountMeta } from '#shop/account/parts/meta.ts';
import { useLoginHref } from '#shop/account/parts/return-path.ts';
import { refusingIn } from '#shop/parts/form-error.ts';
import { InquiryMessages } from '#shop/parts/inquiry/inquiry-messages.tsx';
import { ReplyForm } from '#shop/parts/inquiry/reply-form.tsx';
import { useHref, useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { useFocusOnResult } from '#ui/use-focus-on-result.ts';
import { ProofDrawing } from '../parts/proof-drawing.tsx';
import type { Route } from './+types/page';
import type { RequestData } from './load.server.ts';
import { RequestQuote } from './quote.tsx';
import { RequestActions } from './request-actions.tsx';
import { requestTexts } from './request-texts.ts';
import { RequestSpecSheet } from './spec-sheet.tsx';
import { Stages } from './stages.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

/** The address contains the request's key, so it is not indexed and no tag repeats it. */
export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  accountMeta(root.loaderData?.site, location.pathname, { title: requestTexts.title, description: requestTexts.description });

export default function RequestPage({ loaderData: { request, isNew, isLost, isSignedIn }, actionData }: Route.ComponentProps) {
  if (!request) return <RequestNotFound isLost={isLost} isSignedIn={isSignedIn} />;
  return <OwnRequest request={request} isNew={isNew} answer={actionData} />;
}

function RequestNotFound({ isLost, isSignedIn }: { isLost: boolean; isSignedIn: boolean }) {
  const say = useTexts(requestTexts);
  const own = useTexts(shopperTexts);
  const href = useHref();
  const login = useLoginHref();
  return (
    <div className="wrap page-head stack-3 custom-page">
      <h1>{say(isLost ? 'lostTitle' : 'title')}</h1>
      <p className="lead">{say('lostText')}</p>
      <p>
        <ButtonLink kind="primary" to={isSignedIn ? href('services') : login}>
          {isSignedIn ? own('roomServices') : say('login')}
        </ButtonLink>
      </p>
    </div>
  );
}

function OwnRequest({ request, isNew, answer }: { request: RequestData; isNew: boolean; answer: object | undefined }) {
  const say = useTexts(requestTexts);
  const status = useTexts(customRequestStatusTexts);
  const refused = refusingIn(answer);
  const done = answer && 'done' in answer ? answer : null;
  const isReply = done !== null && 'done' in done && done.done === 'reply';
  // Keep the form's position, or the submitter would land at the bottom of this page.
  const title = useFocusOnResult<HTMLHeadingElement>(isNew);
  return (
    <div className="wrap page-head stack-3 custom-page">
      <header className="stack">
        <h1 ref={title} tabIndex={-1}>
          {say(isNew ? 'newTitle' : 'title')}
        </h1>
        <p className="row">
          <span className="lead">{say('number', { number: request.number })}</span>
          <Badge
            tone={request.status === 'declined' ? 'err' : request.status === 'needs_info' || request.status === 'quoted' ? 'warn' : 'ok'}
          >
            {status(request.status)}
          </Badge>
        </p>
        {isNew && <p>{say('newText', { email: request.email, hours: requestAnswerHours })}</p>}
      </header>
      {refused && !refused.typed.message && Object.keys(refused.fields).length === 0 && (
        <Notice tone="err">
          <b>{say('failed')}</b> {refused.problem}
        </Notice>
      )}
      <div className="inquiry-frame">
        <div className="stack-3">
          {request.quote && <RequestQuote quote={request.quote} bill={request.bill} />}
          {request.packaging && (
            <Panel title={say('proofTitle')}>
              <ProofDrawing configuration={request.packaging.configuration} logo={request.pictures[0]?.large ?? null} />
              <p className="meta space-above">{say('proofNote')}</p>
            </Panel>
          )}
          {request.sheet && <RequestSpecSheet sheet={request.sheet} search={request.sheetPath} />}
          {request.stages.length > 0 && <Stages stages={request.stages} />}
          <Panel title={say('talk')}>
            {request.entries.length === 0 ? <p className="meta">{say('noTalk')}</p> : <InquiryMessages entries={request.entries} />}
            <ReplyForm sent={isReply ? done : null} isClosed={false} refused={refused} />
          </Panel>
        </div>
        <About request={request} />
      </div>
    </div>
  );
}

function About({ request }: { request: RequestData }) {
  const say = useTexts(requestTexts);
  const kind = useTexts(customRequestKindTexts);
  const facts = [
    [say('kind'), kind(request.kind)],
    [say('askedOn'), request.askedOn],
    ...(request.quantity > 1 ? [[say('quantity'), String(request.quantity)]] : []),
    ...(request.wishedOn ? [[say('wishedOn'), request.wishedOn]] : []),
    ...(request.budgetCents === null ? [] : [[say('budget'), dollars(cents(request.budgetCents))]]),
  ];
  return (
    <aside className="stack-3">
      <Facts facts={facts} />
      {request.pictures.length > 0 && (
        <section>
          <h2 className="title-text space-below">{say('photos')}</h2>
          <MessagePictures pictures={request.pictures} />
          <p className="meta space-above">{say('photosPrivate')}</p>
        </section>
      )}
      {(request.wish.length > 0 || request.note) && (
        <section>
          <h2 className="title-text space-below">{say('wish')}</h2>
          <Facts facts={request.wish} />
          {request.note && <p className="space-above custom-note">{request.note}</p>}
        </section>
      )}
      {request.measures.length > 0 && (
        <section>
          <h2 className="title-text space-below">{say('measures')}</h2>
          <Facts facts={request.measures} />
        </section>
      )}
      <RequestActions mayShow={request.mayShow} mayCallOff={request.mayCallOff} hasGallery={request.kind !== 'packaging'} />
    </aside>
  );
}

function Facts({ facts }: { facts: readonly (readonly string[])[] }) {
  return (
    <dl className="inquiry-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="long-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
