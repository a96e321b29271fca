import { join } from 'node:path';
import { fedexDouble, fedexDoubleKeys } from './carrier/double/fedex-double.server.ts';
import type { Fee } from './carrier/double/quote.ts';
import { type FedexOptions, fedexCarrier } from './carrier/fedex.server.ts';
import { locateByService, remembering } from './geo/ask.server.ts';
import { locateByTable } from './geo/table.server.ts';
import { smtpMail } from './mail/smtp.server.ts';
import { closedPayments } from './payments/closed.ts';
import { memoryDoubleStore } from './payments/double/double-store.ts';
import { paypalDoubleKeys as paypalKeys } from './payments/double/keys.ts';
import { type PaypalDouble, type PaypalDoubleOptions, paypalDouble } from './payments/double/paypal-double.server.ts';
import { isPaypalCertificate, type PaypalOptions, paypalPayments } from './payments/paypal.server.ts';
import type { Payments, Ports } from './ports.ts';
import { type ShopifyDouble, shopifyDouble, shopifyDoubleKeys as shopifyKeys } from './shops/double/shopify-double.server.ts';
import type { OtherShops } from './shops/shop.ts';
import { type ShopifyOptions, shopifyShop, usualVersion } from './shops/shopify.server.ts';
import type { TokenSource } from './shops/shopify-client.server.ts';
import { diskStorage } from './storage/disk.server.ts';
import { type S3Options, s3Storage } from './storage/s3.server.ts';

type ProviderSettings = {
  readonly dataDir: string;
  /** Signs file addresses on our own disk. */
  readonly secret: string;
  readonly s3: S3Options | null;
  readonly smtpUrl: string | null;
  readonly geoUrl: string | null;
  readonly fedex: Pick<FedexOptions, 'baseUrl' | 'clientId' | 'clientSecret' | 'account'> | null;
  /** The carrier double's fee formula. */
  readonly fee: Fee;
  readonly paypal: PaypalKeys | null;
  /** Our double, where there are no keys and it is allowed; without either nobody can pay. */
  readonly paypalDouble: PaypalDouble | null;
  readonly shopify?: ShopifyKeys | null;
  /** Our double for all other shops, where no keys are set. */
  readonly shopifyDouble?: ShopifyDouble | null;
};
type ShopifyKeys = { readonly host: string; readonly version: string; readonly keys: TokenSource; readonly baseUrl: string | null };
type PaypalKeys = {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string | null;
  readonly environment: 'live' | 'sandbox';
};

/** The only switch between real companies and doubles. */
export const pickPorts = ({
  dataDir,
  secret,
  s3,
  smtpUrl,
  geoUrl,
  fedex,
  fee,
  paypal,
  paypalDouble: double,
  ...settings
}: ProviderSettings): Ports => ({
  storage: s3 ? s3Storage(s3) : diskStorage(join(dataDir, 'uploads'), secret),
  mail: smtpUrl ? smtpMail(smtpUrl) : null,
  geo: remembering(geoUrl ? locateByService(geoUrl) : locateByTable),
  carrier: fedex ? fedexCarrier({ ...fedex, isTest: false }) : testCarrier(secret, fee),
  payments: paypal ? livePayments(paypal) : double ? doublePayments(double) : closedPayments,
  shops: settings.shopify
    ? liveShops(settings.shopify)
    : doubleShops(settings.shopifyDouble ?? shopifyDouble({ ledger: memoryDoubleStore(), version: usualVersion })),
});

/** The same adapter with our double at the other end, called in-process: no port, host or proxy. */
export function testCarrier(secret: string, fee: Fee, now: () => number = Date.now) {
  const { fetch } = fedexDouble({ secret, fee, now });
  return fedexCarrier({ ...fedexDoubleKeys, baseUrl: 'http://sandbox.invalid', isTest: true, now, ask: async (request) => fetch(request) });
}

const livePayments = (keys: PaypalKeys): Payments =>
  paypalPayments({ ...keys, scriptUrl: scriptAt('https://www.paypal.com', keys.clientId), isCertificateAddress: isPaypalCertificate });

/** The adapter for the real company also talks to the double, in-process. */
export const doublePayments = (double: PaypalDouble, more: Partial<PaypalOptions> = {}): Payments =>
  paypalPayments({
    ...paypalKeys,
    baseUrl: 'http://sandbox.invalid',
    environment: 'double',
    scriptUrl: scriptAt('/sandbox/paypal', paypalKeys.clientId),
    isCertificateAddress: (url) => url.href.startsWith(`${double.home}/v1/notifications/certs/`),
    ask: async (request) => double.web.fetch(request),
    ...more,
  });

const liveShops = ({ host: ownHost, version, keys, baseUrl }: ShopifyKeys): OtherShops => ({
  isTest: false,
  own: ownHost,
  open: ({ host, token }) =>
    shopifyShop({ host, version, keys: token === null ? keys : { token }, baseUrl: token === null ? baseUrl : null }),
});

/** Every host leads to the double, and its key is the only one. */
export const doubleShops = (double: ShopifyDouble, more: Partial<ShopifyOptions> = {}): OtherShops => ({
  isTest: true,
  own: doubleHost,
  open: ({ host }) =>
    shopifyShop({
      host,
      version: usualVersion,
      keys: { token: shopifyKeys.token },
      ask: async (request) => double.web.fetch(request),
      ...more,
    }),
});
const doubleHost = 'tressline-sandbox.myshopify.com';

/** Payments for tests: the double to control, and an adapter without circuit breaker pauses. */
export function testPayments({ pauseMs, timeoutMs, ...options }: PaypalDoubleOptions & Pick<PaypalOptions, 'pauseMs' | 'timeoutMs'>) {
  const double = paypalDouble(options);
  const rest = { failures: Number.POSITIVE_INFINITY, restMs: 0 };
  const payments = doublePayments(double, { rest, now: options.now, pauseMs, timeoutMs });
  return { double, payments };
}

const scriptAt = (base: string, clientId: string): string =>
  `${base}/sdk/js?${new URLSearchParams({
    'client-id': clientId,
    components: 'buttons,applepay,googlepay',
    currency: 'USD',
    intent: 'capture',
    commit: 'true',
  })}`;
