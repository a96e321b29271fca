import { Form } from 'react-router';
import { officeMeta } from '#areas/staff/parts/office-meta.ts';
import { useDone } from '#areas/staff/parts/use-done.ts';
import { useSay } from '#site/here.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { Table } from '#ui/table.tsx';
import { payoutTexts } from '../../payout-texts.ts';
import type { Route } from './+types/page';
import type { PayoutDesk } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, payoutTexts.title, payoutTexts.description);

export default function PayoutsPage({ loaderData: desk, actionData }: Route.ComponentProps) {
  const say = useSay(payoutTexts);
  useDone(actionData);
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      <div className="grid gap-2">
        <Open desk={desk} />
        <Made made={desk.made} />
        <Partners partners={desk.partners} />
        <NewAffiliate />
      </div>
    </>
  );
}

function Open({ desk: { open, month, least } }: { desk: PayoutDesk }) {
  const say = useSay(payoutTexts);
  const title = say('open', { month: month.slice(0, 7) });
  return (
    <Card title={title}>
      <p className="muted">{say('openTold', { least })}</p>
      {open.length === 0 ? (
        <p className="muted">{say('noOpen')}</p>
      ) : (
        <Table caption={title}>
          <thead>
            <tr>
              <th scope="col">{say('partner')}</th>
              <Figure>{say('orders')}</Figure>
              <Figure>{say('basis')}</Figure>
              <Figure>{say('back')}</Figure>
              <Figure>{say('amount')}</Figure>
              <th scope="col" className="pl-6">
                {say('state')}
              </th>
            </tr>
          </thead>
          <tbody>
            {open.map((row) => (
              <tr key={row.key}>
                <td>{row.name}</td>
                <td className="r num">{row.orderCount}</td>
                <td className="r num">{row.basis}</td>
                <td className="r num">{row.back}</td>
                <td className="r num">{row.amount}</td>
                <td className="pl-6">{row.isDue ? <Pay row={row} /> : <span className="muted">{say('tooSmall')}</span>}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

const Figure = ({ children }: { children: string }) => (
  <th scope="col" className="r">
    {children}
  </th>
);

function Made({ made }: { made: PayoutDesk['made'] }) {
  const say = useSay(payoutTexts);
  return (
    <Card title={say('made')}>
      {made.length === 0 ? (
        <p className="muted">{say('noMonths')}</p>
      ) : (
        <Table caption={say('made')}>
          <thead>
            <tr>
              <th scope="col">{say('month')}</th>
              <th scope="col">{say('partner')}</th>
              <Figure>{say('basis')}</Figure>
              <Figure>{say('amount')}</Figure>
              <th scope="col" className="pl-6">
                {say('state')}
              </th>
              <th scope="col">{say('reference')}</th>
              <th scope="col">{say('statement')}</th>
            </tr>
          </thead>
          <tbody>
            {made.map((row) => (
              <tr key={row.key}>
                <td className="num">{row.month}</td>
                <td>{row.name}</td>
                <td className="r num">{row.basis}</td>
                <td className="r num">{row.amount}</td>
                <td className="pl-6">{row.paidOn && say('paidOn', { day: row.paidOn })}</td>
                <td>{row.reference}</td>
                <td>
                  <a className="link" href={row.statement} aria-label={say('statementOf', { name: row.name, month: row.month })}>
                    CSV
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

function Pay({ row }: { row: PayoutDesk['open'][number] }) {
  const say = useSay(payoutTexts);
  return (
    <Form method="post" className="row" preventScrollReset>
      <input type="hidden" name="partner" value={row.partnerId} />
      <input type="hidden" name="month" value={row.month} />
      <input
        className="input"
        name="reference"
        maxLength={80}
        aria-label={say('referenceOf', { name: row.name, month: row.month.slice(0, 7) })}
        placeholder={say('reference')}
      />
      <SubmitButton size="small" kind="quiet" name="intent" value="pay">
        {say('pay')}
      </SubmitButton>
    </Form>
  );
}

function Partners({ partners }: { partners: PayoutDesk['partners'] }) {
  const say = useSay(payoutTexts);
  return (
    <Card title={say('partners')}>
      <ul className="desk-lines">
        {partners.length === 0 && <li className="muted">{say('noPartners')}</li>}
        {partners.map((partner) => (
          <li key={partner.id}>
            <span className="two">
              <span>{partner.name}</span>
              <small className="muted">{partner.isApproved ? partner.email : `${partner.email}, ${say('notApproved')}`}</small>
            </span>
            <span className="push row">
              <a className="link" href={partner.statement}>
                {say('statement')}
              </a>
              <Share partner={partner} />
              <Standing partner={partner} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type OneAffiliate = { partner: PayoutDesk['partners'][number] };

function Share({ partner }: OneAffiliate) {
  const say = useSay(payoutTexts);
  return (
    <Form method="post" className="row" preventScrollReset>
      <input type="hidden" name="partner" value={partner.id} />
      <input
        className="input"
        name="share"
        inputMode="decimal"
        size={5}
        defaultValue={String(partner.share)}
        aria-label={say('shareOf', { name: partner.name })}
        required
      />
      <SubmitButton size="small" kind="quiet" name="intent" value="share">
        {say('save')}
      </SubmitButton>
    </Form>
  );
}

function Standing({ partner }: OneAffiliate) {
  const say = useSay(payoutTexts);
  const word = partner.isApproved ? 'end' : 'again';
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="partner" value={partner.id} />
      <SubmitButton size="small" kind="quiet" name="intent" value={word} aria-label={say(`${word}Of`, { name: partner.name })}>
        {say(word)}
      </SubmitButton>
    </Form>
  );
}

function NewAffiliate() {
  const say = useSay(payoutTexts);
  return (
    <Card title={say('add')}>
      <p className="muted">{say('addTold')}</p>
      <Form method="post" className="row" preventScrollReset>
        <TextInput label={say('email')} name="email" type="email" required />
        <TextInput label={say('name')} name="name" maxLength={120} required />
        <TextInput label={say('newShare')} name="share" inputMode="decimal" required />
        <SubmitButton size="small" name="intent" value="add">
          {say('addDo')}
        </SubmitButton>
      </Form>
    </Card>
  );
}
