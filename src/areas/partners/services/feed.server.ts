import { stateNameTexts } from '#areas/orders/office-texts.ts';
import { orderStatusName } from '#areas/orders/rules/order-list.ts';
import { minuteMs } from '#kernel/dates.ts';
import { DomainError, domainErrors, domainErrorText } from '#kernel/errors.ts';
import { plainAmount } from '#kernel/money.ts';
import type { App, Caller } from '#platform/app.ts';
import { refuseFile } from '#platform/http/refusal.server.ts';
import { networkOf, secondsLeft, takeAttempt } from '#platform/rate-limit.server.ts';
import { csvOf } from '#platform/sheets/csv.ts';
import { bearerOf, hashToken } from '#platform/tokens.server.ts';
import { plainDay } from '#site/days.ts';
import { partnerAccountTexts } from '../account-texts.ts';
import { feedFiles, feedStatusNames, feedTokenIn, parseFeedSince, sheetFile } from '../rules/feed.ts';
import * as store from '../store/partner-orders.server.ts';
import { partnerOf, selectPartnerByToken } from '../store/partners.server.ts';

const maxOrders = 500;
const maxRequestsPerMinute = 30;
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** A partner's orders for their programs, by key: in the Authorization header, or as ?token=. */
export async function partnerFeed(app: App, caller: Caller, request: Request, fileName: string): Promise<Response> {
  if (fileName === sheetFile) return sentSheet(app, caller);
  const url = new URL(request.url);
  const file = feedFiles.find((one) => one === fileName);
  if (!file) return refuseFile('notFound', headers);
  const token = feedTokenIn(bearerOf(request.headers.get('authorization'))) ?? feedTokenIn(url.searchParams.get('token'));
  const limit = {
    bucket: 'partner-feed',
    key: token ? hashToken(token) : networkOf(caller.ip),
    max: maxRequestsPerMinute,
    windowMs: minuteMs,
  };
  if (!(await takeAttempt(app, limit)))
    return refusing(caller, new DomainError('tooMany'), { 'retry-after': String(Math.max(1, secondsLeft(app, limit))) });
  const partner = token ? await selectPartnerByToken(app.db, hashToken(token)) : null;
  if (partner?.status !== 'approved') return refusing(caller, new DomainError('feedClosed'));
  const orders = await ordersFor(app, partner.id, parseFeedSince(url.searchParams.get('since')));
  return file === 'orders.json' ? asJson(app, orders) : asCsv(orders);
}

function refusing({ language }: Caller, refused: DomainError, more: Record<string, string> = {}): Response {
  const { status, code } = domainErrors[refused.why];
  const body = { Result: code, Code: code, Msg: domainErrorText(refused, language), Data: null };
  return Response.json(body, { status, headers: { ...headers, ...more } });
}

export async function ordersFor(app: App, partnerId: number, since: Date | null, limit = maxOrders) {
  const orders = await store.selectPartnerOrders(app.db, partnerId, since, limit);
  const ids = orders.map(({ id }) => id);
  const [lines, tracks] =
    ids.length === 0 ? [[], []] : await Promise.all([store.selectPartnerOrderLines(app.db, ids), store.tracksOf(app.db, ids)]);
  return orders.map(({ id, shippingName, shippingCode, ...order }) => {
    const parcelTracks = tracks.filter(({ orderId }) => orderId === id).map(({ carrier, code }) => ({ carrier, code: code ?? '' }));
    const shownTracks = parcelTracks.length === 0 && shippingCode !== '' ? [{ carrier: shippingName, code: shippingCode }] : parcelTracks;
    return {
      ...order,
      state: feedStatusNames[order.status] ?? 'unknown',
      tracks: shownTracks,
      lines: lines.filter(({ orderId }) => orderId === id).map(({ sku, quantity }) => ({ sku, quantity })),
    };
  });
}
export type FeedOrder = Awaited<ReturnType<typeof ordersFor>>[number];

const asJson = (app: App, orders: readonly FeedOrder[]): Response =>
  Response.json(
    {
      generated_at: app.now().toISOString(),
      orders: orders.map((order) => ({
        reference: order.reference,
        number: order.number,
        status: order.state,
        payment_state: order.paymentState,
        total: order.totalCents / 100,
        currency: 'USD',
        placed_at: order.createdAt.toISOString(),
        updated_at: order.updatedAt.toISOString(),
        items: order.lines,
        tracking: order.tracks.map(({ carrier, code }) => ({ carrier, number: code })),
      })),
    },
    { headers },
  );

const head = [
  'reference',
  'number',
  'status',
  'payment_state',
  'total_usd',
  'placed_at',
  'updated_at',
  'items',
  'carrier',
  'tracking_number',
];

const asCsv = (orders: readonly FeedOrder[]): Response => {
  const rows = orders.map((order) => [
    order.reference,
    order.number,
    order.state,
    order.paymentState,
    plainAmount(order.totalCents),
    order.createdAt.toISOString(),
    order.updatedAt.toISOString(),
    order.lines.map(({ sku, quantity }) => `${quantity} x ${sku}`).join('; '),
    order.tracks.map(({ carrier }) => carrier).join('; '),
    order.tracks.map(({ code }) => code).join('; '),
  ]);
  return sheet([head, ...rows], 'orders.csv');
};

/** Orders sent to the partner's customers, with the labels of the page. */
async function sentSheet(app: App, caller: Caller): Promise<Response> {
  const { shopperId, language } = caller;
  if (shopperId === null) return refusing(caller, new DomainError('userNotLogin'));
  const partner = await partnerOf(app.db, shopperId);
  if (partner?.status !== 'approved' || partner.kind !== 'dropship') return refusing(caller, new DomainError('accountNotExist'));
  const columns = ['reference', 'number', 'placed', 'state', 'what', 'total', 'tracking'] as const;
  const orders = await ordersFor(app, partner.id, null);
  const rows = orders.map((order) => [
    order.reference,
    order.number,
    plainDay(order.createdAt),
    stateNameTexts[orderStatusName(order.status)][language],
    order.lines.map(({ sku, quantity }) => `${quantity} x ${sku}`).join('; '),
    order.totalCents / 100,
    order.tracks.map(({ carrier, code }) => `${carrier} ${code}`.trim()).join('; '),
  ]);
  return sheet([columns.map((name) => partnerAccountTexts[name][language]), ...rows], `orders-${plainDay(app.now())}.csv`);
}

const sheet = (rows: Parameters<typeof csvOf>[0], name: string): Response =>
  new Response(csvOf(rows), {
    headers: { ...headers, 'content-disposition': `attachment; filename="${name}"`, 'content-type': 'text/csv; charset=utf-8' },
  });
