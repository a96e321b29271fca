import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { capturePayment } from '#areas/checkout/services/capture-payment.server.ts';
import { payInvoice } from '#areas/checkout/services/invoice-pay.server.ts';
import { createInvoice, sendInvoice } from '#areas/checkout/services/invoices.server.ts';
import { changeOrderLines } from '#areas/checkout/services/order-lines.server.ts';
import type { RefundSelection } from '#areas/checkout/services/staff-refund.server.ts';
import { giveCredit, spendCredit } from '#areas/referrals/services/store-credit.server.ts';
import { selectCreditBalance } from '#areas/referrals/store/own.server.ts';
import { type App, anonymousCaller, type Caller } from '#platform/app.ts';
import type { Payments } from '#providers/ports.ts';
import { openCheckout } from './checkout.ts';
import { ana } from './shoppers.ts';
import { restock } from './till.ts';

export const owner: Caller = { ...anonymousCaller, staff: { id: 1, roles: ['owner'] } };
export const lineSelection = (lineId: number | undefined, quantity: number): RefundSelection => ({
  kind: 'pieces',
  pieces: new Map([[lineId ?? 0, quantity]]),
  shippingCents: 0,
});

type RefundedLine = { id: number; quantity: number; refunded_quantity: number; removed_quantity: number };

/** A checkout for changes and refunds with a provider that may refuse. */
export async function openRefunds() {
  const shop = await openCheckout();
  const { app, fill, place, approve, capture, row } = shop;
  let adjustments = 0;
  await restock(app.db, 103, 50, app.now());

  const linesOf = async (number: string): Promise<RefundedLine[]> =>
    (
      await app.db.execute<RefundedLine>(
        sql`select l.id, l.quantity, l.refunded_quantity, l.removed_quantity from order_lines l join orders o on o.id = l.order_id where o.number = ${number} order by l.id`,
      )
    ).rows;
  const balance = (): Promise<number> => selectCreditBalance(app.db, ana);

  /** The provider's next refund answers in order, then normal again. */
  function answering(...answers: readonly ('refused' | 'away')[]): App {
    const left = [...answers];
    const refundBy: Payments['refund'] = async (request) => {
      const next = left.shift();
      if (next === 'refused') return { outcome: 'refused', issue: 'REFUND_NOT_ALLOWED', text: 'no' };
      return next === 'away' ? { outcome: 'away', reason: 'no response' } : app.ports.payments.refund(request);
    };
    return { ...app, ports: { ...app.ports, payments: { ...app.ports.payments, refund: refundBy } } };
  }

  const change = (on: App, number: string, lineId: number | undefined, quantity: number) =>
    changeOrderLines(on, owner, {
      number,
      quantities: new Map([[lineId ?? 0, quantity]]),
      added: [],
      reason: 'other pieces',
      seenTotalCents: null,
    });

  /** Sets the store credit balance. */
  async function setCredit(creditCents: number): Promise<void> {
    adjustments += 1;
    const difference = creditCents - (await balance());
    const event = { userId: ana, kind: 'adjusted', source: ['refund-kit', adjustments], cents: Math.abs(difference) } as const;
    if (difference !== 0) await (difference > 0 ? giveCredit : spendCredit)(app, event);
  }

  /** Paid with this much store credit, the rest with money; with nothing left to pay it waits for staff. */
  async function paidWithCredit(creditCents: number, ...items: [number, number][]): Promise<string> {
    await setCredit(creditCents);
    await fill(ana, ...items);
    const { Data } = await place(ana, { use_credit: true });
    if (Data.provider_order_id === null) return Data.number;
    await approve(Data.provider_order_id);
    expect((await capture(ana, Data.provider_order_id)).Data).toMatchObject({ outcome: 'paid' });
    return Data.number;
  }

  /** Pays an invoice at the provider. */
  async function payBill(by: Caller, code: string): Promise<string> {
    const { number, providerOrderId } = await payInvoice(app, by, { code, wallet: 'paypal' });
    await approve(providerOrderId ?? '');
    await capturePayment(app, { number });
    return number;
  }

  /** A staff invoice for units at $250 or another price, with a third paid. */
  async function depositOn(quantity: number, priceCents = 25_000): Promise<string> {
    const lines = [{ skuId: 103, quantity, name: '', priceCents, weightGrams: null }];
    const made = await createInvoice(
      app,
      { id: 1 },
      {
        ...{ kind: 'invoice', customerName: 'Dee', email: 'dee@tressline.test', phoneNumber: '', language: 'en', lines, discountCents: 0 },
        ...{
          shippingCents: null,
          shippingPaidCents: 0,
          handlingCents: 0,
          taxCents: 0,
          depositBp: 3000,
          note: '',
          dueOn: null,
          expiresAt: null,
        },
      },
    );
    await sendInvoice(app, made.id);
    const number = await payBill(anonymousCaller, made.code);
    expect(await row(number)).toMatchObject({ status: 3, payment_state: 'part_paid', payment_time: null });
    return number;
  }

  return { ...shop, linesOf, balance, answering, change, setCredit, paidWithCredit, payBill, depositOn };
}
