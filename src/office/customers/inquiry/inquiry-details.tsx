import { Form, Link, useNavigation } from 'react-router';
import { officeInquiryTexts } from '#areas/inquiries/office-texts.ts';
import { MessageItems } from '#areas/inquiries/parts/message-items.tsx';
import { inquiryStatuses } from '#areas/inquiries/rules/statuses.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import { Select } from '#ui/field.tsx';
import { DetailGrid } from '#ui/office/detail-grid.tsx';
import type { InquiryPageData, OpenInquiry } from './load.server.ts';

/** State, asker and products. */
export function InquiryDetails({ inquiry, people }: { inquiry: OpenInquiry; people: InquiryPageData['people'] }) {
  const say = useTexts(officeInquiryTexts);
  return (
    <div className="pane-side">
      <QuoteLinks inquiry={inquiry} />
      <StateForm inquiry={inquiry} people={people} />
      <section>
        <h3>{say('asker')}</h3>
        <DetailGrid
          details={[
            { label: say('name'), value: inquiry.name },
            { label: say('email'), value: <span className="long-words">{inquiry.email}</span> },
            ...(inquiry.phoneNumber ? [{ label: say('phone'), value: inquiry.phoneNumber }] : []),
            { label: say('account'), value: inquiry.userId === null ? say('visitor') : say('member', { id: inquiry.userId }) },
            { label: say('language'), value: say(inquiry.language === 'zh' ? 'chinese' : 'english') },
            { label: say('askedAt'), value: inquiry.askedAt },
          ]}
        />
      </section>
      {inquiry.answers.length > 0 && (
        <section>
          <h3>{say('said')}</h3>
          <DetailGrid details={inquiry.answers} />
        </section>
      )}
      {inquiry.items.length > 0 && (
        <section>
          <h3>{say('goods')}</h3>
          <MessageItems items={inquiry.items} />
        </section>
      )}
    </div>
  );
}

/** A new invoice is prefilled with the asker and the products. */
function QuoteLinks({ inquiry }: { inquiry: OpenInquiry }) {
  const say = useTexts(officeInquiryTexts);
  const href = useHref();
  return (
    <section className="stack">
      <h3>{say('quoteTitle')}</h3>
      <ButtonLink to={`${href('office-invoice')}?inquiry=${inquiry.id}`}>{say('toInvoice')}</ButtonLink>
      <p className="small muted">{say('quoteText')}</p>
      <Link className="link small" to={`${href('office-invoices')}?${new URLSearchParams({ q: inquiry.email })}`}>
        {say('invoices')}
      </Link>
    </section>
  );
}

function StateForm({ inquiry, people }: { inquiry: OpenInquiry; people: InquiryPageData['people'] }) {
  const say = useTexts(officeInquiryTexts);
  const isBusy = useNavigation().formData?.get('intent') === 'state';
  return (
    <Form method="post" replace preventScrollReset className="stack" key={`${inquiry.id} ${inquiry.status} ${inquiry.handlerId}`}>
      <h3>{say('work')}</h3>
      <input type="hidden" name="id" value={inquiry.id} />
      <input type="hidden" name="intent" value="state" />
      <Select label={say('state')} name="status" defaultValue={inquiry.status}>
        {inquiryStatuses.map((status) => (
          <option key={status} value={status}>
            {say(status)}
          </option>
        ))}
      </Select>
      <Select label={say('handler')} name="handler_id" defaultValue={inquiry.handlerId ?? ''}>
        <option value="">{say('nobody')}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <SubmitButton kind="quiet" busy={isBusy} className="at-start">
        {say(isBusy ? 'busy' : 'save')}
      </SubmitButton>
    </Form>
  );
}
