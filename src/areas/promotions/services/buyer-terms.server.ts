import type { App } from '#platform/app.ts';
import type { QuantityTier } from '../rules/quantity-tiers.ts';
import * as store from '../store/buyer-terms.server.ts';

export type BuyerTerms = store.BuyerTermsRow;

const invited: BuyerTerms = { priceList: 'wholesale', offBp: 0, minPieces: 0 };

/** Terms of an approved business, or of an invited shopper while valid; null for everybody else. */
export async function fetchBuyerTerms(app: App, userId: number | null): Promise<BuyerTerms | null> {
  if (userId === null) return null;
  return (await store.selectBuyerTerms(app.db, userId)) ?? ((await invitationOf(app, userId)) && invited);
}

/** The owner's wholesale invitation; ends with its date or when removed. */
export const invitationOf = (app: App, userId: number) => store.invitedUntil(app.db, userId, app.now());

/** Tiers that apply to a buyer: everybody's, and those of the buyer's price list; a discount from the first unit is a tier too. */
export async function fetchBuyerTiers(app: App, userId: number | null): Promise<QuantityTier[]> {
  const [rows, terms] = await Promise.all([store.selectQuantityTiers(app.db), fetchBuyerTerms(app, userId)]);
  const applicable = rows.filter(({ audience }) => audience === 'everyone' || audience === terms?.priceList);
  const first = terms && terms.offBp > 0 ? [{ categoryId: null, minPieces: 1, offBp: terms.offBp }] : [];
  return [...first, ...applicable.map(({ categoryId, minPieces, offBp }) => ({ categoryId, minPieces, offBp }))];
}

/** The published tiers of one list. */
export async function fetchPriceListTiers(app: App, list: BuyerTerms['priceList']): Promise<QuantityTier[]> {
  const rows = await store.selectQuantityTiers(app.db);
  return rows.filter(({ audience }) => audience === list).map(({ categoryId, minPieces, offBp }) => ({ categoryId, minPieces, offBp }));
}

/** Inside the transaction that approves the account. */
export const saveBuyerTerms = (inside: App, userId: number, terms: BuyerTerms): Promise<unknown> =>
  store.upsertBuyerTerms(inside.db, { ...terms, userId, updatedAt: inside.now() });

export const removeBuyerTerms = (inside: App, userId: number): Promise<unknown> => store.deleteBuyerTerms(inside.db, userId);
