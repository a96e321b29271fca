import { Link } from 'react-router';
import { customRequestStageTexts } from '#areas/custom/kind-texts.ts';
import { requestOfficeTexts } from '#areas/custom/office-texts.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Select, TextArea, TextInput } from '#ui/field.tsx';
import { DetailGrid } from '#ui/office/detail-grid.tsx';
import type { CustomRequestsPageData, StaffRequest } from './load.server.ts';
import { RequestActionForm } from './request-action-form.tsx';
import { DetectedHairForm, RequestSpecForm } from './request-spec-forms.tsx';

type SideProps = { request: StaffRequest; people: CustomRequestsPageData['people'] };

/** State, recognized hair, price, spec sheet and stages. */
export function RequestSidebar({ request, people }: SideProps) {
  const say = useTexts(requestOfficeTexts);
  return (
    <aside aria-label={say('work')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keys. */}
      <div className="scroll" tabIndex={0}>
        <div className="pane-side">
          {request.canQuote && <QuoteForm request={request} />}
          {request.quote && <Quoted request={request} />}
          <StateForm request={request} people={people} />
          {request.kind === 'picture_to_wig' && <DetectedHairForm request={request} />}
          <RequestSpecForm request={request} />
          <Ticket request={request} />
          {(request.stages.length > 0 || request.nextStages.length > 0) && <Stages request={request} />}
          <Asker request={request} />
        </div>
      </div>
    </aside>
  );
}

function QuoteForm({ request: { id, quote, estimate, depositPercent } }: { request: StaffRequest }) {
  const say = useTexts(requestOfficeTexts);
  return (
    <RequestActionForm id={id} intent="quote" title={say('quote')} button={say('sendQuote')}>
      {estimate && (
        <p className="small muted">
          {estimate.days === null
            ? say('estimateOnly', { price: estimate.price })
            : say('estimate', { price: estimate.price, days: estimate.days })}
        </p>
      )}
      <TextInput label={say('price')} name="quote.price" inputMode="decimal" required defaultValue={quote?.amount ?? estimate?.amount} />
      <TextInput
        label={say('leadDays')}
        name="quote.lead_days"
        inputMode="numeric"
        required
        defaultValue={quote?.days ?? estimate?.days ?? 12}
      />
      <TextInput label={say('deposit')} name="quote.deposit_percent" inputMode="numeric" required defaultValue={depositPercent} />
      <TextArea label={say('message')} name="quote.message" rows={2} maxLength={2000} />
    </RequestActionForm>
  );
}

function Quoted({ request: { quote, bill } }: { request: StaffRequest }) {
  const say = useTexts(requestOfficeTexts);
  if (!quote) return null;
  return (
    <section>
      <h3>{say('bill')}</h3>
      <p className="small">{say('quotedAs', quote)}</p>
      <p className="small muted">
        {bill ? say('billPaid', { paid: dollars(cents(bill.paidCents)), total: dollars(cents(bill.totalCents)) }) : say('billNone')}
      </p>
    </section>
  );
}

function StateForm({ request, people }: SideProps) {
  const say = useTexts(requestOfficeTexts);
  return (
    <RequestActionForm
      key={`${request.status} ${request.handlerId}`}
      id={request.id}
      intent="state"
      title={say('work')}
      button={say('save')}
    >
      <Select label={say('state')} name="status" defaultValue={request.status}>
        {[request.status, ...request.moves].map((status) => (
          <option key={status} value={status}>
            {say(status)}
          </option>
        ))}
      </Select>
      <Select label={say('handler')} name="handler_id" defaultValue={request.handlerId ?? ''}>
        <option value="">{say('nobody')}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </RequestActionForm>
  );
}

function Ticket({ request: { id, ticket, canTicket } }: { request: StaffRequest }) {
  const say = useTexts(requestOfficeTexts);
  const href = useHref();
  const state = ticket
    ? say(ticket.confirmedOn ? 'ticketConfirmed' : 'ticketOpen', { version: ticket.version, day: ticket.confirmedOn ?? '' })
    : say('ticketNone');
  const paper = ticket && (
    <Link className="link small" to={`${href('request-ticket')}?id=${id}`} reloadDocument>
      {say('print')}
    </Link>
  );
  if (!canTicket)
    return (
      <section>
        <h3>{say('ticket')}</h3>
        <p className="small muted">{state}</p>
        {paper}
      </section>
    );
  return (
    <RequestActionForm key={ticket?.version ?? 0} id={id} intent="ticket" title={say('ticket')} button={say('makeTicket')}>
      <p className="small muted">{state}</p>
      {paper}
      <TextInput label={say('noteEn')} name="ticket.note_en" maxLength={120} defaultValue={ticket?.noteEn} />
      <TextInput label={say('noteZh')} name="ticket.note_zh" maxLength={120} defaultValue={ticket?.noteZh} />
      <p className="small muted">{say('begin')}</p>
    </RequestActionForm>
  );
}

function Stages({ request: { id, stages, nextStages } }: { request: StaffRequest }) {
  const say = useTexts(requestOfficeTexts);
  const stage = useTexts(customRequestStageTexts);
  const done = (
    <ol className="small">
      {stages.map((one) => (
        <li key={one.stage} className={one.isDone ? 'muted' : undefined}>
          {stage(one.stage)}
        </li>
      ))}
    </ol>
  );
  if (nextStages.length === 0)
    return (
      <section>
        <h3>{say('stages')}</h3>
        {done}
      </section>
    );
  return (
    <RequestActionForm key={stages.length} id={id} intent="stage" title={say('stages')} button={say('advance')}>
      {done}
      <Select label={say('stage')} name="stage.name" defaultValue={nextStages[0]}>
        {nextStages.map((one) => (
          <option key={one} value={one}>
            {stage(one)}
          </option>
        ))}
      </Select>
      <TextInput label={say('message')} name="stage.message" maxLength={120} />
    </RequestActionForm>
  );
}

function Asker({ request }: { request: StaffRequest }) {
  const say = useTexts(requestOfficeTexts);
  return (
    <section>
      <h3>{say('asker')}</h3>
      <DetailGrid
        details={[
          { label: say('name'), value: request.name },
          { label: say('email'), value: <span className="long-words">{request.email}</span> },
          ...(request.phone ? [{ label: say('phone'), value: request.phone }] : []),
          { label: say('account'), value: request.userId === null ? say('visitor') : say('member', { id: request.userId }) },
          { label: say('asked'), value: request.askedAt },
          ...(request.wishedOn ? [{ label: say('wished'), value: request.wishedOn }] : []),
          ...(request.budget ? [{ label: say('budget'), value: request.budget }] : []),
          { label: say('pieces'), value: String(request.quantity) },
          { label: say('gallery'), value: say(request.mayShow ? 'yes' : 'no') },
          ...request.measures,
        ]}
      />
    </section>
  );
}
