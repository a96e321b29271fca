import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { CancelBody, PickupBody, ShipBody, TrackBody, wrongPickup, wrongShipment } from './parcel-questions.ts';
import { isHandedOver, shipped, tracked } from './parcels.ts';
import { RateBody, ResolveBody, wrongParcel } from './questions.ts';
import { type Fee, quoted, serviceNamed } from './quote.ts';
import { resolved } from './resolve.ts';

/** Faults a test may inject per call; the shop itself never sets one. */
export type FedexFault = 'slow' | 'error' | 'away' | 'malformed' | 'tooMany' | 'quota' | 'expired' | null;

export type FedexDoubleOptions = {
  /** Signs tokens, so that all instances and workers accept each other's. */
  readonly secret: string;
  readonly fee: Fee;
  readonly now?: () => number;
  readonly fault?: (path: string) => FedexFault;
};

/** The double's keys are public: nothing real is behind them. */
export const fedexDoubleKeys = { clientId: 'sandbox', clientSecret: 'sandbox', account: '700000001' } as const;
const tokenLifeSeconds = 3600;
const maxBodyBytes = 256 * 1024;
const slowMs = 60_000;

const messages = {
  expired: 'Access token expired. Please modify your request and try again.',
  credentials: 'The given client credentials were not valid. Please modify your request and try again.',
  error:
    'We encountered an unexpected error and are working to resolve the issue. We apologize for any inconvenience. Please check back at a later time.',
  away: 'The service is currently unavailable and we are working to resolve the issue. We apologize for any inconvenience. Please check back at a later time.',
  tooMany: 'Too many requests - We have received too many requests in a short duration. Please wait a while to try again.',
  quota: 'Too many requests - Daily transaction quota exceeded. Retry after 12:00AM GMT.',
  account: 'Please enter a valid 9-digit FedEx account number or register for a new FedEx account number.',
  notFound: 'The resource you requested is no longer available. Please modify your request and try again.',
} as const;
/** FedEx's own test environment sends this too. */
const alerts = [{ code: 'VIRTUAL.RESPONSE', alertType: 'NOTE', message: 'This is a Virtual Response. Test mode: no parcel moves.' }];

/** A double of FedEx REST: the same paths, headers and answers, and nothing behind them. */
export function fedexDouble({ secret, fee, now = Date.now, fault = () => null }: FedexDoubleOptions): Hono {
  const web = new Hono();
  web.use(async (c, next) => {
    const wrong = await misbehave(c, fault(c.req.path));
    if (wrong) return wrong;
    await next();
    c.header('x-test-mode', 'no parcel moves');
    c.header('cache-control', 'no-store');
  });

  web.post('/oauth/token', async (c) => {
    const isForm = /^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '');
    const form = new URLSearchParams(isForm ? ((await textOf(c)) ?? '') : '');
    const isKnown =
      form.get('grant_type') === 'client_credentials' &&
      form.get('client_id') === fedexDoubleKeys.clientId &&
      form.get('client_secret') === fedexDoubleKeys.clientSecret;
    if (!isKnown) return refuse(c, 401, 'NOT.AUTHORIZED.ERROR', messages.credentials);
    return c.json({ access_token: sealed(now()), token_type: 'bearer', expires_in: tokenLifeSeconds, scope: 'CXS' });
  });

  web.post('/address/v1/addresses/resolve', async (c) => {
    const body = await read(c, ResolveBody);
    if (body instanceof Response) return body;
    return answer(c, { resolvedAddresses: body.addressesToValidate.map(({ address }) => resolved(address)), alerts });
  });

  web.post('/rate/v1/rates/quotes', async (c) => {
    const body = await read(c, RateBody);
    if (body instanceof Response) return body;
    if (body.accountNumber.value !== fedexDoubleKeys.account)
      return refuse(c, 400, 'ACCOUNT.NUMBER.MISMATCH', 'The account number does not match the credentials.');
    const { requestedShipment: shipment } = body;
    const wrong = wrongParcel(shipment, now());
    if (wrong) return refuse(c, 400, wrong.code, wrong.message);
    const today = new Date(now()).toISOString().slice(0, 10);
    const grams = shipment.requestedPackageLineItems.reduce((sum, item) => sum + item.weight * (item.groupPackageCount ?? 1), 0);
    const isAbroad = shipment.recipient.address.countryCode !== shipment.shipper.address.countryCode;
    const rateReplyDetails = quoted({ grams, isAbroad, day: shipment.shipDateStamp ?? today, fee });
    return answer(c, { rateReplyDetails, quoteDate: today, isEncoded: false, alerts });
  });

  web.post('/ship/v1/shipments', async (c) => {
    const body = await read(c, ShipBody);
    if (body instanceof Response) return body;
    if (body.accountNumber.value !== fedexDoubleKeys.account)
      return refuse(c, 400, 'ACCOUNTNUMBER.REGISTRATION.REQUIRED', messages.account);
    const { requestedShipment: shipment } = body;
    if (!serviceNamed(shipment.serviceType)) return refuse(c, 400, 'SHIPMENT.SERVICETYPE.INVALID', 'The service type is not valid.');
    const wrong = wrongShipment(shipment, now());
    if (wrong) return refuse(c, 400, wrong.code, wrong.message);
    return answer(c, { transactionShipments: [shipped(shipment, fee, now())], alerts });
  });

  web.put('/ship/v1/shipments/cancel', async (c) => {
    const body = await read(c, CancelBody);
    if (body instanceof Response) return body;
    const handedOver = isHandedOver(body.trackingNumber, now());
    if (body.accountNumber.value !== fedexDoubleKeys.account || handedOver === null)
      return refuse(c, 400, 'SHIPMENT.USER.UNAUTHORIZED', 'The shipment cannot be cancelled by this account.');
    return answer(c, { cancelledShipment: !handedOver, message: handedOver ? '' : 'Shipment is successfully cancelled', alerts });
  });

  web.post('/pickup/v1/pickups', async (c) => {
    const body = await read(c, PickupBody);
    if (body instanceof Response) return body;
    if (body.associatedAccountNumber.value !== fedexDoubleKeys.account)
      return refuse(c, 400, 'ACCOUNTNUMBER.REGISTRATION.REQUIRED', messages.account);
    const wrong = wrongPickup(body, now());
    if (wrong) return refuse(c, 400, wrong.code, wrong.message);
    const isExpress = body.carrierCode === 'FDXE';
    const code = String(3000 + (Math.floor(now() / 1000) % 7000));
    return answer(c, { pickupConfirmationCode: code, message: 'Courier on the way', ...(isExpress ? { location: 'ATLA' } : {}), alerts });
  });

  web.post('/track/v1/trackingnumbers', async (c) => {
    const body = await read(c, TrackBody);
    if (body instanceof Response) return body;
    const numbers = body.trackingInfo.map(({ trackingNumberInfo }) => trackingNumberInfo.trackingNumber);
    if (numbers.length === 0 || numbers.includes(''))
      return refuse(c, 400, 'TRACKING.TRACKINGNUMBER.EMPTY', 'Please provide tracking number.');
    return answer(c, { completeTrackResults: numbers.map((number) => tracked(number, now())), alerts });
  });

  web.get('/', (c) => c.text('Test mode: this stand-in speaks FedEx REST for our own shop. No parcel moves.\n'));
  web.all('*', (c) => refuse(c, 404, 'NOT.FOUND.ERROR', messages.notFound));

  /** Checks token, content type and schema in FedEx's order. */
  async function read<Body extends z.ZodType>(c: Context, schema: Body): Promise<z.output<Body> | Response> {
    const [kind = '', token = ''] = (c.req.header('authorization') ?? '').split(' ');
    if (kind.toLowerCase() !== 'bearer' || !isLive(token, now())) return refuse(c, 401, 'NOT.AUTHORIZED.ERROR', messages.expired);
    if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
      return refuse(c, 400, 'INVALID.INPUT.EXCEPTION', 'content-type must be application/json.');
    const parsed = schema.safeParse(jsonIn((await textOf(c)) ?? ''));
    if (parsed.success) return parsed.data;
    const field = parsed.error.issues[0]?.path.join('.') ?? '';
    return refuse(c, 400, 'INVALID.INPUT.EXCEPTION', 'Validation failed for object.', [{ key: 'field', value: field }]);
  }

  const sealed = (at: number): string => {
    const until = String(at + tokenLifeSeconds * 1000);
    return `test.${until}.${sealOf(until)}`;
  };
  const sealOf = (until: string): string => createHmac('sha256', secret).update(`fedex double ${until}`).digest('base64url');
  const isLive = (token: string, at: number): boolean => {
    const [, until = '', seal = ''] = token.split('.');
    const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(until))];
    return given.length === right.length && timingSafeEqual(given, right) && at < Number(until);
  };
  return web;
}

async function misbehave(c: Context, fault: FedexFault): Promise<Response | null> {
  if (fault === null) return null;
  if (fault === 'slow') {
    await wait(slowMs, undefined, { signal: c.req.raw.signal, ref: false }).catch(() => undefined);
    return null;
  }
  if (fault === 'malformed') return c.body('{"transactionId": "6', 200, { 'content-type': 'application/json' });
  if (fault === 'expired') return refuse(c, 401, 'NOT.AUTHORIZED.ERROR', messages.expired);
  if (fault === 'error') return refuse(c, 500, 'INTERNAL.SERVER.ERROR', messages.error);
  if (fault === 'away') return refuse(c, 503, 'SERVICE.UNAVAILABLE.ERROR', messages.away);
  return refuse(c, 429, 'TOO.MANY.REQUESTS', messages[fault]);
}

const envelope = (c: Context) => {
  const customerId = c.req.header('x-customer-transaction-id');
  return { transactionId: randomUUID(), ...(customerId ? { customerTransactionId: customerId.slice(0, 100) } : {}) };
};
const answer = (c: Context, output: object): Response => c.json({ ...envelope(c), output });

type Parameters = readonly { readonly key: string; readonly value: string }[];
const refuse = (c: Context, status: 400 | 401 | 404 | 429 | 500 | 503, code: string, message: string, parameterList: Parameters = []) =>
  c.json({ ...envelope(c), errors: [{ code, message, parameterList }] }, status);

async function textOf(c: Context): Promise<string | null> {
  const text = await c.req.text();
  return text.length > maxBodyBytes ? null : text;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
