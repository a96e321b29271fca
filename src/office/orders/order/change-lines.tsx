import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { FoundGoods } from '#areas/checkout/services/search-goods.server.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useTexts } from '#site/locale.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { SumList } from '#ui/office/detail-grid.tsx';
import { ProductSearch } from '../parts/product-search.tsx';
import type { OrderPageData } from './load.server.ts';
import { orderOfficeTexts } from './order-office-texts.ts';
import { refundDialogTexts } from './refund-texts.ts';

type Preview = { total: string; difference: string; differenceCents: number; totalCents: number; mayKeepCredit: boolean };
type Answer = { readonly done?: string; readonly problem?: string; readonly preview?: Preview };

/** Changes the items. The server calculates the result, and only a seen total can be submitted. */
export function ChangeLines({ order }: { order: OrderPageData }) {
  const say = useTexts(orderOfficeTexts);
  const sayRefund = useTexts(refundDialogTexts);
  const [isOpen, setOpen] = useState(false);
  const [added, setAdded] = useState<readonly FoundGoods[]>([]);
  const [isStale, setStale] = useState(true);
  const fetcher = useFetcher<Answer>();
  const answer = fetcher.data;
  const isBusy = fetcher.state !== 'idle';
  useSuccessToast(answer);
  useEffect(() => {
    if (answer?.done) setOpen(false);
    if (answer?.preview) setStale(false);
  }, [answer]);
  const preview = isStale ? undefined : answer?.preview;
  const add = (product: FoundGoods) => {
    setAdded([...added.filter(({ id }) => id !== product.id), product]);
    setStale(true);
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {say('changeLines')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={say('linesTitle')} close={say('close')} wide>
        <fetcher.Form method="post" className="stack" onChange={() => setStale(true)}>
          <p className="muted">{say('linesHelp')}</p>
          <input type="hidden" name="number" value={order.number} />
          {order.lines.map(({ id, name, quantity, unit }) => (
            <QuantityField key={id} of="lines.line_id" id={id} name={name} count={quantity} price={unit} />
          ))}
          {added.map(({ id, name, price }) => (
            <QuantityField key={`new ${id}`} of="items.sku_id" id={id} name={name} count={1} price={price} />
          ))}
          <ProductSearch at="office-order" onPick={add} />
          <TextInput label={say('reason')} name="reason" maxLength={200} />
          {preview && <TotalComparison order={order} preview={preview} />}
          {preview?.mayKeepCredit && <p className="small muted">{sayRefund('protection')}</p>}
          {answer?.problem && !isBusy && <Notice tone="err">{answer.problem}</Notice>}
          <div className="row">
            <SubmitButton kind="quiet" name="intent" value="lines-preview" busy={isBusy}>
              {isBusy ? say('busy') : say('preview')}
            </SubmitButton>
            {preview && (
              <>
                <input type="hidden" name="seen_total" value={preview.totalCents / 100} />
                <SubmitButton name="intent" value="lines" busy={isBusy}>
                  {say('linesGo')}
                </SubmitButton>
              </>
            )}
          </div>
        </fetcher.Form>
      </Dialog>
    </>
  );
}

type QuantityFieldProps = { of: 'lines.line_id' | 'items.sku_id'; id: number; name: string; count: number; price: string };

function QuantityField({ of, id, name, count, price }: QuantityFieldProps) {
  const say = useTexts(orderOfficeTexts);
  return (
    <label className="row">
      <input type="hidden" name={of} value={id} />
      <input
        className="input input-num"
        type="number"
        min={of === 'lines.line_id' ? 0 : 1}
        max={999}
        name={of.replace(/\w+$/, 'quantity')}
        defaultValue={count}
        aria-label={`${say('newPieces')}: ${name}`}
      />
      <span>{name}</span>
      <span className="push num">{price}</span>
    </label>
  );
}

function TotalComparison({ order, preview: { total, difference, differenceCents } }: { order: OrderPageData; preview: Preview }) {
  const say = useTexts(orderOfficeTexts);
  const label = differenceCents > 0 ? say('charge') : differenceCents < 0 ? say('giveBack') : say('noDifference');
  return (
    <SumList
      sums={[
        { label: say('was'), value: `$${order.total}`, weight: 'quiet' },
        { label: say('becomes'), value: total, weight: 'total' },
        { label, value: difference, weight: 'bold' },
      ]}
    />
  );
}
