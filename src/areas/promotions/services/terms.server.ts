import type { App } from '#platform/app.ts';
import type { Step } from '../rules/steps.ts';
import * as store from '../store/terms.server.ts';

export type Terms = store.Terms;

/** What an approved business buys on; null is everybody else. */
export const termsOf = (app: App, userId: number | null): Promise<Terms | null> =>
  userId === null ? Promise.resolve(null) : store.termsOf(app.db, userId);

/** The steps that count for a buyer: everybody's, and those of her price list; what comes off from the first piece is a step too. */
export async function stepsFor(app: App, userId: number | null): Promise<Step[]> {
  const [rows, terms] = await Promise.all([store.allSteps(app.db), termsOf(app, userId)]);
  const own = rows.filter(({ audience }) => audience === 'everyone' || audience === terms?.priceList);
  const first = terms && terms.offBp > 0 ? [{ categoryId: null, minPieces: 1, offBp: terms.offBp }] : [];
  return [...first, ...own.map(({ categoryId, minPieces, offBp }) => ({ categoryId, minPieces, offBp }))];
}

/** The published steps of one list, the same for everybody who looks. */
export async function stepsOfList(app: App, list: Terms['priceList']): Promise<Step[]> {
  const rows = await store.allSteps(app.db);
  return rows.filter(({ audience }) => audience === list).map(({ categoryId, minPieces, offBp }) => ({ categoryId, minPieces, offBp }));
}

/** From this moment her carts count with these terms. Inside the transaction that approves her. */
export const keepTerms = (inside: App, userId: number, terms: Terms): Promise<unknown> =>
  store.keepTerms(inside.db, { ...terms, userId, updatedAt: inside.now() });

/** She buys like everybody from this moment on. */
export const dropTerms = (inside: App, userId: number): Promise<unknown> => store.dropTerms(inside.db, userId);
