import { z } from 'zod';
import { isShopHost } from '#providers/shops/shop.ts';

/** An unusable setting. The message is the one line the owner reads. */
export class BadSetting extends Error {}

const onOff = z.enum(['0', '1']).transform((value) => value === '1');
const text = z.string().trim().min(1).max(4000);
const port = z.coerce.number().int().min(0).max(65_535);
const count = z.coerce.number().int().min(1).max(1_000_000);
const webAddress = z.url({ protocol: /^https?$/ });
const originOnly = webAddress.transform((address) => new URL(address).origin);

/** Every environment variable, as named in decisions.md. All are optional. */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).optional(),
  PORT: port.default(4000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_ORIGIN: originOnly.optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(10).max(128).optional(),
  DEMO: onOff.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  PAYPAL_CLIENT_ID: text.optional(),
  PAYPAL_CLIENT_SECRET: text.optional(),
  PAYPAL_WEBHOOK_ID: text.optional(),
  PAYPAL_BASE_URL: webAddress.optional(),
  PAYMENT_DOUBLE: onOff.optional(),
  FEDEX_CLIENT_ID: text.optional(),
  FEDEX_CLIENT_SECRET: text.optional(),
  FEDEX_ACCOUNT: z
    .string()
    .regex(/^\d{9}$/, 'nine digits, please')
    .optional(),
  FEDEX_BASE_URL: webAddress.optional(),
  SHOPIFY_SHOP: text.refine(isShopHost, 'a name like tressline.myshopify.com, please').optional(),
  SHOPIFY_ACCESS_TOKEN: text.optional(),
  SHOPIFY_CLIENT_ID: text.optional(),
  SHOPIFY_CLIENT_SECRET: text.optional(),
  SHOPIFY_API_VERSION: z
    .string()
    .regex(/^20\d\d-(01|04|07|10)$/, 'a quarter, such as 2026-07, please')
    .optional(),
  SHOPIFY_BASE_URL: webAddress.optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: text.optional(),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_SESSION_TOKEN: text.optional(),
  S3_FORCE_PATH_STYLE: onOff.optional(),
  S3_PUBLIC_BASE_URL: webAddress.optional(),
  GEO_URL: text.refine((address) => URL.canParse(address) && /^https?:/.test(address), 'not a web address').optional(),
  SESSION_SECRET: z.string().min(32).max(512).optional(),
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1),
  TRUSTED_PROXIES: z
    .string()
    .regex(/^[0-9a-f.:/, ]*$/i)
    .transform((list) => list.split(/[ ,]+/).filter(Boolean))
    .default([]),
  RATE_LIMIT_FAILED_CALLS: count.default(300),
  RATE_LIMIT_LOGIN_ACCOUNT: count.default(10),
  RATE_LIMIT_LOGIN_ADDRESS: count.default(100),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Settings = z.output<typeof schema>;

const bucketParts = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const paymentParts = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET'] as const;
const shopParts = ['SHOPIFY_ACCESS_TOKEN', 'SHOPIFY_CLIENT_ID', 'SHOPIFY_CLIENT_SECRET', 'SHOPIFY_BASE_URL'] as const;
const carrierParts = ['FEDEX_CLIENT_ID', 'FEDEX_CLIENT_SECRET', 'FEDEX_ACCOUNT'] as const;

/** Reads and checks all settings once; the first bad one stops the start with a line that names it. */
export function readSettings(source: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new BadSetting(`${String(issue?.path[0] ?? 'configuration')} is not usable: ${issue?.message ?? 'bad value'}`);
  }
  const settings = parsed.data;
  if (settings.NODE_ENV === 'production' && settings.DATABASE_URL) {
    if (!settings.PUBLIC_ORIGIN)
      throw new BadSetting(
        'PUBLIC_ORIGIN is missing: a production start on PostgreSQL needs the public address, for example https://shop.example',
      );
    if (!settings.SESSION_SECRET)
      throw new BadSetting('SESSION_SECRET is missing: a production start on PostgreSQL needs at least 32 random characters');
    if (!settings.PAYPAL_CLIENT_ID && !settings.PAYMENT_DOUBLE)
      throw new BadSetting(
        'PAYPAL_CLIENT_ID is missing: a production start on PostgreSQL takes real money; set the keys, or PAYMENT_DOUBLE=1 for a test',
      );
  }
  const halfBucket = bucketParts.find((part) => settings.S3_BUCKET && !settings[part]);
  if (halfBucket) throw new BadSetting(`${halfBucket} is missing: files go to a bucket only when S3_BUCKET comes with its keys`);
  const givenCarrier = [...carrierParts, 'FEDEX_BASE_URL' as const].find((part) => settings[part]);
  const halfCarrier = carrierParts.find((part) => givenCarrier && !settings[part]);
  if (halfCarrier) throw new BadSetting(`${halfCarrier} is missing: ${givenCarrier} alone reaches no carrier; set all three, or none`);
  const givenPayment = [...paymentParts, 'PAYPAL_WEBHOOK_ID' as const, 'PAYPAL_BASE_URL' as const].find((part) => settings[part]);
  const halfPayment = paymentParts.find((part) => givenPayment && !settings[part]);
  if (halfPayment) throw new BadSetting(`${halfPayment} is missing: ${givenPayment} alone takes no payment; set both keys, or none`);
  const givenShop = shopParts.find((part) => settings[part]);
  const hasShopKeys = settings.SHOPIFY_ACCESS_TOKEN || (settings.SHOPIFY_CLIENT_ID && settings.SHOPIFY_CLIENT_SECRET);
  if (givenShop && !settings.SHOPIFY_SHOP) throw new BadSetting(`SHOPIFY_SHOP is missing: ${givenShop} alone reaches no shop`);
  if (settings.SHOPIFY_SHOP && !hasShopKeys)
    throw new BadSetting('SHOPIFY_ACCESS_TOKEN is missing: SHOPIFY_SHOP needs it, or SHOPIFY_CLIENT_ID with SHOPIFY_CLIENT_SECRET');
  if (settings.WEB_CONCURRENCY > 1 && !settings.DATABASE_URL) {
    throw new BadSetting('WEB_CONCURRENCY above 1 needs DATABASE_URL: the embedded database serves one process only');
  }
  return settings;
}

export const isProduction = (settings: Settings): boolean => settings.NODE_ENV === 'production';
/** By default the demo is loaded on the embedded database only. */
export const wantsDemo = (settings: Settings): boolean => settings.DEMO ?? !settings.DATABASE_URL;

/** Bucket settings, or null where files stay on our own disk. */
export function bucketOf(settings: Settings) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!bucket || !accessKeyId || !secretAccessKey) return null;
  const region = settings.S3_REGION ?? 'us-east-1';
  return {
    bucket,
    accessKeyId,
    secretAccessKey,
    region,
    sessionToken: settings.S3_SESSION_TOKEN ?? null,
    endpoint: settings.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    forcePathStyle: settings.S3_FORCE_PATH_STYLE ?? false,
    publicBaseUrl: settings.S3_PUBLIC_BASE_URL ?? null,
  };
}

/** Carrier keys, or null for our double. Without an address it is the live API. */
export function carrierOf(settings: Settings) {
  const { FEDEX_CLIENT_ID: clientId, FEDEX_CLIENT_SECRET: clientSecret, FEDEX_ACCOUNT: account } = settings;
  if (!clientId || !clientSecret || !account) return null;
  return { clientId, clientSecret, account, baseUrl: settings.FEDEX_BASE_URL ?? 'https://apis.fedex.com' };
}

/** Payment provider keys, or null. Without an address it is the live API. */
export function paymentOf(settings: Settings) {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = settings;
  if (!clientId || !clientSecret) return null;
  const baseUrl = settings.PAYPAL_BASE_URL ?? 'https://api-m.paypal.com';
  const environment = new URL(baseUrl).hostname === 'api-m.paypal.com' ? ('live' as const) : ('sandbox' as const);
  return { clientId, clientSecret, webhookId: settings.PAYPAL_WEBHOOK_ID ?? null, baseUrl, environment };
}

/** Our own Shopify shop, or null for the double. */
export function otherShopOf(settings: Settings) {
  const { SHOPIFY_SHOP: host, SHOPIFY_ACCESS_TOKEN: token, SHOPIFY_CLIENT_ID: clientId, SHOPIFY_CLIENT_SECRET: clientSecret } = settings;
  const keys = token ? { token } : clientId && clientSecret ? { clientId, clientSecret } : null;
  if (!host || !keys) return null;
  return { host, keys, version: settings.SHOPIFY_API_VERSION ?? '2026-07', baseUrl: settings.SHOPIFY_BASE_URL ?? null };
}

/** Without keys the double takes payments; in production only on explicit request. */
export const mayPretendToPay = (settings: Settings): boolean =>
  !paymentOf(settings) && (!isProduction(settings) || settings.PAYMENT_DOUBLE === true);

/** Origins for uploads and downloads when files are stored elsewhere. */
export function fileOriginsOf(settings: Settings): string[] {
  const bucket = bucketOf(settings);
  if (!bucket) return [];
  const endpoint = new URL(bucket.endpoint);
  if (!bucket.forcePathStyle) endpoint.hostname = `${bucket.bucket}.${endpoint.hostname}`;
  return [...new Set([endpoint.origin, ...(bucket.publicBaseUrl ? [new URL(bucket.publicBaseUrl).origin] : [])])];
}
