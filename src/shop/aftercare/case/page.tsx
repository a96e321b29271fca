import { Link } from 'react-router';
import { caseTexts } from '#areas/aftercare/case-texts.ts';
import { caseKindTexts, caseStatusTexts } from '#areas/aftercare/texts.ts';
import { MessagePictures } from '#areas/inquiries/parts/message-pictures.tsx';
import { accountMeta } from '#shop/account/parts/meta.ts';
import { useLoginHref } from '#shop/account/parts/return-path.ts';
import { refusingIn } from '#shop/parts/form-error.ts';
import { InquiryMessages } from '#shop/parts/inquiry/inquiry-messages.tsx';
import { ReplyForm } from '#shop/parts/inquiry/reply-form.tsx';
import { useHref, useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ChevronLeftIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { useFocusOnResult } from '#ui/use-focus-on-result.ts';
import type { Route } from './+types/page';
import { CaseDetails, CaseItems } from './case-details.tsx';
import { CaseProgress } from './case-progress.tsx';
import type { CasePageData } from './load.server.ts';
import { SendBack, Withdraw } from './send-back.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

/** The address contains the guest key, so it is not indexed and no tag repeats it. */
export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  accountMeta(root.loaderData?.site, location.pathname, { title: caseTexts.title, description: caseTexts.description });

export default function CasePage({ loaderData: { one, company, search, isNew, isSignedIn }, actionData }: Route.ComponentProps) {
  const say = useTexts(caseTexts);
  const href = useHref();
  const login = useLoginHref();
  if (!one)
    return (
      <div className="wrap page-head stack-3">
        <h1>{say('lostTitle')}</h1>
        <p className="lead">{say(isSignedIn ? 'lostOwn' : 'lostText')}</p>
        <p>
          <ButtonLink kind="primary" to={isSignedIn ? href('services') : login}>
            {say(isSignedIn ? 'back' : 'login')}
          </ButtonLink>
        </p>
      </div>
    );
  const refused = refusingIn(actionData);
  const done = actionData && 'done' in actionData ? actionData : null;
  const isReply = done?.done === 'reply';
  const isReplyRefused = refused?.intent === 'reply';
  return (
    <div className="wrap page-head stack-3 custom-page">
      <Head one={one} isNew={isNew} />
      {refused && !isReplyRefused && (
        <Notice tone="err">
          <b>{say('failed')}</b> {refused.problem}
        </Notice>
      )}
      <div className="inquiry-frame">
        <div className="stack-3">
          <CaseProgress one={one} />
          {one.maySend && <SendBack one={one} company={company} search={search} />}
          {(one.lines.length > 0 || one.settledAs) && <CaseItems one={one} />}
          <Panel title={say('talk')}>
            {one.entries.length === 0 ? <p className="meta">{say('noTalk')}</p> : <InquiryMessages entries={one.entries} />}
            {!one.isOver && (
              <ReplyForm
                sent={isReply ? done : null}
                isClosed={false}
                refused={isReplyRefused ? refused : null}
                quiet={one.maySend && one.tracking === ''}
              />
            )}
          </Panel>
        </div>
        <aside className="stack-3">
          <CaseDetails one={one} />
          {one.pictures.length > 0 && (
            <section>
              <h2 className="title-text space-below">{say('photos')}</h2>
              <MessagePictures pictures={one.pictures} />
              <p className="meta space-above">{say('photosPrivate')}</p>
            </section>
          )}
          {one.mayWithdraw && <Withdraw />}
        </aside>
      </div>
    </div>
  );
}

const tones = { settled: 'ok', refused: 'err', withdrawn: 'line', needs_info: 'warn' } as const;
const toneOf = (status: CasePageData['status']) => (status in tones ? tones[status as keyof typeof tones] : 'gold');

function Head({ one, isNew }: { one: CasePageData; isNew: boolean }) {
  const say = useTexts(caseTexts);
  const kind = useTexts(caseKindTexts);
  const status = useTexts(caseStatusTexts);
  const href = useHref();
  // Keep the form's position, or the submitter would land at the bottom of this page.
  const title = useFocusOnResult<HTMLHeadingElement>(isNew);
  return (
    <header className="stack">
      {!one.isGuest && (
        <Link className="link-back" to={href('services')}>
          <ChevronLeftIcon size={16} />
          {say('back')}
        </Link>
      )}
      <h1 ref={title} tabIndex={-1}>
        {isNew ? say('newTitle') : kind(one.kind)}
      </h1>
      <p className="row">
        <span className="lead num">{say('of', { number: one.number })}</span>
        <Badge tone={toneOf(one.status)}>{status(one.status)}</Badge>
      </p>
      {isNew && <p>{say('newText', { email: one.email })}</p>}
    </header>
  );
}
