import { createHmac } from 'node:crypto';
import { orderPath } from '#areas/orders/rules/query.ts';
import type { App } from '#platform/app.ts';
import { hrefOf } from '#site/links.ts';

/** What opens a guest's order. Only its hash is stored, so it is made from the number and can be written into every letter. */
export const guestKeyOf = (app: Pick<App, 'secret'>, number: string): string =>
  createHmac('sha256', app.secret).update(`guest order ${number}`).digest('base64url');

/** Where a guest reads her order. */
export const guestOrderPath = (number: string, key: string): string =>
  `${hrefOf('payment-success')}?${new URLSearchParams({ number, key })}`;

/** Where whoever bought reads her order: a member after her login, a guest by her key. */
export const buyersPath = (app: Pick<App, 'secret'>, { number, userId }: { number: string; userId: number | null }): string =>
  userId === null ? guestOrderPath(number, guestKeyOf(app, number)) : orderPath(number);
