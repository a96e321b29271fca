import { ConfirmBelowCost } from '#office/parts/confirm-below-cost.tsx';
import { useTexts } from '#site/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { heldTexts } from './held-texts.ts';
import type { SaleData } from './load.server.ts';

type HeldGoodsProps = { held: NonNullable<SaleData['held']>; saleId: number };

/** What did not begin with the sale, and the owner's button. */
export function HeldGoods({ held: { count, codes, mayAccept }, saleId }: HeldGoodsProps) {
  const say = useTexts(heldTexts);
  const fields = [
    ['id', String(saleId)],
    ['intent', 'accept-held'],
  ] as const;
  return (
    <div className="sale-problem">
      <Notice tone="err" action={mayAccept && <ConfirmBelowCost fields={fields} />}>
        {say('notStarted', { count, codes })} {say('whatToDo', { count })} {!mayAccept && say('ownerMay', { count })}
      </Notice>
    </div>
  );
}
