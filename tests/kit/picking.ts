import { asc, eq, sql } from 'drizzle-orm';
import { companyInformation } from '#areas/content/tables/site.ts';
import { orderLines, orders } from '#areas/orders/tables/orders.ts';
import { parcelLines, parcels, shipments } from '#areas/orders/tables/parcels.ts';
import { pickingBoard, startPicking, tickLine } from '#areas/picking/services/picking.server.ts';
import { pickingTotes } from '#areas/picking/tables.ts';
import { type App, anonymousCaller, type Caller } from '#platform/app.ts';
import type { Carrier } from '#providers/ports.ts';
import { callerOn } from './app.ts';
import { openCheckout } from './checkout.ts';
import { ana } from './shoppers.ts';
import { restock } from './till.ts';

export const [wig, bundle] = [101, 108] as const;
/** Everything picked, in one parcel. */
export const parcel = { grams: 900, lines: [] };
export const owner: Caller = { ...anonymousCaller, staff: { id: 1, roles: ['owner'] }, by: 'header' };
type Items = readonly (readonly [skuId: number, quantity: number])[];

/** The checkout shop with a company that ships, and the clerks' actions. */
export async function openPicking() {
  const shop = await openCheckout();
  const { app, bought } = shop;
  await restock(app.db, wig, 100, app.now());
  await restock(app.db, bundle, 100, app.now());
  const company = { nameEn: 'Tressline', nameZh: 'Tressline', email: 'hello@tressline.test', phoneNumber: '+1-404-555-0100' };
  await app.db.insert(companyInformation).values({ ...company, address: '1 Mill St', city: 'Atlanta', region: 'GA', postCode: '30309' });

  const call = (path: string, body: object, on: App = app) => callerOn(on, owner)('POST', path, body);
  const linesOf = (id: number) => app.db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.id));
  /** Two wigs and one bundle, paid by Ana, by default. */
  const paidOrder = async (...items: Items) => {
    const number = await bought(
      ana,
      ...(items.length > 0
        ? items
        : ([
            [wig, 2],
            [bundle, 1],
          ] as const)),
    );
    const [found] = await app.db.select({ id: orders.id }).from(orders).where(eq(orders.number, number));
    const id = found?.id ?? 0;
    const lines = await linesOf(id);
    const lineOf = (skuId: number): number => lines.find((line) => line.skuId === skuId)?.id ?? 0;
    return { id, number, wigs: lineOf(wig), bundles: lineOf(bundle), lineIds: lines.map((line) => line.id) };
  };
  const pickedOrder = async (...items: Items) => {
    const order = await paidOrder(...items);
    await startPicking(app, owner, [order.number]);
    for (const lineId of order.lineIds) await tickLine(app, lineId, true);
    return order;
  };
  const orderNow = async (number: string) => (await app.db.select().from(orders).where(eq(orders.number, number)))[0];
  const isWaiting = async (number: string): Promise<boolean> => (await pickingBoard(app)).waiting.some((one) => one.number === number);
  const packedQuantity = (id: number) =>
    app.db
      .select({ lineId: parcelLines.orderLineId, quantity: parcelLines.quantity })
      .from(parcelLines)
      .innerJoin(parcels, eq(parcels.id, parcelLines.parcelId))
      .where(eq(parcels.orderId, id))
      .orderBy(asc(parcelLines.orderLineId));
  const labelsOf = async (id: number) => {
    const ofOrder = sql`${shipments.parcelId} in (select p.id from parcels p where p.order_id = ${id})`;
    return (await app.db.select({ state: shipments.state }).from(shipments).where(ofOrder).orderBy(asc(shipments.id))).map(
      ({ state }) => state,
    );
  };
  /** What the board's page sends along with its form. */
  const seenOf = async (number: string): Promise<string> => {
    const { totes } = (await call('/admin/stock/online_order_query', {})).body.Data as { totes: { number: string; seen: string }[] };
    return totes.find((one) => one.number === number)?.seen ?? '';
  };
  const carried = (carrier: Partial<Carrier>): typeof app => ({
    ...app,
    ports: { ...app.ports, carrier: { ...app.ports.carrier, ...carrier } },
  });
  const anew = async (): Promise<void> => {
    await shop.anew();
    await app.db.delete(pickingTotes);
  };
  return {
    ...shop,
    anew,
    call,
    linesOf,
    paidOrder,
    pickedOrder,
    orderNow,
    isWaiting,
    packedPieces: packedQuantity,
    labelsOf,
    seenOf,
    carried,
  };
}
