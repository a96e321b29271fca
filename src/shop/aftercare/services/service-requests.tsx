import { Link } from 'react-router';
import { useReturnReason } from '#areas/aftercare/parts/use-return-reason.ts';
import { appointmentStatusLabel } from '#areas/aftercare/rules/appointments.ts';
import {
  appointmentTexts,
  caseKindTexts,
  caseStatusTexts,
  requestKindTexts,
  requestStatusTexts,
  servicesTexts,
  settledTexts,
} from '#areas/aftercare/texts.ts';
import { orderPath } from '#areas/orders/rules/query.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useHref, useTexts, useVariantPath } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import type { ServicesPageData } from './load.server.ts';
import { OrderLink } from './service-item.tsx';

type Case = ServicesPageData['cases'][number];

/** Newest first. */
export function CaseList({ cases }: { cases: readonly Case[] }) {
  const say = useTexts(servicesTexts);
  return (
    <section aria-labelledby="cases">
      <h2 id="cases">{say('cases')}</h2>
      {cases.length === 0 ? <p className="meta">{say('casesEmpty')}</p> : null}
      <ul className="stack">
        {cases.map((one) => (
          <CaseCard key={one.id} one={one} />
        ))}
      </ul>
    </section>
  );
}

function CaseCard({ one }: { one: Case }) {
  const say = useTexts(servicesTexts);
  const kind = useTexts(caseKindTexts);
  const status = useTexts(caseStatusTexts);
  const settled = useTexts(settledTexts);
  const href = useHref();
  const reason = useReturnReason();
  const back = dollars(cents(one.backCents));
  return (
    <li className="panel case">
      <div className="row">
        <h3>{kind(one.kind)}</h3>
        <Link className="link meta num" to={`${href('service-case')}?${new URLSearchParams({ number: one.number })}`}>
          {one.number}
        </Link>
        <span className="push">
          <Badge tone={one.status === 'settled' ? 'ok' : one.status === 'needs_info' ? 'warn' : 'line'}>{status(one.status)}</Badge>
        </span>
      </div>
      <p className="meta">
        <OrderLink number={one.orderNumber} />
        {say('listComma')}
        {one.settledAt ? say('settledOn', { day: one.settledAt }) : say('askedOn', { day: one.createdAt })}
      </p>
      {one.kind !== 'cancel' && <p>{reason(one.reason)}</p>}
      <ul className="meta">
        {one.lines.map(({ name, quantity }) => (
          <li key={name}>{say('about', { name, count: quantity })}</li>
        ))}
      </ul>
      {one.settledAs && (
        <p className="medium num">
          {settled(one.settledAs, { amount: back })}
          {one.feeCents > 0 && `${say('listComma')}${say('fee', { amount: dollars(cents(one.feeCents)) })}`}
        </p>
      )}
      {one.returnTracking !== '' && <p className="meta num">{say('sentBack', { carrier: one.returnCarrier, code: one.returnTracking })}</p>}
      <CaseMessages messages={one.messages} />
    </li>
  );
}

function CaseMessages({ messages }: { messages: Case['messages'] }) {
  const say = useTexts(servicesTexts);
  if (messages.length === 0) return null;
  return (
    <details className="case-messages">
      <summary>
        {say('talk')} <span className="num">{messages.length}</span>
        <ChevronDownIcon size={16} />
      </summary>
      <ol className="stack space-above-small">
        {messages.map(({ author, message, createdAt }) => (
          <li key={`${createdAt}${message}`}>
            <p className="meta">
              {say(author === 'shopper' ? 'byYou' : 'byUs')}
              {say('listComma')}
              {createdAt}
            </p>
            <p className="long-words keep-lines">{message}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

export function CustomRequestList({ requests }: { requests: ServicesPageData['requests'] }) {
  const say = useTexts(servicesTexts);
  const href = useHref();
  const kind = useTexts(requestKindTexts);
  const status = useTexts(requestStatusTexts);
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="made">
      <h2 id="made">{say('made')}</h2>
      <ul className="stack">
        {requests.map((request) => (
          <li key={request.number} className="panel case">
            <div className="row">
              <h3>{kind(request.kind)}</h3>
              <Link className="link meta num" to={`${href('request')}?number=${request.number}`}>
                {request.number}
              </Link>
              <span className="push">
                <Badge tone="line">{status(request.status)}</Badge>
              </span>
            </div>
            <p className="meta num">
              {[
                say('askedOn', { day: request.createdAt }),
                request.quotedCents !== null && say('quoted', { amount: dollars(cents(request.quotedCents)) }),
                request.leadDays !== null && say('leadDays', { count: request.leadDays }),
              ]
                .filter(Boolean)
                .join(say('listComma'))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function AppointmentList({ appointments }: { appointments: ServicesPageData['appointments'] }) {
  const say = useTexts(servicesTexts);
  const sayAppointment = useTexts(appointmentTexts);
  const href = useHref();
  return (
    <section aria-labelledby="videos">
      <h2 id="videos">{say('videos')}</h2>
      <p className="meta">{say('videosTold')}</p>
      <ButtonLink size="small" className="at-start" to={href('video-see-hair')}>
        {say('bookVideo')}
      </ButtonLink>
      <ul className="stack">
        {appointments.map(({ number, channel, status, at }) => (
          <li key={number} className="panel case">
            <div className="row">
              <h3>{sayAppointment(channel)}</h3>
              <Link className="link meta num" to={`${href('video-appointment')}?${new URLSearchParams({ number })}`}>
                {number}
              </Link>
              <span className="push">
                <Badge tone="line">{sayAppointment(appointmentStatusLabel({ channel, status }))}</Badge>
              </span>
            </div>
            <p className="meta">{at}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Orders not yet picked; they are cancelled on their own page. */
export function CancelableOrders({ cancels }: { cancels: ServicesPageData['cancels'] }) {
  const say = useTexts(servicesTexts);
  const here = useVariantPath();
  if (cancels.length === 0) return null;
  return (
    <section aria-labelledby="cancels">
      <h2 id="cancels">{say('cancels')}</h2>
      <p className="meta">{say('cancelsTold')}</p>
      <ul className="stack">
        {cancels.map(({ number, day }) => (
          <li key={number} className="panel row">
            <OrderLink number={number} alone />
            <span className="meta">{day}</span>
            <Link className="link push tap-target" to={here(`${orderPath(number)}#cancel`)}>
              {say('cancelIt')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
