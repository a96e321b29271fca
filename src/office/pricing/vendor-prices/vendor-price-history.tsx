import { Form } from 'react-router';
import { vendorPriceTexts } from '#areas/pricing/vendor-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/office/card.tsx';
import type { Column } from '#ui/office/columns.ts';
import { DataTable } from '#ui/office/data-table.tsx';
import { signedPercent } from '../parts/vendor-effect.tsx';
import { TrendPlot } from '../parts/vendor-trend.tsx';
import type { VendorPricesPageData } from './load.server.ts';

type Current = NonNullable<VendorPricesPageData['current']>;
type Version = Current['versions'][number];

export function VendorPriceTrends({ current }: { current: Current }) {
  const say = useTexts(vendorPriceTexts);
  const length = current.inches === 0 ? say('noLength') : say('inches', { inches: current.inches });
  return (
    <Card title={say('trendTitle', { what: current.what, length })}>
      <TrendPlot trends={current.trends} current={current.specId} months={current.months} />
      <ul className="vendor-rivals">
        {current.rivals.map((rival) => (
          <li key={rival.specId}>
            <span>
              {rival.vendor} <b className="num">{rival.price}</b>
            </span>
            {rival.specId !== current.specId && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="follow" />
                <input type="hidden" name="specId" value={current.specId} />
                <input type="hidden" name="priceId" value={rival.priceId} />
                <Button type="submit" size="small">
                  {say('follow', { vendor: rival.vendor.split(/[,，]/)[0] ?? '' })}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function VendorPriceHistory({ current }: { current: Current }) {
  const say = useTexts(vendorPriceTexts);
  const href = useHref();
  const columns: readonly Column<Version>[] = [
    { id: 'from', label: say('from'), kind: 'line', cell: (row) => row.from },
    { id: 'price', label: say('price'), kind: 'number', cell: (row) => row.price },
    { id: 'change', label: say('change'), kind: 'number', cell: (row) => (row.moveBp === null ? '–' : signedPercent(row.moveBp)) },
    {
      id: 'note',
      label: say('source'),
      cell: (row) => (
        <>
          {row.note} {row.isTakenBack && <Badge tone="line">{say('takenBack')}</Badge>}
        </>
      ),
    },
    { id: 'by', label: say('by'), kind: 'line', cell: (row) => row.by },
  ];
  const aside = (
    <>
      <ButtonLink size="small" to={`${href('office-vendor-price-edit')}?id=${current.specId}`}>
        {say('edit')}
      </ButtonLink>
      {current.priceId !== null && (
        <ButtonLink size="small" to={`${href('office-vendor-price-delete')}?id=${current.priceId}`}>
          {say('end')}
        </ButtonLink>
      )}
    </>
  );
  return (
    <Card title={say('historyTitle', { vendor: current.vendor })} aside={<span className="row">{aside}</span>} flush>
      <DataTable caption={say('table')} columns={columns} rows={current.versions} keyOf={(row) => String(row.id)} />
    </Card>
  );
}
