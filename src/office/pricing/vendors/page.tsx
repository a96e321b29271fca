import { Form, Link, useNavigation } from 'react-router';
import { vendorPriceTexts } from '#areas/pricing/vendor-texts.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import { TextArea, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import type { Column } from '#ui/office/columns.ts';
import { DataTable } from '#ui/office/data-table.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import type { ListedVendor } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, vendorPriceTexts.vendorsTitle, vendorPriceTexts.vendorsSub);

export default function VendorsPage({ loaderData: { vendors, current }, actionData }: Route.ComponentProps) {
  const say = useTexts(vendorPriceTexts);
  const href = useHref();
  useSuccessToast(actionData);
  const columns: readonly Column<ListedVendor>[] = [
    { id: 'code', label: say('code'), kind: 'line', width: '84px', cell: (row) => row.code },
    {
      id: 'name',
      label: say('name'),
      kind: 'cut',
      width: '36%',
      cell: (row) => (
        <span className="two">
          <Link className="link" to={`${href('office-vendors')}?id=${row.id}`} preventScrollReset>
            {row.name}
          </Link>
          <small>{row.address}</small>
        </span>
      ),
    },
    {
      id: 'contact',
      label: say('contact'),
      kind: 'cut',
      width: '28%',
      cell: (row) => (
        <span className="two">
          <span>{row.contact}</span>
          <small>{[row.email, row.phoneNumber].filter(Boolean).join(', ')}</small>
        </span>
      ),
    },
    { id: 'currency', label: say('currency'), kind: 'line', width: '64px', cell: (row) => row.currency },
    { id: 'lead', label: say('leadDays'), kind: 'number', width: '84px', cell: (row) => row.leadDays },
    { id: 'prices', label: say('priceCount'), kind: 'number', width: '72px', cell: (row) => row.priceCount },
    { id: 'left', label: '', kind: 'line', width: '130px', cell: (row) => !row.isAsked && <Badge tone="line">{say('left')}</Badge> },
  ];
  return (
    <>
      <PageHead
        title={say('vendorsTitle')}
        sub={say('vendorsSub')}
        back={<Link to={href('office-vendor-prices')}>{say('back')}</Link>}
        actions={current && <ButtonLink to={href('office-vendors')}>{say('newVendor')}</ButtonLink>}
      />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      <div className="vendor-below">
        <Card flush>
          <DataTable
            caption={say('vendorsTitle')}
            columns={columns}
            rows={vendors}
            keyOf={(row) => String(row.id)}
            rowState={(row) => (row.id === current?.id ? 'current' : row.isAsked ? undefined : 'off')}
            density="roomy"
          />
        </Card>
        <VendorForm key={current?.id ?? 'new'} vendor={current} />
      </div>
    </>
  );
}

function VendorForm({ vendor }: { vendor: ListedVendor | null }) {
  const say = useTexts(vendorPriceTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Card title={vendor ? say('changeVendor', { name: vendor.name }) : say('newVendor')}>
      <Form method="post" className="form-grid">
        {vendor && <input type="hidden" name="id" value={vendor.id} />}
        <TextInput span="third" label={say('code')} name="code" maxLength={20} defaultValue={vendor?.code} required />
        <TextInput span="third" label={say('country')} name="country" maxLength={2} defaultValue={vendor?.country ?? 'CN'} required />
        <TextInput span="third" label={say('currency')} name="currency" maxLength={3} defaultValue={vendor?.currency ?? 'CNY'} required />
        <TextInput span="full-row" label={say('nameEn')} name="nameEn" maxLength={120} defaultValue={vendor?.nameEn} required />
        <TextInput span="full-row" label={say('nameZh')} name="nameZh" maxLength={120} lang="zh" defaultValue={vendor?.nameZh} required />
        <TextInput span="half" label={say('contact')} name="contact" maxLength={120} defaultValue={vendor?.contact} />
        <TextInput span="half" label={say('phone')} name="phone" maxLength={40} defaultValue={vendor?.phoneNumber} />
        <TextInput span="two-thirds" label={say('email')} name="email" type="email" maxLength={254} defaultValue={vendor?.email} />
        <TextInput span="third" label={say('leadDays')} name="leadDays" inputMode="numeric" defaultValue={vendor?.leadDays ?? 7} required />
        <TextInput span="full-row" label={say('address')} name="address" maxLength={300} defaultValue={vendor?.address} />
        <TextArea span="full-row" label={say('remark')} name="note" rows={2} maxLength={500} defaultValue={vendor?.note} />
        <span className="full-row row">
          <SubmitButton name="intent" value="save" busy={isBusy}>
            {say('saveVendor')}
          </SubmitButton>
          {vendor && (
            <SubmitButton kind="quiet" className="push" name="intent" value={vendor.isAsked ? 'leave' : 'return'} formNoValidate>
              {say(vendor.isAsked ? 'leave' : 'returns')}
            </SubmitButton>
          )}
        </span>
      </Form>
    </Card>
  );
}
