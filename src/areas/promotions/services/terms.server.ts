import type { App } from '#platform/app.ts';
import type { Step } from '../rules/steps.ts';
import * as store from '../store/terms.server.ts';

export type Terms = store.Terms;

const invited: Terms = { priceList: 'wholesale', offBp: 0, minPieces: 0 };

/** What an approved business buys on, or one whom the owner invited while her days last; null is everybody else. */
export async function termsOf(app: App, userId: number | null): Promise<Terms | null> {
  if (userId === null) return null;
  return (await store.termsOf(app.db, userId)) ?? ((await invitationOf(app, userId)) && invited);
}

/** Whom the owner put on the list for wholesale; it ends with its day or when it is taken off. */
export const invitationOf = (app: App, userId: number) => store.invitedUntil(app.db, userId, app.now());

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
