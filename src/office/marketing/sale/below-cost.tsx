import { grouped } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import type { SaleEffectSummary } from './effect.server.ts';
import { saleEffectTexts } from './sale-effect-texts.ts';

/** Products sold at a loss, and how many costs are unknown. */
export function BelowCost({ effect: { belowCost, unknownCostCount } }: { effect: SaleEffectSummary }) {
  const say = useTexts(saleEffectTexts);
  return (
    <>
      {belowCost.count > 0 && (
        <div>
          <Notice tone="warn">{say('below', { count: grouped(belowCost.count) })}</Notice>
          <table className="grid-table is-tight space-above">
            <caption className="visually-hidden">{say('belowTable')}</caption>
            <thead>
              <tr>
                <th scope="col">{say('sku')}</th>
                <th scope="col" className="num">
                  {say('salePrice')}
                </th>
                <th scope="col" className="num">
                  {say('skuCost')}
                </th>
              </tr>
            </thead>
            <tbody>
              {belowCost.skus.map((sku) => (
                <tr key={sku.id}>
                  <th scope="row" className="id">
                    {sku.code}
                  </th>
                  <td className="num">{sku.salePrice}</td>
                  <td className="num">{sku.cost}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {belowCost.count > belowCost.skus.length && (
            <p className="muted">{say('moreSkus', { count: grouped(belowCost.count - belowCost.skus.length) })}</p>
          )}
        </div>
      )}
      {unknownCostCount > 0 && <p className="muted">{say('unknownCost', { count: grouped(unknownCostCount) })}</p>}
    </>
  );
}
