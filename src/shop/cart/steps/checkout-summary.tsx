import { cents, dollars, dollarText } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import { type FactRow, FactTable } from '#ui/table.tsx';
import type { CheckoutBill } from './checkout-facts.server.ts';
import type { CheckoutStepData } from './load.server.ts';
import { checkoutTexts } from './texts.ts';

export function OrderTotals({ bill, protectedUntil }: { bill: CheckoutBill; protectedUntil: CheckoutStepData['protectedUntil'] }) {
  const say = useTexts(checkoutTexts);
  return (
    <aside className="sum panel" aria-labelledby="order-sum">
      <h2 id="order-sum">{say('yourOrder')}</h2>
      <BillLines bill={bill} />
      <BillTable bill={bill} />
      {bill.leavesBy && <p className="meta">{say('leavesBy', { day: bill.leavesBy })}</p>}
      {protectedUntil && bill.coverage !== 'none' && (
        <p className="meta">
          {say(bill.coverage === 'all' ? 'protection' : 'protectionSome', {
            day: protectedUntil.day,
            times: say(protectedUntil.times === 2 ? 'twice' : 'once'),
          })}
        </p>
      )}
    </aside>
  );
}

/** Collapsed into one line, for phones. */
export function BillFold({ bill }: { bill: CheckoutBill }) {
  const say = useTexts(checkoutTexts);
  const itemCount = bill.pieces === 1 ? say('onePiece') : say('pieceCount', { count: bill.pieces });
  return (
    <details className="sum-fold">
      <summary>
        <span>{bill.grams > 0 ? say('inShort', { pieces: itemCount, grams: bill.grams }) : itemCount}</span>
        <span>
          <b className="num">{dollars(cents(bill.totalCents))}</b>
          <ChevronDownIcon size={18} />
        </span>
      </summary>
      <BillLines bill={bill} />
      <BillTable bill={bill} />
    </details>
  );
}

function BillLines({ bill: { lines, gifts } }: { bill: CheckoutBill }) {
  const say = useTexts(checkoutTexts);
  return (
    <ul className="mini">
      {lines.map(({ skuId, name, options, picture, quantity, unitCents, totalCents }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two composed pieces may share a SKU, and lines do not move here.
        <li key={`${skuId} ${index}`}>
          {picture ? <Picture base={picture.base} widths={picture.widths} alt="" sizes="48px" /> : <span />}
          <span>
            <b>{name}</b>
            <br />
            <span className="meta">
              {[...options, ...(quantity > 1 ? [say('times', { count: quantity, price: dollars(cents(unitCents)) })] : [])].join(
                say('comma'),
              )}
            </span>
          </span>
          <span className="num">{dollars(cents(totalCents))}</span>
        </li>
      ))}
      {gifts.map(({ id, name, quantity, state }) => (
        <li key={`gift ${id}`}>
          <span />
          <span>
            <b>{say('gift', { name, count: quantity })}</b>
            {state === 'short' && (
              <>
                <br />
                <span className="meta">{say('giftShort')}</span>
              </>
            )}
          </span>
          <span className="num">{state === 'given' ? dollars(cents(0)) : ''}</span>
        </li>
      ))}
    </ul>
  );
}

/** Items, shipping, handling, tax, discount, total. */
export function BillTable({ bill }: { bill: CheckoutBill }) {
  const say = useTexts(checkoutTexts);
  const rows: FactRow[] = [
    { label: bill.pieces === 1 ? say('onePiece') : say('pieceCount', { count: bill.pieces }), value: dollarText(bill.itemsCents) },
    {
      label: bill.grams > 0 ? say('shippingFor', { grams: bill.grams }) : say('shipping'),
      value: bill.shippingCents > 0 ? dollarText(bill.shippingCents) : say('free'),
    },
    ...(bill.handlingCents > 0 ? [{ label: say('handling'), value: dollarText(bill.handlingCents) }] : []),
    { label: say('tax'), value: dollarText(bill.taxCents) },
    ...(bill.discountCents > 0 ? [{ label: say('discount'), value: say('minus', { amount: dollarText(bill.discountCents) }) }] : []),
    ...(bill.welcomeCents > 0 ? [{ label: say('welcome'), value: say('minus', { amount: dollarText(bill.welcomeCents) }) }] : []),
    ...(bill.creditCents > 0 ? [{ label: say('credit'), value: say('minus', { amount: dollarText(bill.creditCents) }) }] : []),
  ];
  return <FactTable numbers caption={say('yourOrder')} rows={rows} total={{ label: say('total'), value: dollarText(bill.totalCents) }} />;
}
