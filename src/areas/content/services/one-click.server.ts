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
  const type = request.headers.get('content-type') ?? '';
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) return false;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) return false;
    chunks.push(chunk);
  }
  const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData().catch(() => null);
  return form?.get('List-Unsubscribe') === 'One-Click';
}
