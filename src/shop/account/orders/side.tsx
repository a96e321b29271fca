import type { OneOrder } from '#areas/documents/services/order-detail.server.ts';
import { billTexts, paymentTexts } from '#areas/orders/texts.ts';
import { splitAddress } from '#areas/shoppers/rules/address-line.ts';
import { type Cents, cents, dollars } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { Panel } from '#ui/panel.tsx';
import { type FactRow, FactTable } from '#ui/table.tsx';
import { ordersPageTexts } from './texts.ts';

/** Order summary, payments, address, parcels and notes. */
export function OrderSide({ order }: { order: OneOrder }) {
  return (
    <div className="stack-3 order-side">
      <OrderBill order={order} />
      <Payments order={order} />
      <Refunds refunds={order.refunds} />
      <Receiver order={order} />
      <Parcels parcels={order.parcels} photos={order.photos} />
      <Message text={order.buyerMessage} />
    </div>
  );
}

/** Deductions with a minus sign. */
const signed = (amount: Cents): string => (amount < 0 ? `−${dollars(cents(-amount))}` : dollars(amount));

export function OrderBill({ order }: { order: OneOrder }) {
  const say = useTexts(ordersPageTexts);
  const sayBill = useTexts(billTexts);
  const { couponCents, creditCents } = order;
  const off = [
    couponCents > 0 && say('couponPart', { amount: dollars(cents(couponCents)) }),
    creditCents > 0 && say(order.isGuest ? 'worthPart' : 'creditPart', { amount: dollars(cents(creditCents)) }),
  ].filter(Boolean);
  const rows: FactRow[] = order.bill.map(({ part, cents: amount }) => ({
    label: sayBill(part),
    note: part === 'discount' && off.length > 0 ? off.join(say('listComma')) : undefined,
    value: part === 'shipping' && amount === 0 ? say('freeShipping') : signed(amount),
  }));
  return (
    <Panel title={say('bill')}>
      <FactTable
        caption={say('bill')}
        numbers
        plain
        rows={rows}
        total={{ label: sayBill('total'), value: dollars(cents(order.totalCents)) }}
      />
    </Panel>
  );
}

type Payment = OneOrder['payments'][number];
const isPaymentText = (key: string): key is keyof typeof paymentTexts => Object.hasOwn(paymentTexts, key);

function Payments({ order: { payments, totalCents, creditCents, isGuest } }: { order: OneOrder }) {
  const say = useTexts(ordersPageTexts);
  const sayPayment = useTexts(paymentTexts);
  const paymentLabel = (name: string): string => (isPaymentText(name) ? sayPayment(name) : name);
  const stateOf = ({ state }: Payment): string =>
    paymentLabel(state === 'completed' || state === 'pending' || state === 'declined' ? state : 'open');
  const rows = payments
    .filter(({ kind }) => kind === 'payment')
    .map((payment): FactRow => {
      const { purpose, wallet, amountCents, day } = payment;
      const how = [wallet && paymentLabel(wallet), stateOf(payment), day].filter(Boolean).join(say('listComma'));
      return { label: paymentLabel(purpose), note: how, value: dollars(cents(amountCents)) };
    });
  // Paid in full by store credit or a return: no payment is due.
  const none = totalCents === 0 && creditCents > 0 ? say(isGuest ? 'paidByWorth' : 'paidByCredit') : sayPayment('nothing');
  return (
    <Panel title={say('payments')}>
      {rows.length === 0 ? <p className="meta">{none}</p> : <FactTable caption={say('payments')} numbers plain rows={rows} />}
    </Panel>
  );
}

function Refunds({ refunds }: Pick<OneOrder, 'refunds'>) {
  const say = useTexts(ordersPageTexts);
  const sayPayment = useTexts(paymentTexts);
  if (refunds.length === 0) return null;
  const rows = refunds.flatMap(({ wallet, amountCents, keptCents, isPending, day }): FactRow[] => {
    const to = wallet === null ? say('refundCredit') : isPaymentText(wallet) ? sayPayment(wallet) : wallet;
    const how = [to, isPending && say('refundPending'), day].filter(Boolean).join(say('listComma'));
    return [
      ...(amountCents > 0 ? [{ label: say('refund'), note: how, value: signed(cents(-amountCents)) }] : []),
      ...(keptCents > 0 ? [{ label: say('refundKept'), note: say('refundKeptWhy'), value: dollars(cents(keptCents)) }] : []),
    ];
  });
  return (
    <Panel title={say('refunds')}>
      <FactTable caption={say('refunds')} numbers plain rows={rows} />
      {refunds.some(({ isPending }) => isPending) && <p className="meta space-above-small">{say('refundPendingNote')}</p>}
    </Panel>
  );
}

function Receiver({ order: { shipping, isDiscreet } }: { order: OneOrder }) {
  const say = useTexts(ordersPageTexts);
  if (!shipping) return null;
  const { address, city, region, postCode } = splitAddress(shipping.receiverAddress);
  return (
    <Panel title={say('receiver')}>
      <address className="order-address long-words">
        <b className="medium">{shipping.receiverName}</b>
        <br />
        {address}
        <br />
        {`${city}, ${region} ${postCode}`}
        <br />
        {shipping.countryName && (
          <>
            {shipping.countryName}
            <br />
          </>
        )}
        <span className="num">{shipping.receiverPhone}</span>
      </address>
      {isDiscreet && <p className="meta space-above-small">{say('discreet')}</p>}
    </Panel>
  );
}

function Parcels({ parcels, photos }: Pick<OneOrder, 'parcels' | 'photos'>) {
  const say = useTexts(ordersPageTexts);
  if (parcels.length === 0) return null;
  return (
    <Panel title={say('parcel')}>
      <ul className="stack">
        {parcels.map(({ carrier, service, code, grams, url }) => (
          <li key={code}>
            <p>{[service || carrier, grams > 0 && say('grams', { grams })].filter(Boolean).join(say('listComma'))}</p>
            <p className="meta num">
              {say('trackingNumber')} {code}
            </p>
            {url && (
              <p className="no-print">
                <a className="link tap-target" href={url} target="_blank" rel="noopener noreferrer">
                  {say('track', { carrier })}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
      {photos.map(({ parcel, small, large }) => (
        <a key={parcel} className="no-print space-above order-photo" href={large} target="_blank" rel="noopener">
          <img src={small} alt={say('parcelPhoto')} width={160} loading="lazy" />
        </a>
      ))}
    </Panel>
  );
}

function Message({ text }: { text: string }) {
  const say = useTexts(ordersPageTexts);
  if (text === '') return null;
  return (
    <Panel title={say('yourMessage')}>
      <p className="long-words keep-lines">{text}</p>
    </Panel>
  );
}
