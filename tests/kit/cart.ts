import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Helpers of cart journeys over the API and browser storage. */
export type Sku = { id: number; name: string; payable_price: number; weight: number; stock: number };
type StoredLine = { skuId: number; quantity: number; seenCents: number; batch?: string; isLater?: boolean };

export const someSkus = async (origin: string, count: number): Promise<Sku[]> => {
  const answer = await (await fetch(`${origin}/v1/api/get_home_wig_skus`)).json();
  const { items }: { items: Sku[] } = answer.Data;
  const found = items.filter((sku) => sku.stock > 3).slice(0, count);
  expect(found).toHaveLength(count);
  return found;
};

export const lineOf = ({ id, payable_price }: Sku, quantity = 1): StoredLine => ({
  skuId: id,
  quantity,
  seenCents: Math.round(payable_price * 100),
});

/** Fills the browser's cart as an earlier visit would have. */
export const fill = (page: Page, lines: readonly StoredLine[]) =>
  page.evaluate((value) => localStorage.setItem('tressline:cart', JSON.stringify({ savedAt: Date.now(), value })), lines);

export const storedCartIn = (page: Page): Promise<StoredLine[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('tressline:cart') ?? '{"value":[]}').value);

const password = 'nine lace fronts';

const loginCounts = new Map<string, number>();
/** A retried journey gets its own account. */
export function newcomer(email: string): string {
  const count = loginCounts.get(email) ?? 0;
  loginCounts.set(email, count + 1);
  return count === 0 ? email : `again-${count}-${email}`;
}

/** A new account, signed in on this browser. */
export async function member(page: Page, typed: string, firstName = 'Ana'): Promise<void> {
  const email = newcomer(typed);
  const opened = await page.request.post('/v1/user/signup', { data: { email, password, first_name: firstName, last_name: 'Cole' } });
  expect(opened.status()).toBe(200);
  await signIn(page, email);
}

export async function signIn(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/v1/user/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
}

/** The server-side cart: SKU and quantity per line. */
export async function bookedFor(page: Page): Promise<[number, number][]> {
  const answer = await (await page.request.get('/v1/user/get_current_login')).json();
  const items: { shopping_cart: { sku_id: number; quantity: number } }[] = answer.Data.shopping_cart_items;
  return items.map(({ shopping_cart: { sku_id, quantity } }) => [sku_id, quantity]);
}

/** Adds lines on the server, as another device would. */
export async function put(page: Page, lines: readonly StoredLine[]): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? '';
  const data = lines.map(({ skuId, quantity, seenCents }) => ({ sku_id: skuId, quantity, seen_price: seenCents / 100 }));
  const answer = await page.request.post('/v1/shoppingcart/add_shopping_carts', { headers: { authorization: token }, data });
  expect(await answer.json()).toMatchObject({ Result: 0 });
}

export const alive = (page: Page) => page.waitForLoadState('networkidle');
export const countIs = (page: Page, count: number) =>
  page
    .getByRole('img', { name: count === 1 ? '1 item' : `${count} items`, exact: true })
    .first()
    .waitFor();
export const linesOf = (page: Page) => page.getByRole('region', { name: 'Items' }).getByRole('listitem');
export const totalOf = (page: Page) => page.getByRole('row', { name: /^Total/ }).getByRole('cell');
export const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
