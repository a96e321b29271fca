import { Link } from 'react-router';
import { vendorPriceTexts } from '#areas/pricing/vendor-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { classNames } from '#ui/class-names.ts';
import { signedPercent } from '../parts/vendor-effect.tsx';
import type { VendorPricesPageData } from './load.server.ts';
import { addressOf } from './vendor-prices-href.ts';

type Cell = NonNullable<VendorPricesPageData['rows'][number]['cells'][number]>;

/** Vendors down, lengths across; a cell opens its history below. */
export function VendorPriceMatrix({ page }: { page: VendorPricesPageData }) {
  const say = useTexts(vendorPriceTexts);
  return (
    <>
      <p className="vendor-legend muted">
        <span className="is-cheapest">{say('cheapest')}</span>
        <span className="is-rise">{say('rose', { percent: page.limits.risePercent })}</span>
        <span>{say('used')}</span>
        <span>{say('notMade')}</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keys. */}
      <div className="scroll" tabIndex={0}>
        <table className="grid-table vendor-matrix">
          <caption className="visually-hidden">{say('tableCaption')}</caption>
          <thead>
            <tr>
              <th>{say('vendorHead')}</th>
              {page.lengths.map((inches) => (
                <th key={inches} className="num">
                  {inches === 0 ? say('noLength') : say('inches', { inches })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {page.rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  <span className="two">
                    <span>{[row.vendor.split(/[,，]/)[0], row.words].filter(Boolean).join(' · ')}</span>
                    <small>{say('vendorLine', { day: row.from, min: row.minQuantity, lead: row.leadDays })}</small>
                  </span>
                </th>
                {row.cells.map((cell, index) =>
                  cell ? (
                    <PriceCell key={cell.specId} page={page} cell={cell} />
                  ) : (
                    <td key={`${row.key} ${page.lengths[index]}`} className="num muted">
                      –
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say('cheapestRow')}</th>
              {page.spread.map(({ least }, index) => (
                <td key={page.lengths[index]} className="num">
                  {least}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{say('spread')}</th>
              {page.spread.map(({ spreadBp }, index) => (
                <td key={page.lengths[index]} className="num">
                  {spreadBp === null ? '–' : `${(spreadBp / 100).toFixed(0)}%`}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}

/** From ten percent on decimals are dropped, so that all lengths fit side by side. */
const formatDifference = (bp: number): string => (bp === 0 ? '0%' : bp < 1000 ? signedPercent(bp) : `+${Math.round(bp / 100)}%`);

function PriceCell({ page, cell }: { page: VendorPricesPageData; cell: Cell }) {
  const href = useHref();
  const isCurrent = page.current?.specId === cell.specId;
  const moved = cell.moveBp !== null && Math.abs(cell.moveBp) >= 50 ? signedPercent(cell.moveBp) : null;
  return (
    <td className={classNames('num', cell.isCheapest && 'is-cheapest', cell.isRise && 'is-rise', isCurrent && 'is-current')}>
      <Link to={addressOf(href('office-vendor-prices'), page, { spec: String(cell.specId) })} preventScrollReset aria-current={isCurrent}>
        <span className={classNames(cell.isUsed && 'is-used')}>{page.mode === 'against' ? formatDifference(cell.overBp) : cell.price}</span>
        {page.mode === 'prices' && moved && <small>{moved}</small>}
      </Link>
    </td>
  );
}
