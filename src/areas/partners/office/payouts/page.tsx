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
        <Months months={desk.months} />
        <Partners partners={desk.partners} />
      </div>
    </>
  );
}

function Months({ months }: { months: PayoutDesk['months'] }) {
  const say = useSay(payoutTexts);
  return (
    <Card title={say('months')}>
      {months.length === 0 ? (
        <p className="muted">{say('noMonths')}</p>
      ) : (
        <Table caption={say('months')}>
          <thead>
            <tr>
              <th scope="col">{say('month')}</th>
              <th scope="col">{say('partner')}</th>
              <th scope="col" className="r">
                {say('basis')}
              </th>
              <th scope="col" className="r">
                {say('amount')}
              </th>
              <th scope="col">{say('state')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map((row) => (
              <tr key={row.key}>
                <td className="num">{row.month.slice(0, 7)}</td>
                <td>{row.name}</td>
                <td className="r num">{row.basis}</td>
                <td className="r num">{row.amount}</td>
                <td>{row.isDue ? <Pay row={row} /> : row.paidOn && say('paidOn', { day: row.paidOn })}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

function Pay({ row }: { row: PayoutDesk['months'][number] }) {
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
            <Form method="post" className="push row" preventScrollReset>
              <input type="hidden" name="partner" value={partner.id} />
              <TextInput
                label={say('shareOf', { name: partner.name })}
                name="share"
                inputMode="decimal"
                defaultValue={String(partner.share)}
                required
              />
              <SubmitButton size="small" kind="quiet" name="intent" value="share">
                {say('save')}
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  );
}
