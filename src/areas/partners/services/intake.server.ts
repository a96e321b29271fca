import type { CartItemInput } from '#areas/cart/rules/requested-lines.ts';
import { countItemsForTiers } from '#areas/cart/services/lines.server.ts';
import { quoteOnBehalf, writeOnBehalfOrder } from '#areas/checkout/services/on-behalf.server.ts';
import { fetchBuyerTerms } from '#areas/promotions/services/buyer-terms.server.ts';
import type { AddressDraft } from '#areas/shoppers/rules/address.ts';
import { checkAddressDraft } from '#areas/shoppers/services/receiver-wire.server.ts';
import { hourMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { localizedColumn } from '#kernel/words.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { takeAttempt } from '#platform/rate-limit.server.ts';
import { type IntakeFault, type IntakeOrder, parseIntakeOrders } from '../rules/intake.ts';
import * as store from '../store/partner-orders.server.ts';
import type { PartnerRow } from '../store/partners.server.ts';
import { requireApprovedPartner, requireShopperId } from './account.server.ts';

const pastesAnHour = 60;

type Planned = Pick<IntakeOrder, 'reference' | 'receiver'> & {
  readonly fault: IntakeFault | null;
  /** The existing order with this reference. */
  readonly number: string | null;
  readonly items: readonly CartItemInput[];
  readonly names: readonly string[];
  readonly totalCents: number;
  readonly pieces: number;
};

/** Preview of a pasted sheet: each parcel with its price or its problem. Nothing is written. */
export async function planIntake(app: App, caller: Caller, pasted: string) {
  const partner = await requireApprovedPartner(app, requireShopperId(caller), 'dropship');
  const limit = { bucket: 'partner-intake', key: String(partner.id), max: pastesAnHour, windowMs: hourMs };
  if (!(await takeAttempt(app, limit))) throw new DomainError('tooMany');
  return planned(app, caller, partner, pasted);
}

async function planned(app: App, caller: Caller, partner: PartnerRow, pasted: string) {
  const { orders, isTooLong } = parseIntakeOrders(pasted);
  if (orders.length === 0) throw new DomainError('lackParameter', { field: 'orders' });
  const [taken, known] = await Promise.all([
    store.takenReferences(
      app.db,
      partner.id,
      orders.map(({ reference }) => reference),
    ),
    store.selectPartnerSkus(app.db, [...new Set(orders.flatMap(({ lines }) => lines.map(({ sku }) => sku)))]),
  ]);
  const numbers = new Map(taken.map(({ reference, number }) => [reference, number]));
  const ids = new Map(known.map(({ code, id }) => [code, id]));
  const read = orders.map((order) => checkParcel(order, numbers.get(order.reference) ?? null, ids));
  const alone = await Promise.all(read.map((one) => priced(app, caller, partner, one, 0)));
  // Quantity tiers count over all parcels of one sheet.
  const all = alone.reduce((sum, { pieces }) => sum + pieces, 0);
  const parcels: Planned[] = [];
  for (const [index, one] of read.entries()) parcels.push(await priced(app, caller, partner, one, all - (alone[index]?.pieces ?? 0)));
  const minUnits = (await fetchBuyerTerms(app, partner.userId))?.minPieces ?? 0;
  const isShort = all > 0 && all < minUnits;
  return { parcels, isTooLong, pieces: all, least: isShort ? minUnits : 0, totalCents: sumOf(parcels) };
}

const sumOf = (parcels: readonly Planned[]): number => parcels.reduce((sum, one) => sum + (one.fault ? 0 : one.totalCents), 0);

/** Problems of a parcel known before pricing. */
function checkParcel(order: IntakeOrder, number: string | null, ids: ReadonlyMap<string, number>): Planned {
  const items = order.lines.flatMap(({ sku, quantity }) => {
    const skuId = ids.get(sku);
    return skuId === undefined ? [] : [{ skuId, quantity }];
  });
  const base = { reference: order.reference, receiver: order.receiver, number, items, names: [], totalCents: 0, pieces: 0 };
  if (order.fault) return { ...base, fault: order.fault };
  if (number !== null) return { ...base, fault: 'taken' };
  if (items.length < order.lines.length) return { ...base, fault: 'unknownSku' };
  const receiver = receiverIn(order.receiver);
  return receiver ? { ...base, receiver, fault: null } : { ...base, fault: 'receiver' };
}

function receiverIn(draft: AddressDraft): AddressDraft | null {
  try {
    return checkAddressDraft(draft);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

async function priced(app: App, { language }: Caller, { userId }: PartnerRow, one: Planned, besides: number): Promise<Planned> {
  if (one.fault) return one;
  const { lines, sums } = await quoteOnBehalf(app, { userId, items: one.items, receiver: one.receiver, besides });
  const names = lines.map(({ goods, priced }) => `${priced.line.quantity} × ${localizedColumn(goods, 'name', language)}`);
  const bad = lines.length < new Set(one.items.map(({ skuId }) => skuId)).size ? 'gone' : shortIn(lines);
  return { ...one, names, fault: bad, totalCents: sums.totalCents, pieces: bad ? 0 : countItemsForTiers(lines) };
}

const shortIn = (lines: Awaited<ReturnType<typeof quoteOnBehalf>>['lines']): IntakeFault | null => {
  const found = lines.find(({ priced }) => priced.state !== 'fine');
  if (!found) return null;
  return found.priced.state === 'gone' ? 'gone' : 'short';
};

export type IntakeResult = { readonly reference: string; readonly number: string | null; readonly fault: IntakeFault | null };

/** Places an order per valid parcel, each independently; a reference becomes one order however often it is sent. */
export async function placeIntakeOrders(
  app: App,
  caller: Caller,
  pasted: string,
  seenTotalCents: number,
): Promise<readonly IntakeResult[]> {
  const partner = await requireApprovedPartner(app, requireShopperId(caller), 'dropship');
  const { parcels, least, totalCents, pieces } = await planned(app, caller, partner, pasted);
  if (least > 0) throw new DomainError('minimumPieces', { least, count: pieces });
  if (totalCents !== seenTotalCents) throw new DomainError('priceChanged');
  const taken: IntakeResult[] = [];
  for (const one of parcels)
    taken.push(
      one.fault
        ? { reference: one.reference, number: one.number, fault: one.fault }
        : await writeParcelOrder(app, caller, partner, one, pieces),
    );
  app.live.publish('orders', 'stock');
  return taken;
}

async function writeParcelOrder(app: App, caller: Caller, partner: PartnerRow, one: Planned, totalUnits: number): Promise<IntakeResult> {
  const { reference, items, receiver, totalCents } = one;
  try {
    return await transact(app, async (inside) => {
      const input = { userId: partner.userId, items, receiver, besides: totalUnits - one.pieces, seenTotalCents: totalCents };
      const order = await writeOnBehalfOrder(inside, caller, input);
      const note = { orderId: order.id, partnerId: partner.id, partnerReference: reference, isBlankSlip: partner.hasBlankSlip };
      if (!(await store.insertPartnerOrder(inside.db, { ...note, at: inside.now() })))
        throw new DomainError('referenceTaken', { reference });
      return { reference, number: order.number, fault: null };
    });
  } catch (error) {
    const fault = error instanceof DomainError ? faults[error.why] : undefined;
    if (!fault) throw error;
    const [before] = await store.takenReferences(app.db, partner.id, [reference]);
    return { reference, number: before?.number ?? null, fault };
  }
}

const faults: Readonly<Partial<Record<DomainError['why'], IntakeFault>>> = {
  referenceTaken: 'taken',
  outOfStock: 'short',
  goodsGone: 'gone',
  goodsNotExist: 'gone',
};
