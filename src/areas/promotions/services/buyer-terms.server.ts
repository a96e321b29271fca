import type { App } from '#platform/app.ts';
import type { QuantityTier } from '../rules/quantity-tiers.ts';
import * as store from '../store/buyer-terms.server.ts';

export type BuyerTerms = store.BuyerTermsRow;

const invited: BuyerTerms = { priceList: 'wholesale', offBp: 0, minPieces: 0 };

/** What an approved business buys on, or one whom the owner invited while her days last; null is everybody else. */
export async function fetchBuyerTerms(app: App, userId: number | null): Promise<BuyerTerms | null> {
  if (userId === null) return null;
  return (await store.selectBuyerTerms(app.db, userId)) ?? ((await invitationOf(app, userId)) && invited);
}

/** Whom the owner put on the list for wholesale; it ends with its day or when it is taken off. */
export const invitationOf = (app: App, userId: number) => store.invitedUntil(app.db, userId, app.now());

/** The steps that count for a buyer: everybody's, and those of her price list; what comes off from the first piece is a step too. */
export async function fetchBuyerTiers(app: App, userId: number | null): Promise<QuantityTier[]> {
  const [rows, terms] = await Promise.all([store.selectQuantityTiers(app.db), fetchBuyerTerms(app, userId)]);
  const own = rows.filter(({ audience }) => audience === 'everyone' || audience === terms?.priceList);
  const first = terms && terms.offBp > 0 ? [{ categoryId: null, minPieces: 1, offBp: terms.offBp }] : [];
  return [...first, ...own.map(({ categoryId, minPieces, offBp }) => ({ categoryId, minPieces, offBp }))];
}

/** The published steps of one list, the same for everybody who looks. */
export async function fetchPriceListTiers(app: App, list: BuyerTerms['priceList']): Promise<QuantityTier[]> {
  const rows = await store.selectQuantityTiers(app.db);
  return rows.filter(({ audience }) => audience === list).map(({ categoryId, minPieces, offBp }) => ({ categoryId, minPieces, offBp }));
}

/** From this moment her carts count with these terms. Inside the transaction that approves her. */
export const saveBuyerTerms = (inside: App, userId: number, terms: BuyerTerms): Promise<unknown> =>
  store.upsertBuyerTerms(inside.db, { ...terms, userId, updatedAt: inside.now() });

/** She buys like everybody from this moment on. */
export const removeBuyerTerms = (inside: App, userId: number): Promise<unknown> => store.deleteBuyerTerms(inside.db, userId);
