import { sql } from 'drizzle-orm';
import { capturePayment } from '#areas/checkout/services/capture-payment.server.ts';
import { placeOrder } from '#areas/checkout/services/place-order.server.ts';
import { DomainError, type DomainErrorName } from '#kernel/errors.ts';
import { type App, anonymousCaller, type Caller } from '#platform/app.ts';
import { databaseErrorName } from '#platform/database/connection-errors.ts';
import { checkInvariants } from '#platform/invariants.server.ts';
import { seedCatalog } from '../../tests/kit/goods.ts';
import { restock, seedStock as seedTestStock } from '../../tests/kit/till.ts';
import type { DrillContext } from './frame.ts';

const receiver = {
  firstName: 'Dee',
  lastName: 'Drill',
  phoneNumber: '4045550100',
  address: '1 Test St',
  city: 'Atlanta',
  region: 'GA',
  postCode: '30301',
};

/** A shop with products in stock, nothing sold. */
export async function seedStock({ app }: Pick<DrillContext, 'app'>): Promise<void> {
  await seedCatalog(app.db);
  await seedTestStock(app.db);
}

/** Sets the available stock. */
export async function fillUp({ app }: Pick<DrillContext, 'app'>, skuId: number, quantity: number): Promise<void> {
  const { rows } = await app.db.execute<{ available: number }>(sql`select available from skus where id = ${skuId}`);
  const missing = quantity - Number(rows[0]?.available ?? 0);
  if (missing > 0) await restock(app.db, skuId, missing, app.now());
}

export type Bought =
  | { readonly won: true; readonly number: string; readonly providerOrderId: string; readonly guestKey: string }
  | { readonly won: false; readonly why: DomainErrorName | 'error'; readonly text: string };

/** A guest with their own address who wants these items. */
export const guestOf = (place: number): Caller => ({
  ...anonymousCaller,
  ip: `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`,
  requestId: 'drill',
});

export async function buy(
  app: App,
  place: number,
  items: readonly { skuId: number; quantity: number }[],
  requestId: string | null = null,
  code?: string,
): Promise<Bought> {
  const request = { receiver, email: `buyer${place}@example.com`, items, code, service: '', seenTotalCents: null };
  try {
    const { number, providerOrderId, guestKey } = await placeOrder(app, guestOf(place), {
      ...request,
      buyerMessage: '',
      isDiscreet: false,
      wallet: 'paypal',
      requestId,
    });
    return { won: true, number, providerOrderId: providerOrderId ?? '', guestKey: guestKey ?? '' };
  } catch (error) {
    return { won: false, why: error instanceof DomainError ? error.why : (databaseErrorName(error) ?? 'error'), text: String(error) };
  }
}

/** The payer approves and the shop is notified. */
export async function pay({ app, paypal }: DrillContext, providerOrderId: string): Promise<string> {
  await paypal.till.approve(providerOrderId, 'pay', 'paypal');
  return (await capturePayment(app, { providerOrderId })).outcome;
}

/** The invariants in the database; and the provider's records against ours. */
export async function checkInvariantsHold({ app, must }: Pick<DrillContext, 'app' | 'must'>): Promise<void> {
  for (const { name, rule, brokenCount } of await checkInvariants(app.db)) must(brokenCount === 0, `${name}: ${rule}`);
}

/** Another instance of the shop on the same database: it shares nothing else. */
export const twin = (app: App): App => ({ ...app, store: { ...app.store } });
