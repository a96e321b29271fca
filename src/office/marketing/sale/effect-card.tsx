import { grouped } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { TextSkeleton } from '#ui/skeleton.tsx';
import { AnnounceDialog } from './announce-dialog.tsx';
import { BelowCost } from './below-cost.tsx';
import type { SaleEffectSummary } from './effect.server.ts';
import { saleEffectTexts } from './sale-effect-texts.ts';
import { useSaleEffect } from './use-sale-effect.ts';

/** The cost of the sale before announcing, and the announce button. */
export function EffectCard({ saleId, isAnnounced }: { saleId: number; isAnnounced: boolean }) {
  const say = useTexts(saleEffectTexts);
  const { effect, isBusy, hasFailed } = useSaleEffect(saleId);
  return (
    <Card className="sale-effect" title={say('title')} note={effect && say('starts', { when: effect.starts })}>
      <div className="stack" aria-live="polite" aria-busy={isBusy}>
        {effect ? <Cost effect={effect} /> : <Waiting hasFailed={hasFailed && !isBusy} />}
        {effect && <BelowCost effect={effect} />}
        {!isAnnounced && (
          <span>
            <AnnounceDialog saleId={saleId} effect={effect} isCounting={isBusy} />
          </span>
        )}
      </div>
    </Card>
  );
}

function Waiting({ hasFailed }: { hasFailed: boolean }) {
  const say = useTexts(saleEffectTexts);
  if (hasFailed) return <Notice tone="err">{say('failed')}</Notice>;
  return (
    <div>
      <p className="muted">{say('counting')}</p>
      <TextSkeleton lines={3} />
    </div>
  );
}

function Cost({ effect }: { effect: SaleEffectSummary }) {
  const say = useTexts(saleEffectTexts);
  if (effect.costCents === 0)
    return (
      <div>
        <p>
          <b>{say('none')}</b>
        </p>
        <p className="muted">{`${say('noneText')} ${say('basis')}`}</p>
      </div>
    );
  return (
    <div>
      <p className="figure">{effect.amount}</p>
      <p>{say('items', { pieces: grouped(effect.pieces), shoppers: grouped(effect.shoppers) })}</p>
      <table className="grid-table is-tight space-above">
        <caption className="visually-hidden">{say('products')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('product')}</th>
            <th scope="col" className="num">
              {say('pieces')}
            </th>
            <th scope="col" className="num">
              {say('cost')}
            </th>
          </tr>
        </thead>
        <tbody>
          {effect.products.map((product) => (
            <tr key={product.id}>
              <th scope="row">{product.name}</th>
              <td className="num">{grouped(product.pieces)}</td>
              <td className="num">{product.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {effect.moreProducts > 0 && <p className="muted">{say('moreProducts', { count: effect.moreProducts })}</p>}
      <p className="muted space-above">{say('basis')}</p>
    </div>
  );
}
