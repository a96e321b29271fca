import { openCircuit } from '../circuit.ts';
import type { PaymentAnswer, Payments, ProviderPayment } from '../ports.ts';
import { Unreachable } from '../rest-client.server.ts';
import { isVouchedFor, parsePaymentEvent, paymentIn, refundIn } from './paypal-answers.ts';
import { createPaypalClient, type PaypalClientOptions, PaypalRequestRejected } from './paypal-client.server.ts';
import { orderQuestion, refundQuestion } from './paypal-questions.ts';

export type PaypalOptions = PaypalClientOptions & {
  readonly environment: Payments['environment'];
  /** Without it webhooks cannot be verified, so none is accepted. */
  readonly webhookId: string | null;
  readonly scriptUrl: string;
  /** Whether a certificate's address belongs to the provider. */
  readonly isCertificateAddress: (url: URL) => boolean;
  /** Circuit breaker: failures, and pause. */
  readonly rest?: { readonly failures: number; readonly restMs: number };
};

const defaultRest = { failures: 5, restMs: 30_000 } as const;
const maxEventBytes = 1024 * 1024;
/** The provider retries for three days; an older message is a replay. */
const maxEventAgeMs = 3 * 24 * 3600_000;
const aheadMs = 5 * 60_000;

/** PayPal REST: Orders v2, refunds, signed webhooks. */
export function paypalPayments(options: PaypalOptions): Payments {
  const now = options.now ?? Date.now;
  const circuit = openCircuit(now, options.rest ?? defaultRest);
  const talk = createPaypalClient(options);

  async function withCircuit<T>(work: () => Promise<T>): Promise<PaymentAnswer<T>> {
    if (!circuit.mayAsk()) return { outcome: 'away', reason: 'the provider rests after failures' };
    try {
      const value = await work();
      circuit.wentWell();
      return { outcome: 'done', value };
    } catch (error) {
      if (error instanceof PaypalRequestRejected) {
        circuit.wentWell();
        return { outcome: 'refused', issue: error.issue, text: error.message };
      }
      circuit.wentWrong();
      return { outcome: 'away', reason: error instanceof Error ? error.message : 'no answer' };
    }
  }

  const seen = async (providerOrderId: string): Promise<ProviderPayment> =>
    paymentIn(await talk({ method: 'GET', path: `/v2/checkout/orders/${encodeURIComponent(providerOrderId)}` }));

  return {
    isTest: options.environment === 'double',
    environment: options.environment,
    clientId: options.clientId,
    scriptUrl: options.scriptUrl,
    create: (request) =>
      withCircuit(async () => {
        const body = JSON.stringify(orderQuestion(request));
        return paymentIn(await talk({ method: 'POST', path: '/v2/checkout/orders', body, requestId: request.requestId }));
      }),
    fetchOrder: (providerOrderId) => withCircuit(() => seen(providerOrderId)),
    capture: (providerOrderId, requestId) =>
      withCircuit(async () => {
        const path = `/v2/checkout/orders/${encodeURIComponent(providerOrderId)}/capture`;
        try {
          return paymentIn(await talk({ method: 'POST', path, body: '{}', requestId }));
        } catch (error) {
          // An earlier attempt went through: its result is read, never assumed.
          if (error instanceof PaypalRequestRejected && error.issue === 'ORDER_ALREADY_CAPTURED') return seen(providerOrderId);
          throw error;
        }
      }),
    refund: (request) =>
      withCircuit(async () => {
        const path = `/v2/payments/captures/${encodeURIComponent(request.captureId)}/refund`;
        const body = JSON.stringify(refundQuestion(request));
        return refundIn(await talk({ method: 'POST', path, body, requestId: request.requestId }), request.amountCents);
      }),
    handleWebhook: async (headers, raw) => {
      if (options.webhookId === null) return 'away';
      const proof = proofIn(headers, now(), options.isCertificateAddress);
      const text = raw.length <= maxEventBytes ? textIn(raw) : null;
      if (!proof || text === null) return null;
      // The raw event is inserted unchanged: reserialized it would not match its signature.
      const question = `${JSON.stringify({ ...proof, webhook_id: options.webhookId }).slice(0, -1)},"webhook_event":${text}}`;
      try {
        const verification = await talk({ method: 'POST', path: '/v1/notifications/verify-webhook-signature', body: question });
        const isTrue = isVouchedFor(verification);
        if (isTrue === null) return 'away';
        return isTrue ? parsePaymentEvent(JSON.parse(text)) : null;
      } catch (error) {
        if (error instanceof PaypalRequestRejected) return null;
        if (error instanceof Unreachable) return 'away';
        throw error;
      }
    },
  };
}

/** The five signature headers, if plausible. */
function proofIn(headers: Headers, now: number, isCertificateAddress: (url: URL) => boolean) {
  const [auth_algo, cert_url, transmission_id, transmission_sig, transmission_time] = [
    'auth-algo',
    'cert-url',
    'transmission-id',
    'transmission-sig',
    'transmission-time',
  ].map((name) => headers.get(`paypal-${name}`) ?? '');
  if (!auth_algo || !cert_url || !transmission_id || !transmission_sig || !transmission_time) return null;
  const fits = auth_algo === 'SHA256withRSA' && cert_url.length <= 500 && transmission_id.length <= 50 && transmission_sig.length <= 500;
  if (!fits || !URL.canParse(cert_url) || !isCertificateAddress(new URL(cert_url))) return null;
  const at = Date.parse(transmission_time);
  if (Number.isNaN(at) || at < now - maxEventAgeMs || at > now + aheadMs) return null;
  return { auth_algo, cert_url, transmission_id, transmission_sig, transmission_time };
}

/** The bytes as text, if they are one JSON object without loss. */
function textIn(raw: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw);
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? text : null;
  } catch {
    return null;
  }
}

/** PayPal's certificate hosts. */
export const isPaypalCertificate = (url: URL): boolean =>
  url.protocol === 'https:' &&
  url.port === '' &&
  url.username === '' &&
  /(^|\.)paypal\.com$/.test(url.hostname) &&
  url.pathname.startsWith('/v1/notifications/certs/');
