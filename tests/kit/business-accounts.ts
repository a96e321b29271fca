import { sql } from 'drizzle-orm';
import * as account from '#areas/partners/services/account.server.ts';
import { addTier } from '#areas/promotions/services/offers.server.ts';
import { anonymousCaller } from '#platform/app.ts';
import { openCheckout } from './checkout.ts';
import { ana } from './shoppers.ts';
import { restock } from './till.ts';

/** A checkout whose shopper Ana applies for a business account; wholesale tiers start at ten and twenty units. */
export async function openBusinessAccounts() {
  const shop = await openCheckout();
  const { app, as } = shop;
  const owner = { ...anonymousCaller, staff: { id: 1, roles: ['owner' as const] } };
  const applicant = { ...anonymousCaller, shopperId: ana, by: 'header' as const };
  const application = {
    kind: 'wholesale' as const,
    businessName: 'Salon Rose',
    website: 'rose.example',
    taxNumber: '',
    region: 'GA',
    monthlyVolume: 'few',
  };
  const agreed = { kind: 'wholesale' as const, priceList: 'wholesale' as const, offBp: 0, minPieces: 0, hasBlankSlip: true };
  const steps = [
    [10, 500],
    [20, 800],
  ] as const;
  for (const [minPieces, offBp] of steps) await addTier(app, owner, { audience: 'wholesale', categoryId: null, minPieces, offBp });
  await restock(app.db, 103, 100, app.now());

  const idOf = async (userId: number): Promise<number> => {
    const { rows } = await app.db.execute<{ id: number }>(sql`select id from partners where user_id = ${userId}`);
    return Number(rows[0]?.id);
  };
  const sentMailKinds = async (): Promise<string[]> =>
    (await app.db.execute<{ kind: string }>(sql`select kind from mails where kind like 'business%' order by id`)).rows.map(
      ({ kind }) => kind,
    );
  const priceOf = async (shopperId: number): Promise<number> => {
    const { Data } = await as(shopperId)('/business/my_prices', { sku_ids: [101] });
    return (Data as unknown as { items: { prices: { price: number }[] }[] }).items[0]?.prices[0]?.price ?? 0;
  };

  const emptied = async (): Promise<void> => {
    await shop.anew();
    await app.db.execute(sql`delete from partner_orders`);
    await app.db.execute(sql`delete from partners`);
    await app.db.execute(sql`delete from buyer_terms`);
  };

  async function opened(more: Partial<account.Agreed> = {}): Promise<number> {
    await account.applyForAccount(app, applicant, { ...application, kind: more.kind ?? 'wholesale' });
    const id = await idOf(ana);
    await account.approveAccount(app, owner, id, { ...agreed, ...more });
    return id;
  }
  return { ...shop, owner, she: applicant, wish: application, agreed, idOf, letters: sentMailKinds, priceOf, emptied, opened };
}
