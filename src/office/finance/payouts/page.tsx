import { Form } from 'react-router';
import { payoutTexts } from '#areas/partners/payout-texts.ts';
import { payoutList } from '#areas/partners/rules/payout-list.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import type { Column } from '#ui/office/columns.ts';
import { DataTable } from '#ui/office/data-table.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import type { PaidMonth, PayoutsPageData } from './load.server.ts';
import { PayOutDialog } from './pay-out-dialog.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, payoutTexts.title, payoutTexts.description);

export default function PayoutsPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const say = useTexts(payoutTexts);
  useSuccessToast(actionData);
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      <div className="stack">
        <OpenPayouts page={page} />
        <MadePayouts page={page} />
        <Partners partners={page.partners} />
        <NewAffiliate />
      </div>
    </>
  );
}

function OpenPayouts({ page: { open, month, least } }: { page: PayoutsPageData }) {
  const say = useTexts(payoutTexts);
  const title = say('open', { month });
  if (open.length === 0)
    return (
      <Card title={title}>
        <p className="muted">{say('noOpen')}</p>
      </Card>
    );
  return (
    <Card title={title} note={say('openTold', { least })} flush>
      <DataTable
        caption={title}
        rows={open}
        keyOf={(row) => row.key}
        density="roomy"
        columns={[
          { id: 'name', label: say('partner'), kind: 'cut', width: '40%', cell: (row) => row.name },
          { id: 'orders', label: say('orders'), kind: 'number', cell: (row) => row.orderCount },
          { id: 'basis', label: say('basis'), kind: 'number', cell: (row) => row.basis },
          { id: 'back', label: say('back'), kind: 'number', cell: (row) => row.back },
          { id: 'amount', label: say('amount'), kind: 'number', cell: (row) => <b>{row.amount}</b> },
          {
            id: 'state',
            label: say('state'),
            width: '320px',
            cell: (row) => (row.isDue ? <PayOutDialog row={row} /> : <span className="muted">{say('tooSmall')}</span>),
          },
        ]}
      />
    </Card>
  );
}

function MadePayouts({ page: { made, partners } }: { page: PayoutsPageData }) {
  const say = useTexts(payoutTexts);
  const columns: readonly Column<PaidMonth>[] = [
    { id: 'at', label: say('month'), kind: 'line', width: '110px', fixed: true, cell: (row) => row.month },
    { id: 'name', label: say('partner'), kind: 'cut', width: '40%', fixed: true, cell: (row) => row.name },
    { id: 'basis', label: say('basis'), kind: 'number', width: '130px', cell: (row) => row.basis },
    { id: 'amount', label: say('amount'), kind: 'number', width: '130px', cell: (row) => row.amount },
    { id: 'paid', label: say('state'), kind: 'line', width: '130px', cell: (row) => row.paidOn ?? '–' },
    { id: 'reference', label: say('reference'), kind: 'cut', width: '24%', cell: (row) => row.reference || '–' },
    {
      id: 'statement',
      label: say('statement'),
      kind: 'line',
      width: '140px',
      cell: (row) => (
        <a className="link" href={row.statement} aria-label={say('statementOf', { name: row.name, month: row.month })}>
          CSV
        </a>
      ),
    },
  ];
  return (
    <div className="stack">
      <h2>{say('made')}</h2>
      <OfficeList
        spec={payoutList}
        list={made}
        caption={say('made')}
        columns={columns}
        keyOf={(row) => row.key}
        filters={[
          { name: 'partner', label: say('partner'), options: partners.map(({ id, name }) => ({ value: id, label: name })) },
          { name: 'month', label: say('month') },
        ]}
        hasFile
        empty={{ title: say('made'), text: say('noMonths') }}
      />
    </div>
  );
}

function Partners({ partners }: { partners: PayoutsPageData['partners'] }) {
  const say = useTexts(payoutTexts);
  if (partners.length === 0)
    return (
      <Card title={say('partners')}>
        <p className="muted">{say('noPartners')}</p>
      </Card>
    );
  return (
    <Card title={say('partners')} flush>
      <DataTable
        caption={say('partners')}
        rows={partners}
        keyOf={(row) => String(row.id)}
        rowState={(row) => (row.isApproved ? undefined : 'off')}
        density="roomy"
        columns={[
          {
            id: 'name',
            label: say('partner'),
            kind: 'cut',
            width: '60%',
            cell: (row) => (
              <span className="two">
                <span>{row.name}</span>
                <small>{row.isApproved ? row.email : `${row.email}, ${say('notApproved')}`}</small>
              </span>
            ),
          },
          {
            id: 'statement',
            label: say('statement'),
            kind: 'line',
            cell: (row) => (
              <a className="link" href={row.statement} aria-label={say('statementAll', { name: row.name })}>
                CSV
              </a>
            ),
          },
          { id: 'share', label: say('newShare'), width: '190px', cell: (partner) => <ShareForm partner={partner} /> },
          { id: 'standing', label: say('standing'), width: '130px', cell: (partner) => <StandingForm partner={partner} /> },
        ]}
      />
    </Card>
  );
}

type OneAffiliate = { partner: PayoutsPageData['partners'][number] };

function ShareForm({ partner }: OneAffiliate) {
  const say = useTexts(payoutTexts);
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

function StandingForm({ partner }: OneAffiliate) {
  const say = useTexts(payoutTexts);
  const intent = partner.isApproved ? 'end' : 'again';
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="partner" value={partner.id} />
      <SubmitButton size="small" kind="quiet" name="intent" value={intent} aria-label={say(`${intent}Of`, { name: partner.name })}>
        {say(intent)}
      </SubmitButton>
    </Form>
  );
}

function NewAffiliate() {
  const say = useTexts(payoutTexts);
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
