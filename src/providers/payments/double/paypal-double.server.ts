import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { approvalRoutes } from './approval.server.ts';
import type { DoubleStore } from './double-store.ts';
import { injectPaypalFault, openPaypalFaults, PaypalFaultRule } from './faults.ts';
import { paypalDoubleKeys } from './keys.ts';
import { Manner, openMessages } from './messages.server.ts';
import { openDoubleOrders } from './orders.server.ts';
import { CaptureBody, OrderBody, RefundBody, VerifyBody } from './questions.ts';
import { type Issue, refuse, unprocessable } from './refusals.ts';
import { wrongOrder, wrongShape } from './refused-orders.ts';
import { sdkCounter } from './sdk.server.ts';
import { openSignatures } from './signatures.server.ts';
import { wrongAmount } from './sums.ts';
import { captureResponse, orderResponse, refundResponse } from './wire.ts';

export type PaypalDoubleOptions = {
  /** Signs tokens, so that all instances and workers accept each other's. */
  readonly secret: string;
  /** Public base address of the double: https://shop.example/sandbox/paypal. */
  readonly home: string;
  readonly ledger: DoubleStore;
  readonly now?: () => number;
};

export type PaypalDouble = {
  readonly web: Hono;
  readonly home: string;
  readonly till: ReturnType<typeof openDoubleOrders>;
  readonly messages: ReturnType<typeof openMessages>;
  readonly signatures: ReturnType<typeof openSignatures>;
  /** Injects faults; the shop itself never does. */
  setFaults(knobs: readonly PaypalFaultRule[]): void;
};

const tokenLifeSeconds = 32_400;
const maxBodyBytes = 1024 * 1024;
const maxRequestIdLength = 108;
const FaultSettings = z.object({ faults: z.array(PaypalFaultRule).max(100).optional(), messages: Manner.optional() });

/** A double of PayPal REST: the same paths, headers and answers, and nothing behind them. */
export function paypalDouble({ secret, home, ledger, now = Date.now }: PaypalDoubleOptions): PaypalDouble {
  const web = new Hono();
  const knobs = openPaypalFaults();
  const signatures = openSignatures(ledger, home, now);
  const messages = openMessages({ ledger, home, now, webhookId: paypalDoubleKeys.webhookId, signatures });
  const till = openDoubleOrders(ledger, now, messages.tell);
  const seal = sealing(secret);

  web.use('/v1/*', faulty);
  web.use('/v2/*', faulty);

  web.post('/v1/oauth2/token', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const expected = `Basic ${Buffer.from(`${paypalDoubleKeys.clientId}:${paypalDoubleKeys.clientSecret}`).toString('base64')}`;
    if (c.req.header('authorization') !== expected)
      return c.json({ error: 'invalid_client', error_description: 'Client Authentication failed' }, 401);
    if (form.get('grant_type') !== 'client_credentials')
      return c.json({ error: 'unsupported_grant_type', error_description: 'Grant Type is NULL' }, 400);
    return c.json({
      scope: 'https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/payments/refund',
      access_token: seal.token(now()),
      token_type: 'Bearer',
      app_id: 'APP-80W284485P519543T',
      expires_in: tokenLifeSeconds,
      nonce: new Date(now()).toISOString(),
    });
  });

  web.post('/v2/checkout/orders', async (c) => {
    const request = await read(c, OrderBody);
    if (request instanceof Response) return request;
    const wrong = wrongOrder(request.body);
    if (wrong.length > 0) return refuse('UNPROCESSABLE_ENTITY', wrong);
    if (request.body.payment_source && request.requestId === null)
      return refuse('INVALID_REQUEST', [{ issue: 'PAYPAL_REQUEST_ID_REQUIRED' }]);
    const made = await till.create(request.body, request.requestId);
    return made instanceof Response ? made : c.json(orderResponse(home, made.order, request.isWhole), made.isNew ? 201 : 200);
  });

  web.get('/v2/checkout/orders/:id', async (c) => {
    const refused = known(c);
    if (refused) return refused;
    const order = await till.find(c.req.param('id'));
    return order ? c.json(orderResponse(home, order, true)) : noSuch('order_id', c.req.param('id'));
  });

  web.post('/v2/checkout/orders/:id/capture', async (c) => {
    const request = await read(c, CaptureBody);
    if (request instanceof Response) return request;
    const done = await till.capture(c.req.param('id'), request.requestId);
    if (done === null) return noSuch('order_id', c.req.param('id'));
    return done instanceof Response ? done : c.json(orderResponse(home, done.order, true), done.isNew ? 201 : 200);
  });

  web.get('/v2/payments/captures/:id', async (c) => {
    const refused = known(c);
    if (refused) return refused;
    const found = await captured(c.req.param('id'));
    return found ? c.json(captureResponse(home, found.order, found.capture)) : noSuch('capture_id', c.req.param('id'));
  });

  web.post('/v2/payments/captures/:id/refund', async (c) => {
    const request = await read(c, RefundBody);
    if (request instanceof Response) return request;
    const found = await captured(c.req.param('id'));
    if (!found) return noSuch('capture_id', c.req.param('id'));
    const { amount, note_to_payer: note = null } = request.body;
    const wrong = amount && wrongAmount(amount, '/amount');
    if (wrong) return refuse('UNPROCESSABLE_ENTITY', [wrong]);
    if (amount && amount.currency_code !== found.order.units[0]?.amount.currency_code)
      return unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH', { field: '/amount/currency_code', value: amount.currency_code });
    const done = await till.refund(found.order.id, { amount, note, requestId: request.requestId });
    if (done === null || done instanceof Response) return done ?? noSuch('capture_id', c.req.param('id'));
    const refund = done.isNew ? done.order.refunds.at(-1) : done.order.refunds.find(({ requestId }) => requestId === request.requestId);
    return refund ? c.json(refundResponse(home, done.order, refund), done.isNew ? 201 : 200) : noSuch('capture_id', c.req.param('id'));
  });

  web.get('/v2/payments/refunds/:id', async (c) => {
    const refused = known(c);
    if (refused) return refused;
    const found = await till.findRefund(c.req.param('id'));
    return found ? c.json(refundResponse(home, found.order, found.refund)) : noSuch('refund_id', c.req.param('id'));
  });

  web.post('/v1/notifications/verify-webhook-signature', async (c) => {
    const request = await read(c, VerifyBody);
    if (request instanceof Response) return request;
    const isOurs =
      request.body.webhook_id === paypalDoubleKeys.webhookId && (await signatures.isTrue(request.body, eventTextIn(request.text)));
    return c.json({ verification_status: isOurs ? 'SUCCESS' : 'FAILURE' });
  });

  web.post('/v1/notifications/webhooks-events/:id/resend', async (c) => {
    const refused = known(c);
    if (refused) return refused;
    return (await messages.resend(c.req.param('id'))) ? c.json({ id: c.req.param('id') }, 202) : noSuch('event_id', c.req.param('id'));
  });

  web.get('/v1/notifications/certs/:name', async (c) => {
    const pem = await signatures.pem(c.req.param('name'));
    return pem ? c.body(pem, 200, { 'content-type': 'application/x-pem-file' }) : noSuch('cert', c.req.param('name'));
  });

  web.route('/', approvalRoutes(till));
  web.route('/', sdkCounter(till));

  /** Only callers with the shop's secret may inject faults. */
  web.post('/knobs', async (c) => {
    if (!seal.isKnobKey(c.req.header('authorization') ?? '')) return refuse('AUTHENTICATION_FAILURE');
    const settings = FaultSettings.safeParse(await c.req.json().catch(() => null));
    if (!settings.success) return refuse('INVALID_REQUEST', wrongShape(settings.error, null));
    if (settings.data.faults) knobs.setFaults(settings.data.faults);
    if (settings.data.messages) messages.travel(settings.data.messages);
    return c.json({ ok: true });
  });
  web.get('/', (c) => c.text('Test mode: this simulator speaks PayPal REST for our own store. No real charges.\n'));
  web.all('*', () => refuse('RESOURCE_NOT_FOUND', [{ issue: 'INVALID_RESOURCE_ID' }]));

  async function faulty(c: Context, next: () => Promise<void>): Promise<Response | undefined> {
    const answer = await injectPaypalFault(knobs.next(c.req.path), c.req.raw.signal, async () => {
      await next();
      return c.res;
    });
    answer.headers.set('x-test-mode', 'no money moves');
    answer.headers.set('cache-control', 'no-store');
    c.res = undefined;
    c.res = answer;
    return undefined;
  }

  async function captured(captureId: string) {
    const orderId = await till.orderOfCapture(captureId);
    const order = orderId === null ? null : await till.find(orderId);
    const capture = order?.captures.find(({ id }) => id === captureId);
    return order && capture ? { order, capture } : null;
  }

  /** Null for a valid token, else the refusal. */
  function known(c: Context): Response | null {
    const [kind = '', token = ''] = (c.req.header('authorization') ?? '').split(' ');
    if (kind.toLowerCase() === 'bearer' && seal.isLive(token, now())) return null;
    if (!token) return refuse('AUTHENTICATION_FAILURE', [{ issue: 'INVALID_ACCOUNT_STATUS' }]);
    return Response.json({ error: 'invalid_token', error_description: 'Token signature verification failed' }, { status: 401 });
  }

  /** Checks token, content type, id and schema in PayPal's order. */
  async function read<Body extends z.ZodType>(c: Context, schema: Body) {
    const refused = known(c);
    if (refused) return refused;
    if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) return refuse('UNSUPPORTED_MEDIA_TYPE');
    const requestId = c.req.header('paypal-request-id') ?? null;
    if (requestId !== null && (requestId.length < 1 || requestId.length > maxRequestIdLength))
      return invalid({ issue: 'INVALID_STRING_LENGTH', field: 'PayPal-Request-Id' });
    const text = await c.req.text();
    const json = text.length > maxBodyBytes ? undefined : jsonIn(text || '{}');
    if (json === undefined) return invalid({ issue: 'MALFORMED_REQUEST_JSON' });
    const parsed = schema.safeParse(json);
    if (!parsed.success) return refuse('INVALID_REQUEST', wrongShape(parsed.error, json));
    const body: z.output<Body> = parsed.data;
    return { body, text, requestId, isWhole: /\breturn=representation\b/.test(c.req.header('prefer') ?? '') };
  }

  return { web, home, till, messages, signatures, setFaults: knobs.setFaults };
}

const invalid = (issue: Issue): Response => refuse('INVALID_REQUEST', [issue]);
const noSuch = (field: string, value: string): Response =>
  refuse('RESOURCE_NOT_FOUND', [
    { issue: 'INVALID_RESOURCE_ID', field, value: value.slice(0, 50), description: 'Specified resource ID does not exist.' },
  ]);

/** The event exactly as in the request: reserialized it would have another checksum. */
function eventTextIn(question: string): string {
  const key = '"webhook_event":';
  const from = question.indexOf(key);
  return from < 0 ? '' : question.slice(from + key.length, question.lastIndexOf('}'));
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Key for injecting faults into a running double. */
export const knobKey = (secret: string): string => createHmac('sha256', secret).update('paypal double knobs').digest('base64url');

function sealing(secret: string) {
  const sealOf = (until: string): string => createHmac('sha256', secret).update(`paypal double ${until}`).digest('base64url');
  const same = (given: string, right: string): boolean =>
    Buffer.byteLength(given) === Buffer.byteLength(right) && timingSafeEqual(Buffer.from(given), Buffer.from(right));
  return {
    token: (at: number): string => {
      const until = String(at + tokenLifeSeconds * 1000);
      return `A21AA.${until}.${sealOf(until)}`;
    },
    isLive: (token: string, at: number): boolean => {
      const [, until = '', seal = ''] = token.split('.');
      return same(seal, sealOf(until)) && at < Number(until);
    },
    isKnobKey: (header: string): boolean => same(header, `Bearer ${knobKey(secret)}`),
  };
}
