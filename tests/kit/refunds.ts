import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type RefundSelection, refundByStaff } from '#areas/checkout/services/staff-refund.server.ts';
import { type App, anonymousCaller, type Caller } from '#platform/app.ts';
import { callerOn } from './app.ts';
import type { openCheckout } from './checkout.ts';

const owner: Caller = { ...anonymousCaller, staff: { id: 1, roles: ['owner'] }, by: 'header' };

/** An owner's refund, as by office and call. */
export const refund = (app: App, number: string, selection: RefundSelection, reason = 'refund') =>
  refundByStaff(app, owner, { number, selection, reason });
export const everything: RefundSelection = { kind: 'all' };
export const amount = (amountCents: number): RefundSelection => ({ kind: 'amount', amountCents });

export type RefundAnswer = { Result: number; Code: number; Msg: string; Data: Record<string, unknown> };
export type BoughtLine = {
  id: number;
  sku_id: number;
  quantity: number;
  price: number;
  refunded_quantity: number;
  removed_quantity: number;
};

export const lineRefund = (line: BoughtLine, quantity = 1) => ({ lines: [{ line_id: line.id, quantity }] });

/** Office calls and ledger of an `openCheckout` shop. */
export function refundsOn({ app, row }: Pick<Awaited<ReturnType<typeof openCheckout>>, 'app' | 'row'>) {
  const call = async (path: string, input: object, on: App = app): Promise<RefundAnswer> =>
    (await callerOn(on, { staff: { id: 1, roles: ['owner'] }, by: 'header' })('POST', path, input)).body as never;
  const linesOf = async (number: string): Promise<BoughtLine[]> =>
    (
      await app.db.execute<BoughtLine>(
        sql`select l.* from order_lines l join orders o on o.id = l.order_id where o.number = ${number} order by l.position, l.id`,
      )
    ).rows;
  return {
    call,
    linesOf,
    refund: (number: string, what: object, on: App = app) =>
      call('/admin/order/refund', { number, reason: 'test', request_id: randomUUID(), ...what }, on),
    firstLine: async (number: string): Promise<BoughtLine> => {
      const [line] = await linesOf(number);
      if (!line) throw new Error(`order ${number} has no line`);
      return line;
    },
    paid: async (number: string): Promise<number> => Number((await row(number)).payment),
    refundsOf: async (number: string) =>
      (
        await app.db.execute<{ state: string; amount_cents: number }>(
          sql`select r.state, r.amount_cents from refunds r join orders o on o.id = r.order_id where o.number = ${number} order by r.id`,
        )
      ).rows,
    balance: async (userId: number): Promise<number> =>
      Number((await app.db.execute(sql`select balance_cents from credit_accounts where user_id = ${userId}`)).rows[0]?.balance_cents ?? 0),
  };
}

export const ofLines = (...lines: (readonly [lineId: number, quantity: number])[]): RefundSelection => ({
  kind: 'pieces',
  pieces: new Map(lines),
  shippingCents: 0,
});
