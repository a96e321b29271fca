import { Form, useSubmit } from 'react-router';
import { vendorPriceTexts } from '#areas/pricing/vendor-texts.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Select, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { Segments } from '#ui/office/views.tsx';
import type { Route } from './+types/page';
import { VendorPriceAlerts } from './alerts.tsx';
import type { VendorPricesPageData } from './load.server.ts';
import { VendorPriceMatrix } from './matrix.tsx';
import { VendorPriceHistory, VendorPriceTrends } from './vendor-price-history.tsx';
import { addressOf } from './vendor-prices-href.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, vendorPriceTexts.title, vendorPriceTexts.description);
export const handle: OfficeHandle = { keys: [{ keys: ['n'], says: vendorPriceTexts.keyEnter }] };

export default function VendorPricesPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const say = useTexts(vendorPriceTexts);
  const href = useHref();
  useSuccessToast(actionData);
  const unit = say(page.chosen.unit as '100g');
  const actions = (
    <>
      <ButtonLink to={href('office-vendor-price-list')}>{say('versionsLink')}</ButtonLink>
      <ButtonLink to={href('office-vendors')}>{say('vendorsLink')}</ButtonLink>
      <ButtonLink kind="primary" to={href('office-vendor-price-add')} data-shortcut="n">
        {say('enter')}
      </ButtonLink>
    </>
  );
  const modes = (['prices', 'against'] as const).map((mode) => ({
    to: addressOf(href('office-vendor-prices'), page, { show: mode }),
    label: say(mode),
    current: page.mode === mode,
  }));
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} actions={actions} />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      <div className="stack">
        <Choices key={Object.values(page.chosen).join()} page={page} />
        <Card title={say('tableTitle', { what: page.what, unit })} flush aside={<Segments label={say('prices')} views={modes} small />}>
          {page.rows.length === 0 ? <Empty title={say('emptyTitle')} text={say('emptyText')} /> : <VendorPriceMatrix page={page} />}
        </Card>
        <div className="vendor-below">
          <div className="stack">
            {page.current && <VendorPriceTrends current={page.current} />}
            {page.current && <VendorPriceHistory current={page.current} />}
          </div>
          <VendorPriceAlerts page={page} />
        </div>
      </div>
    </>
  );
}

const facets = ['kind', 'texture', 'origin', 'grade', 'colour', 'lace', 'unit'] as const;

function Choices({ page: { chosen, choices, mode } }: { page: VendorPricesPageData }) {
  const say = useTexts(vendorPriceTexts);
  const submit = useSubmit();
  return (
    <Form className="card vendor-choices" onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}>
      {mode === 'against' && <input type="hidden" name="show" value="against" />}
      {facets
        .filter((name) => choices[name].length > 1 || name === 'kind')
        .map((name) => (
          <Select key={name} label={say(name)} name={name} defaultValue={chosen[name]}>
            {name !== 'kind' && name !== 'unit' && <option value="">{say('any')}</option>}
            {choices[name].map(({ value, label }) => (
              <option key={value} value={value}>
                {name === 'unit' ? say(value as '100g') : label}
              </option>
            ))}
          </Select>
        ))}
      <TextInput label={say('day')} name="day" type="date" defaultValue={chosen.day} />
      <noscript>
        <Button type="submit">{say('look')}</Button>
      </noscript>
    </Form>
  );
}
