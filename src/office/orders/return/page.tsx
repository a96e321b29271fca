import { Link } from 'react-router';
import { returnTexts } from '#areas/aftercare/case-texts.ts';
import { caseOfficeTexts } from '#areas/aftercare/office-texts.ts';
import { useReturnReason } from '#areas/aftercare/parts/use-return-reason.ts';
import { caseKindTexts } from '#areas/aftercare/texts.ts';
import { MessagePictures } from '#areas/inquiries/parts/message-pictures.tsx';
import { cents, dollars } from '#kernel/money.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { useActionResult } from '#office/parts/use-action-result.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { DetailGrid } from '#ui/office/detail-grid.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { CaseBadge } from '../parts/return-state-badge.tsx';
import type { Route } from './+types/page';
import { CaseDecisionForm, CaseSettlementForm } from './case-decision-form.tsx';
import { CaseLines } from './lines.tsx';
import type { OpenCase } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, caseOfficeTexts.title, caseOfficeTexts.description);
export const handle: OfficeHandle = {};

export default function CasePage({ loaderData: one, actionData: answered }: Route.ComponentProps) {
  const actionData = useActionResult(answered);
  const say = useTexts(caseOfficeTexts);
  const kind = useTexts(caseKindTexts);
  const href = useHref();
  useLiveUpdates('cases');
  useSuccessToast(actionData);
  return (
    <>
      <PageHead
        title={`${kind(one.kind)} ${one.number}`}
        states={<CaseBadge status={one.status} />}
        actions={<ButtonLink to={href('office-cases')}>{say('toList')}</ButtonLink>}
      />
      {actionData && 'problem' in actionData && (
        <Notice tone="err">
          <b>{say('failed')}</b> {actionData.problem}
        </Notice>
      )}
      <div className="case-columns" key={`${one.id} ${one.status}`}>
        <div className="stack stack-wide">
          <CaseLines one={one} />
          {one.isWaitingForMoney && <CaseSettlementForm one={one} />}
          <CaseConversation one={one} />
          <CaseDecisionForm one={one} />
        </div>
        <CaseSidebar one={one} />
      </div>
    </>
  );
}

function CaseSidebar({ one }: { one: OpenCase }) {
  const say = useTexts(caseOfficeTexts);
  const sayReturn = useTexts(returnTexts);
  const reason = useReturnReason();
  const href = useHref();
  const settledAs = ({ settledAs: as }: OpenCase): string => (as && as !== 'none' ? sayReturn(as) : say('settledNone'));
  const orderAt = (number: string): string => `${href('office-order')}?number=${number}`;
  return (
    <aside className="stack stack-wide">
      <Card title={say('buyer')}>
        <DetailGrid
          details={[
            { label: say('buyer'), value: one.order.buyer },
            {
              label: say('order'),
              value: (
                <Link className="link" to={orderAt(one.order.number)}>
                  {one.order.number}
                </Link>
              ),
            },
            ...(one.reason === null ? [] : [{ label: say('reason'), value: reason(one.reason) }]),
            { label: say('wants'), value: one.wants === 'none' ? say('none') : sayReturn(one.wants) },
            ...(one.isPromised
              ? [
                  { label: say('fee'), value: dollars(cents(one.feeCents)) },
                  { label: one.kind === 'exchange' ? sayReturn('backExchange') : say('back'), value: dollars(cents(one.backCents)) },
                ]
              : []),
            { label: say('at'), value: one.times.asked },
            ...(one.times.approved ? [{ label: say('agreed'), value: one.times.approved }] : []),
            ...(one.tracking ? [{ label: say('tracking'), value: `${one.carrier} ${one.tracking}` }] : []),
            ...(one.times.received ? [{ label: say('arrived'), value: one.times.received }] : []),
            ...(one.times.settled ? [{ label: say('settled'), value: `${settledAs(one)} · ${one.times.settled}` }] : []),
            ...(one.exchange
              ? [
                  {
                    label: say('exchangeOrder'),
                    value: (
                      <Link className="link" to={orderAt(one.exchange.number)}>
                        {one.exchange.number}
                      </Link>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Card>
      {one.pictures.length > 0 && (
        <Card title={say('photos')}>
          <MessagePictures pictures={one.pictures} />
        </Card>
      )}
    </aside>
  );
}

function CaseConversation({ one }: { one: OpenCase }) {
  const say = useTexts(caseOfficeTexts);
  return (
    <Card title={say('talk')}>
      {one.entries.length === 0 && <p className="muted">{say('noTalk')}</p>}
      <ol className="messages pane-messages" aria-label={say('talk')}>
        {one.entries.map((entry) => (
          <li key={entry.id} className={classNames('message', entry.author !== 'shopper' && 'is-mine', entry.isNote && 'is-note')}>
            <div className="message-bubble">
              <p>{entry.message}</p>
            </div>
            <p className="message-author">
              <b>{entry.author === 'shopper' ? one.order.buyer : (entry.by ?? say('house'))}</b>
              <time dateTime={entry.dateTime}>{entry.at}</time>
              {entry.isNote && <Badge tone="gold">{say('note')}</Badge>}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
