import { Form, Link, useNavigation } from 'react-router';
import { vendorPriceTexts } from '#areas/pricing/vendor-texts.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink, SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import type { Column } from '#ui/office/columns.ts';
import { DataTable } from '#ui/office/data-table.tsx';
import { DetailGrid } from '#ui/office/detail-grid.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { TrendPlot } from '../parts/vendor-trend.tsx';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, vendorPriceTexts.editTitle, vendorPriceTexts.description);

type Data = Route.ComponentProps['loaderData'];

export default function VendorPricePage({ loaderData: data, actionData }: Route.ComponentProps) {
  const say = useTexts(vendorPriceTexts);
  const href = useHref();
  useSuccessToast(actionData);
  const length = data.spec.inches === 0 ? '' : say('inches', { inches: data.spec.inches });
  const columns: readonly Column<Data['versions'][number]>[] = [
    { id: 'version', label: say('version'), kind: 'number', width: '70px', cell: (row) => row.version },
    { id: 'from', label: say('from'), kind: 'line', cell: (row) => row.from },
    {
      id: 'to',
      label: say('to'),
      kind: 'line',
      cell: (row) => (row.isTakenBack ? <Badge tone="line">{say('takenBack')}</Badge> : (row.to ?? '')),
    },
    { id: 'quoted', label: say('quoted'), kind: 'number', cell: (row) => row.quoted },
    { id: 'price', label: say('dollars'), kind: 'number', cell: (row) => row.price },
    { id: 'note', label: say('source'), cell: (row) => row.note },
    { id: 'by', label: say('by'), kind: 'line', cell: (row) => row.by },
  ];
  const actions = data.newest.isOpen && (
    <>
      <Form method="post">
        <input type="hidden" name="id" value={data.newest.id} />
        <Button type="submit" name="intent" value="take-back">
          {say('takeBackNewest')}
        </Button>
      </Form>
      <ButtonLink to={`${href('office-vendor-price-delete')}?id=${data.newest.id}`}>{say('end')}</ButtonLink>
    </>
  );
  return (
    <>
      <PageHead
        title={`${data.spec.vendor}, ${length || data.spec.kind}`}
        sub={data.spec.what}
        back={<Link to={href('office-vendor-prices')}>{say('back')}</Link>}
        actions={actions}
      />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      <div className="vendor-below">
        <div className="stack">
          <NewVersion key={data.newest.id} data={data} />
          <Card title={say('listTitle')} flush>
            <DataTable caption={say('table')} columns={columns} rows={data.versions} keyOf={(row) => String(row.id)} />
          </Card>
          <Card title={say('trendTitle', { what: data.spec.what, length })}>
            <TrendPlot trends={data.trends} current={data.spec.id} months={data.months} />
          </Card>
        </div>
        <div className="stack">
          <Card title={say('what')}>
            <DetailGrid
              details={[
                { label: say('kind'), value: data.spec.kind },
                { label: say('unit'), value: say(data.spec.unit) },
                { label: say('minQuantity'), value: data.spec.min },
                { label: say('leadDays'), value: data.spec.leadDays },
              ]}
            />
          </Card>
          <Card title={say('rivals')}>
            {data.rivals.length === 0 && <p className="muted">{say('noRivals')}</p>}
            <ul className="vendor-rivals">
              {data.rivals.map((rival) => (
                <li key={rival.specId}>
                  <Link className="link" to={`${href('office-vendor-price-edit')}?id=${rival.specId}`}>
                    {rival.vendor}
                  </Link>
                  <b className="num">{rival.price}</b>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
    </>
  );
}

function NewVersion({ data: { newest, today } }: { data: Data }) {
  const say = useTexts(vendorPriceTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Card title={say('newVersion')}>
      <Form method="post" className="form-grid">
        <input type="hidden" name="id" value={newest.id} />
        <TextInput
          span="third"
          label={say('newPrice', { currency: newest.currency })}
          name="price"
          inputMode="decimal"
          defaultValue={newest.quoted}
          required
        />
        <TextInput span="third" label={say('currency')} name="currency" maxLength={3} defaultValue={newest.currency} required />
        <TextInput span="third" label={say('rate')} name="rate" inputMode="decimal" defaultValue={newest.rate} required />
        <TextInput span="third" label={say('validFrom')} name="validFrom" type="date" defaultValue={today} required />
        <TextInput span="two-thirds" label={say('note')} name="note" placeholder={say('noteHint')} maxLength={300} />
        <span className="full-row row">
          <Checkbox name="oddIsMeant" value="yes" label={say('oddMeant')} />
          <SubmitButton className="push" name="intent" value="save" busy={isBusy}>
            {say('saveOne')}
          </SubmitButton>
        </span>
      </Form>
    </Card>
  );
}
