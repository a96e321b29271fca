import { Link } from 'react-router';
import type { PriceCell } from '#areas/catalog/rules/price-list.ts';
import type { PriceListRow, ShopPriceList } from '#areas/catalog/services/price-list.server.ts';
import { priceListTexts } from '#areas/documents/price-list-texts.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts, useVariantPath } from '#site/locale.tsx';
import type { MyPriceBySku } from './my-price-switch.tsx';
import type { TickedSkus } from './quick-order.tsx';

type Ticking = { mine: MyPriceBySku | null; ticked: TickedSkus; onTick: (ticked: TickedSkus) => void };

/** Groups down, lengths across. Scrolls inside its own keyboard-focusable container. */
export function PriceTable({ list, ...ticking }: { list: ShopPriceList } & Ticking) {
  const say = useTexts(priceListTexts);
  const here = useVariantPath();
  const caption = say('tableOf', { category: list.category?.name ?? '' });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable without a mouse.
    <section className="price-frame" aria-label={caption} tabIndex={0}>
      <table className="price-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{list.total === 1 ? say('groupOne') : say('groupCount', { count: list.total })}</th>
            {list.columns.map((inches) => (
              <th key={inches} scope="col">
                {inches === null ? say('noLength') : say('inches', { inches })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.rows.map((row) => (
            <tr key={row.spuId}>
              <th scope="row">
                <Link to={here(row.path)}>{row.name}</Link>
              </th>
              {list.columns.map((inches) => (
                <Cell key={inches} row={row} cell={row.cells.find((one) => one.inches === inches)} {...ticking} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ row, cell, mine, ticked, onTick }: { row: PriceListRow; cell: PriceCell | undefined } & Ticking) {
  const say = useTexts(priceListTexts);
  const here = useVariantPath();
  if (!cell)
    return (
      <td className="is-none">
        <span className="visually-hidden">{say('legendNone')}</span>
      </td>
    );
  const priceCents = mine?.get(cell.skuId) ?? cell.payableCents;
  const length = cell.inches === null ? '' : say('inches', { inches: cell.inches });
  const toggle = () => {
    const next = new Map(ticked);
    if (!next.delete(cell.skuId)) next.set(cell.skuId, cell.payableCents);
    onTick(next);
  };
  return (
    <td className={cell.isOut ? 'is-out' : undefined}>
      <div className="price-cell">
        {!cell.isOut && (
          <label className="price-tick no-print needs-script">
            <input
              type="checkbox"
              checked={ticked.has(cell.skuId)}
              onChange={toggle}
              aria-label={say('tick', { name: row.name, length })}
            />
          </label>
        )}
        <div>
          <Link to={here(`${row.path}/${cell.slug}`)}>
            {cell.isFrom && <small>{say('from')} </small>}
            {dollars(cents(priceCents))}
            {cell.isOut && (
              <>
                <i className="price-dot" aria-hidden="true" />
                <span className="visually-hidden">{say('legendOut')}</span>
              </>
            )}
          </Link>
          {cell.listCents > priceCents && (
            <s>
              <span className="visually-hidden">{say('was')} </span>
              {dollars(cents(cell.listCents))}
            </s>
          )}
        </div>
      </div>
    </td>
  );
}
