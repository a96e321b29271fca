import { z } from 'zod';
import { readFormBody } from '#api/body.server.ts';
import { readForm } from '#api/read-form.ts';
import { oneClickRestock, stopRestockNotices } from '#areas/catalog/services/restock.server.ts';
import { oneClickUnsubscribePath, unsubscribeByToken } from '#areas/shoppers/services/mail-preferences.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import { hrefOf } from '#site/links.ts';
import { stopSubscription } from './newsletter.server.ts';

type UnsubscribeRoute = {
  readonly path: string;
  readonly page: (token: string) => string;
  readonly stop: (app: App, token: string) => Promise<void>;
};
const query = (name: string, token: string): string => `?${new URLSearchParams({ [name]: token })}`;

const newsletter: UnsubscribeRoute = {
  path: '/v1/subscriber/one_click',
  page: (token) => hrefOf('newsletter') + query('stop', token),
  stop: stopSubscription,
};

/** Each list has its own address; the page behind it is for people. */
export const oneClickLists: readonly UnsubscribeRoute[] = [
  newsletter,
  { path: oneClickUnsubscribePath, page: (token) => hrefOf('mail-choices') + query('stop', token), stop: unsubscribeByToken },
  { path: oneClickRestock, page: (token) => hrefOf('stop-notice') + query('token', token), stop: stopRestockNotices },
];

const maxBytes = 4096;
const oneClick = z.object({ 'List-Unsubscribe': z.literal('One-Click') });
const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/**
 * The List-Unsubscribe address (RFC 8058). Mail programs post here without cookie, login or origin; GET changes nothing, because scanners
 * follow every link.
 */
export async function handleOneClickUnsubscribe(
  app: App,
  request: Request,
  token: string,
  route: UnsubscribeRoute = newsletter,
): Promise<Response> {
  if (request.method === 'GET' || request.method === 'HEAD') {
    return new Response(null, { status: 303, headers: { location: route.page(token), 'cache-control': 'no-store' } });
  }
  if (request.method !== 'POST' || !(await isOneClickRequest(request)))
    return new Response('List-Unsubscribe=One-Click is missing\n', { status: 400, headers: plain });
  try {
    await route.stop(app, token);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return new Response('unknown\n', { status: 404, headers: plain });
  }
  return new Response('unsubscribed\n', { status: 200, headers: plain });
}

/** Multipart or urlencoded, as Gmail sends it; anything longer is not that. */
async function isOneClickRequest(request: Request): Promise<boolean> {
  try {
    readForm(await readFormBody(request, maxBytes), oneClick);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
