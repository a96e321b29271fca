import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as build from 'virtual:react-router/server-build';
import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { mount } from '#api/mount.server.ts';
import { accountFilePath } from '#areas/account/rules/account.ts';
import { accountFile } from '#areas/account/services/account-file.server.ts';
import { calendarFileRoute, clipFileRoute, videoFileRoute } from '#areas/aftercare/rules/video-routes.ts';
import { calendarDocument, clipFile, videoFile } from '#areas/aftercare/services/clips.server.ts';
import { recoverSpentCredit } from '#areas/aftercare/services/credit-recovery.server.ts';
import { estimatePriceDropCost } from '#areas/aftercare/services/liability.server.ts';
import { writeSearches } from '#areas/catalog/services/search-count.server.ts';
import { invoicePdfRoute } from '#areas/checkout/rules/invoice-paths.ts';
import { renderInvoicePdf } from '#areas/checkout/services/invoice-pdf.server.ts';
import { handleOneClickUnsubscribe, oneClickLists } from '#areas/content/services/one-click.server.ts';
import { documentRoute, sheetPath } from '#areas/documents/rules/documents.ts';
import { renderOfficeDocuments } from '#areas/documents/services/office-documents.server.ts';
import { orderDocument } from '#areas/documents/services/order-documents.server.ts';
import { workSheetFile } from '#areas/documents/services/work-sheet-pdf.server.ts';
import { previewRoutePath } from '#areas/editorial/rules/preview.ts';
import { renderPreview } from '#areas/editorial/services/preview.server.ts';
import { orderDocumentsRoute } from '#areas/orders/rules/order-documents.ts';
import { feedRoute } from '#areas/partners/rules/feed.ts';
import { syncFileRoute } from '#areas/partners/rules/sync-files.ts';
import { partnerFeed } from '#areas/partners/services/feed.server.ts';
import { syncFile } from '#areas/partners/services/sync-files.server.ts';
import { labelRoute, labelSheetRoute } from '#areas/picking/rules/label-paths.ts';
import { labelDocument, labelSheet } from '#areas/picking/services/label-pdf.server.ts';
import { purchasePdfRoute } from '#areas/purchasing/rules/purchase-pdf.ts';
import { purchaseDocument } from '#areas/purchasing/services/purchase-pdf.server.ts';
import { trackReferralLinks } from '#areas/referrals/services/track-links.server.ts';
import { invariantFigures } from '#areas/reports/services/invariants.server.ts';
import { countVisit, writeVisits } from '#areas/reports/services/visits.server.ts';
import { shippingFee } from '#areas/shipping/rules.ts';
import { shopperIdOfToken } from '#areas/shoppers/services/login.server.ts';
import { exportRoute, livePath } from '#areas/staff/rules/paths.ts';
import { listFile } from '#areas/staff/services/list-file.server.ts';
import { liveStream } from '#areas/staff/services/live-stream.server.ts';
import { ensureOwner, staffOfToken } from '#areas/staff/services/staff-sessions.server.ts';
import { isLanguage } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { isEmptyShop } from '#platform/database/empty-shop.server.ts';
import { openEmbeddedStore } from '#platform/database/open.server.ts';
import { openPostgresStore } from '#platform/database/postgres.server.ts';
import { doubleStore } from '#platform/double-store.server.ts';
import { bucketOf, carrierOf, mayPretendToPay, otherShopOf, paymentOf, readSettings, type Settings, wantsDemo } from '#platform/env.ts';
import { hasDoNotTrack } from '#platform/first-touch.server.ts';
import { guestCookieName, guestKeysIn, shopperCookieName, staffCookieName, visitorCookieName, visitorIn } from '#platform/http/cookies.ts';
import { serveSignedFiles } from '#platform/http/files.server.ts';
import { greet, moveByScreen, serveFiles, serveLanguage, serveProbes, serveUploads } from '#platform/http/front.server.ts';
import { serveGeneratedFiles } from '#platform/http/generated-files.server.ts';
import { openPages } from '#platform/http/pages.server.ts';
import { renderer } from '#platform/http/render.server.ts';
import { getConnectionInfo } from '#platform/http/visit.server.ts';
import { liveChannel, openLive } from '#platform/live-updates.server.ts';
import { openLog } from '#platform/log.server.ts';
import { type Metrics, openMetrics } from '#platform/metrics.server.ts';
import { cacheChannel, openPageCache } from '#platform/page-cache.server.ts';
import { projectRoot } from '#platform/root.server.ts';
import { run } from '#platform/run.server.ts';
import { shopSecret } from '#platform/secret.server.ts';
import { bearerOf, hashToken, tokenFor } from '#platform/tokens.server.ts';
import { fedexDouble } from '#providers/carrier/double/fedex-double.server.ts';
import type { Transmission } from '#providers/payments/double/messages.server.ts';
import { type PaypalDouble, paypalDouble } from '#providers/payments/double/paypal-double.server.ts';
import { pickPorts } from '#providers/pick.server.ts';
import { type ShopifyDouble, shopifyDouble } from '#providers/shops/double/shopify-double.server.ts';
import { usualVersion } from '#providers/shops/shopify.server.ts';
import { offlinePagePath, offlinePages } from '#shop/offline/rules/offline.ts';
import { cookieOf, languageOf } from '#site/language.ts';
import { startBackground } from './background.server.ts';
import { handlers } from './calls.server.ts';
import { exports } from './exports.server.ts';
import { generatedFiles } from './files.server.ts';

export type Shop = { readonly web: Hono; readonly app: App; readonly greeting: readonly string[]; closing(): void; close(): Promise<void> };
/** For development and the bench; no setting can ask for these. */
type Options = { readonly reuse?: object; readonly mode?: 'development'; readonly cache?: boolean };
type Source = Readonly<Record<string, string | undefined>>;
type Opened = {
  app: App;
  metrics: Metrics;
  double: PaypalDouble | null;
  shopify: ShopifyDouble | null;
  greeting: string[];
  closing(): void;
  close(): Promise<void>;
};
type Keeper = { tresslineApp?: Promise<Opened> };

/** Wires everything: settings, database, owner, demo, then routes. The only wiring there is. */
export async function openShop(source: Source, options: Options = {}): Promise<Shop> {
  const settings = readSettings(source);
  const keeper = (options.reuse ?? {}) as Keeper;
  keeper.tresslineApp ??= openApp(settings);
  const { app, metrics, double, shopify, greeting, closing, close } = await keeper.tresslineApp;
  let isClosing = false;
  const callerOf = callerBy(app);
  const web = new Hono();
  web.use(greet(app, metrics));
  serveProbes(web, app, metrics, () => isClosing);
  web.use(trackReferralLinks(app, callerOf));
  if (options.mode !== 'development') serveFiles(web, join(projectRoot(), 'build/client'));
  serveSignedFiles(web, app);
  serveUploads(web, settings.DATA_DIR);
  serveGeneratedFiles(web, app, generatedFiles);
  web.use(async (c, next) => {
    await next();
    countVisit(app, c.req.raw, c.res.status);
  });
  serveLanguage(web, app);
  for (const list of oneClickLists)
    web.all(`${list.path}/:token`, (c) => handleOneClickUnsubscribe(app, c.req.raw, c.req.param('token'), list));
  if (!carrierOf(settings)) web.route('/sandbox/fedex', fedexDouble({ secret: app.secret, fee: shippingFee }));
  web.get(invoicePdfRoute, async (c) => renderInvoicePdf(app, await callerOf(c.req.raw), c.req.param('code')));
  web.get(documentRoute, async (c) => orderDocument(app, await callerOf(c.req.raw), new URL(c.req.url), c.req.param('kind')));
  web.get(sheetPath, async (c) => workSheetFile(app, await callerOf(c.req.raw), new URL(c.req.url)));
  web.get(orderDocumentsRoute, async (c) => renderOfficeDocuments(app, await callerOf(c.req.raw), new URL(c.req.url), c.req.param('kind')));
  web.get(purchasePdfRoute, async (c) => purchaseDocument(app, await callerOf(c.req.raw), Number(c.req.param('id')) || 0));
  web.get(labelSheetRoute, async (c) => labelSheet(app, await callerOf(c.req.raw), new URL(c.req.url)));
  web.get(labelRoute, async (c) => labelDocument(app, await callerOf(c.req.raw), c.req.param('number'), c.req.param('parcel')));
  web.get(syncFileRoute, async (c) => syncFile(app, await callerOf(c.req.raw), new URL(c.req.url)));
  web.get(calendarFileRoute, async (c) => calendarDocument(app, await callerOf(c.req.raw), new URL(c.req.url)));
  web.get(clipFileRoute, (c) => clipFile(app, c.req.raw, c.req.param('code')));
  web.get(videoFileRoute, (c) => videoFile(app, c.req.raw, c.req.param('name')));
  web.get(feedRoute, async (c) => partnerFeed(app, await callerOf(c.req.raw), c.req.raw, c.req.param('file')));
  if (double) web.route('/sandbox/paypal', double.web);
  if (shopify) web.route('/sandbox/shopify', shopify.web);
  web.post(accountFilePath, async (c) => accountFile(app, c.req.raw, await callerOf(c.req.raw)));
  web.get(livePath, async (c) => liveStream(app, await callerOf(c.req.raw), new URL(c.req.url)));
  web.get(exportRoute, async (c) => listFile(app, await callerOf(c.req.raw), new URL(c.req.url), exports));
  const render = renderer(build as unknown as ServerBuild);
  web.get(previewRoutePath, async (c) => renderPreview(app, await callerOf(c.req.raw), new URL(c.req.url), render));
  web.route('/', mount(handlers, app, callerOf));
  const pages = openPages(build as unknown as ServerBuild, app, callerOf, {
    mode: options.mode ?? 'production',
    cache: options.cache ?? options.mode !== 'development',
  });
  web.get(offlinePagePath, (c) => {
    const { page, language } = c.req.param();
    return offlinePages.includes(page) && isLanguage(language) ? pages.forNobody(c.req.raw, `/m/${page}`, language) : c.notFound();
  });
  web.use(moveByScreen(app));
  double?.messages.bringTo((message) => bringToShop(web, app.origin, message));
  web.all('*', (c) => pages.answer(c.req.raw));
  web.onError((error, c) => {
    app.log.error({ err: error, path: c.req.path, requestId: getConnectionInfo(c.req.raw).requestId }, 'request failed');
    return c.text('Something went wrong on our side. Please try again.', 500, { 'cache-control': 'no-store' });
  });
  return {
    web,
    app,
    greeting,
    closing: () => {
      isClosing = true;
      app.live.close();
      closing();
    },
    close,
  };
}

async function openApp(settings: Settings): Promise<Opened> {
  const log = openLog(settings.LOG_LEVEL);
  const store = settings.DATABASE_URL
    ? await openPostgresStore(settings.DATABASE_URL, (err) => log.error({ err }, 'database connection lost'))
    : await openEmbeddedStore(settings.DATA_DIR);
  const pages = openPageCache({ now: () => Date.now(), tell: (payload) => store.notify(cacheChannel, payload) });
  await store.listen(cacheChannel, pages.onRemoteInvalidation);
  const live = openLive((payload) => store.notify(liveChannel, payload));
  await store.listen(liveChannel, live.onRemoteTopics);
  const origin = settings.PUBLIC_ORIGIN ?? `http://${settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST}:${settings.PORT}`;
  const secret = settings.SESSION_SECRET ?? (await shopSecret(store.db));
  const double = mayPretendToPay(settings)
    ? paypalDouble({ secret, home: `${origin}/sandbox/paypal`, ledger: doubleStore(store.db, 'paypal') })
    : null;
  const shopify = otherShopOf(settings) ? null : shopifyDouble({ ledger: doubleStore(store.db, 'shopify'), version: usualVersion });
  const ports = pickPorts({
    dataDir: settings.DATA_DIR,
    secret,
    s3: bucketOf(settings),
    smtpUrl: settings.SMTP_URL ?? null,
    geoUrl: settings.GEO_URL ?? null,
    fedex: carrierOf(settings),
    fee: shippingFee,
    paypal: paymentOf(settings),
    paypalDouble: double,
    shopify: otherShopOf(settings),
    shopifyDouble: shopify,
  });
  const app: App = {
    db: store.db,
    store,
    now: () => new Date(),
    log,
    settings,
    secret,
    origin,
    pageCache: pages,
    live,
    ports,
    recoverSpentCredit,
    estimatePriceDropCost,
  };
  const greeting: string[] = [];
  try {
    if (wantsDemo(settings) && (await isEmptyShop(store.db))) {
      const started = Date.now();
      // A chunk of its own: a shop without the demo, or with one loaded before, never reads it.
      const { seedDemo } = await import('#demo/demo.server.ts');
      await seedDemo(store, { now: app.now() });
      greeting.push(`Demo shop loaded in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    }
    const owner = await ensureOwner(app);
    if (owner)
      greeting.push(
        `Admin login: ${owner.email} / ${owner.password ?? '(the password you set)'}${owner.password ? '  (shown only this once)' : ''}`,
      );
    greeting.push(`Back office: ${origin}/bg/login`);
    greeting.push(
      settings.DATABASE_URL ? `Data: PostgreSQL at ${new URL(settings.DATABASE_URL).host}` : `Data folder: ${resolve(settings.DATA_DIR)}`,
    );
  } catch (error) {
    await store.close();
    throw error;
  }
  const metrics = openMetrics(app, () => invariantFigures(app));
  const background = await startBackground(app, metrics);
  // Begun while the last answers drain, finished before the database is closed.
  const stop = () => Promise.all([background.stop(), double?.messages.stop()]);
  const closing = () => void stop().catch(() => undefined);
  const close = async () => {
    await stop();
    await writeSearches(app);
    await writeVisits(app);
    await store.close();
  };
  return { app, metrics, double, shopify, greeting, closing, close };
}

/** The double's webhooks arrive by the same route as PayPal's. */
async function bringToShop(web: Hono, origin: string, { headers, raw }: Transmission): Promise<boolean> {
  headers.set('host', new URL(origin).host);
  return (await web.fetch(new Request(`${origin}/v1/payment/webhook`, { method: 'POST', headers, body: Buffer.from(raw) }))).ok;
}

/** The caller by tokens in header or cookie; a shopper's token is invalid in the office and vice versa. */
const callerBy =
  (app: App) =>
  async (request: Request): Promise<Caller> => {
    const cookies = request.headers.get('cookie');
    const bearer = bearerOf(request.headers.get('authorization'));
    const shopperToken = tokenFor('s', bearer) ?? tokenFor('s', cookieOf(cookies, shopperCookieName));
    const staffToken = tokenFor('a', bearer) ?? tokenFor('a', cookieOf(cookies, staffCookieName));
    const [shopperId, staff] = await Promise.all([shopperIdOfToken(app, shopperToken), staffOfToken(app, staffToken)]);
    const byHeader = bearer !== null && (bearer === shopperToken || bearer === staffToken);
    const by = byHeader ? 'header' : shopperId || staff ? 'cookie' : null;
    const guestKeys = guestKeysIn(cookieOf(cookies, guestCookieName));
    const mark = visitorIn(cookieOf(cookies, visitorCookieName));
    const visitorHash = mark && hashToken(mark);
    const agent = staffToken || hasDoNotTrack(request.headers) ? null : request.headers.get('user-agent');
    return {
      ...getConnectionInfo(request),
      agent,
      visitorHash,
      shopperId,
      staff,
      guestKeys,
      shopperToken,
      staffToken,
      language: languageOf(cookies),
      by,
    };
  };

/** The shop as a process; also used by the bench. */
export const runShop = (open: (source: Source) => Promise<Shop>): Promise<void> => run(process.env, readSettings, open);

const isMain = process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
// Not awaited: the demo's chunk imports this module, so it must have finished before the demo can load.
if (isMain) void runShop(openShop);
