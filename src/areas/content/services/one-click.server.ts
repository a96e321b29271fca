import { oneClickRestock, stopRestockNotices } from '#areas/catalog/services/restock.server.ts';
import { oneClickUnsubscribePath, unsubscribeByToken } from '#areas/shoppers/services/mail-preferences.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import { hrefOf } from '#site/links.ts';
import { stopSubscription } from './newsletter.server.ts';

type Way = { readonly path: string; readonly page: (token: string) => string; readonly stop: (app: App, token: string) => Promise<void> };
const query = (name: string, token: string): string => `?${new URLSearchParams({ [name]: token })}`;

const newsletter: Way = {
  path: '/v1/subscriber/one_click',
  page: (token) => hrefOf('newsletter') + query('stop', token),
  stop: stopSubscription,
};

/** Each list has its own address; the page behind it is for people. */
export const oneClickLists: readonly Way[] = [
  newsletter,
  { path: oneClickUnsubscribePath, page: (token) => hrefOf('mail-choices') + query('stop', token), stop: unsubscribeByToken },
  { path: oneClickRestock, page: (token) => hrefOf('stop-notice') + query('token', token), stop: stopRestockNotices },
];

const mostBytes = 4096;
const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/**
 * The List-Unsubscribe address (RFC 8058). Mail programs post here without cookie, login or origin; GET changes nothing, because scanners
 * follow every link.
 */
export async function handleOneClickUnsubscribe(app: App, request: Request, token: string, way: Way = newsletter): Promise<Response> {
  if (request.method === 'GET' || request.method === 'HEAD') {
    return new Response(null, { status: 303, headers: { location: way.page(token), 'cache-control': 'no-store' } });
  }
  if (request.method !== 'POST' || !(await saysOneClick(request)))
    return new Response('List-Unsubscribe=One-Click is missing\n', { status: 400, headers: plain });
  try {
    await way.stop(app, token);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return new Response('unknown\n', { status: 404, headers: plain });
  }
  return new Response('unsubscribed\n', { status: 200, headers: plain });
}

/** Multipart or urlencoded, as Gmail sends it; anything longer is not that. */
async function saysOneClick(request: Request): Promise<boolean> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) return false;
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of request.body ?? []) {
    bytes += piece.length;
    if (bytes > mostBytes) return false;
    pieces.push(piece);
  }
  const form = await new Response(Buffer.concat(pieces), { headers: { 'content-type': type } }).formData().catch(() => null);
  return form?.get('List-Unsubscribe') === 'One-Click';
}
