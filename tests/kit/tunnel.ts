import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { owner } from './shop.ts';

/** What browsers log for requests while offline. */
export const offlineErrors = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /ERR_CONNECTION_RESET/, /manifest patches/];

/** Whether the worker has cached this path, in any of its caches. */
export const isCachedOffline = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (cachedPath) => (await caches.match(cachedPath)) !== undefined, path), {
      timeout: 120_000,
      interval: 500,
    })
    .toBe(true);
/** The offline page is cached last: everything that must work offline is there. */
export const isReady = (page: Page) => isCachedOffline(page, '/m/offline');

export async function office<T>(origin: string, path: string, input: object): Promise<T> {
  const at = (call: string) => `${origin}/v1/admin${call}`;
  const headers = { 'content-type': 'application/json' };
  const entered = await fetch(at('/login'), { method: 'POST', headers, body: JSON.stringify(owner) });
  const { Data: staff } = (await entered.json()) as { Data: { token: string } };
  const request = { method: 'POST', headers: { ...headers, authorization: staff.token }, body: JSON.stringify(input) };
  const answer = (await (await fetch(at(path), request)).json()) as { Result: number; Msg: string; Data: T };
  expect(answer.Msg).toBe('Success');
  return answer.Data;
}
export type Found<T> = { readonly items: readonly T[] };
export const ordersOf = async (origin: string, email: string) =>
  (await office<Found<{ number: string; total: number }>>(origin, '/order/get_with_query', { email })).items;

/** The receiver of an order made offline. */
export async function typeReceiver(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Order offline' });
  const typed = { Email: email, 'First name': 'Ada', 'Last name': 'Cole', Phone: '404 555 0142' };
  const place = { 'Street address, apt. or unit': '218 Peachtree St Apt 7B', City: 'Atlanta', 'ZIP or postal code': '30303' };
  for (const [label, text] of Object.entries({ ...typed, ...place })) await form.getByLabel(label).fill(text);
  await form.getByLabel('State').selectOption('GA');
}
