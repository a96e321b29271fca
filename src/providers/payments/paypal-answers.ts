import { z } from 'zod';
import { type Cents, cents } from '#kernel/money.ts';
import { captureStates, type PaymentEvent, type ProviderPayment, type ProviderRefund, paymentStates } from '../ports.ts';

const shortText = z.string().max(300);
const Money = z.object({ currency_code: z.string().length(3), value: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/) });
const Link = z.object({ href: z.string().max(4000), rel: shortText });
const links = z.array(Link).max(50).default([]);

const Capture = z.object({
  id: shortText.min(1),
  status: z.enum(captureStates),
  amount: Money,
  seller_receivable_breakdown: z.object({ paypal_fee: Money.optional() }).optional(),
  create_time: shortText.optional(),
});
const Order = z.object({
  id: z.string().regex(/^[A-Z0-9]{1,36}$/),
  status: z.enum(paymentStates),
  purchase_units: z
    .array(
      z.object({
        custom_id: shortText.optional(),
        payments: z.object({ captures: z.array(Capture).max(50).default([]) }).optional(),
      }),
    )
    .max(10)
    .default([]),
  payer: z.object({ payer_id: shortText.optional(), email_address: shortText.optional() }).optional(),
  payment_source: z
    .object({ paypal: z.object({ account_id: shortText.optional(), email_address: shortText.optional() }).optional() })
    .optional(),
  links,
});
const Refund = z.object({ id: shortText.min(1), status: shortText, amount: Money.optional() });
const Token = z.object({ access_token: z.string().min(1).max(8000), expires_in: z.number().positive().max(1_000_000) });
const Refusal = z.object({
  name: shortText.optional(),
  message: z.string().max(2000).optional(),
  details: z
    .array(z.object({ issue: shortText, description: z.string().max(2000).optional(), field: shortText.optional() }))
    .max(50)
    .default([]),
  error: shortText.optional(),
});
const Verdict = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) });
const WebhookEvent = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().min(1).max(100),
  resource: z
    .object({
      id: shortText.optional(),
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: shortText.optional(), capture_id: shortText.optional() }).optional() })
        .optional(),
      order_id: shortText.optional(),
      links,
    })
    .default({ links: [] }),
});

export function parsePaypalToken(body: unknown): { value: string; lifeSeconds: number } | null {
  const token = Token.safeParse(body).data;
  return token ? { value: token.access_token, lifeSeconds: token.expires_in } : null;
}

/** An answer of another shape counts as no answer. */
export function paymentIn(body: unknown): ProviderPayment {
  const order = Order.safeParse(body).data;
  if (!order) throw new Error('an answer about a payment that cannot be read');
  const [unit] = order.purchase_units;
  return {
    providerOrderId: order.id,
    status: order.status,
    number: unit?.custom_id ?? null,
    approveUrl: webAddress(order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href),
    captures: order.purchase_units
      .flatMap(({ payments }) => payments?.captures ?? [])
      .map((capture) => ({
        id: capture.id,
        status: capture.status,
        amountCents: centsIn(capture.amount.value),
        currency: capture.amount.currency_code,
        feeCents: capture.seller_receivable_breakdown?.paypal_fee ? centsIn(capture.seller_receivable_breakdown.paypal_fee.value) : null,
        at: momentIn(capture.create_time),
      })),
    payerId: order.payer?.payer_id ?? order.payment_source?.paypal?.account_id ?? null,
    payerEmail: order.payer?.email_address ?? order.payment_source?.paypal?.email_address ?? null,
  };
}

/** A minimal refund answer has no amount: then it is the requested one. */
export function refundIn(body: unknown, requestedCents: Cents): ProviderRefund {
  const refund = Refund.safeParse(body).data;
  if (!refund) throw new Error('an answer about a refund that cannot be read');
  return { id: refund.id, status: refund.status, amountCents: refund.amount ? centsIn(refund.amount.value) : requestedCents };
}

/** The provider's refusal; decided by issue, never by text. */
export function refusalIn(body: unknown): { issue: string; text: string } {
  const refusal = Refusal.safeParse(body).data;
  const [detail] = refusal?.details ?? [];
  return {
    issue: detail?.issue ?? refusal?.name ?? refusal?.error ?? 'UNKNOWN',
    text: [detail?.field, detail?.description ?? refusal?.message].filter(Boolean).join(': '),
  };
}

export const isVouchedFor = (body: unknown): boolean | null => {
  const verdict = Verdict.safeParse(body).data;
  return verdict ? verdict.verification_status === 'SUCCESS' : null;
};

/** Subject of a webhook: a capture, a refund, or an order. */
export function parsePaymentEvent(body: unknown): PaymentEvent | null {
  const event = WebhookEvent.safeParse(body).data;
  if (!event) return null;
  const { resource } = event;
  const related = resource.supplementary_data?.related_ids;
  const above = resource.links.find(({ rel }) => rel === 'up')?.href.match(/\/captures\/(\w+)$/)?.[1];
  const isOrder = event.event_type.startsWith('CHECKOUT.ORDER.');
  const isCapture = event.event_type.startsWith('PAYMENT.CAPTURE.');
  const isRefund = /\.(REFUNDED|REVERSED)$/.test(event.event_type);
  return {
    eventId: event.id,
    kind: event.event_type,
    providerOrderId: related?.order_id ?? resource.order_id ?? (isOrder ? (resource.id ?? null) : null),
    captureId: related?.capture_id ?? above ?? (isCapture && !isRefund ? (resource.id ?? null) : null),
  };
}

const centsIn = (value: string): Cents => {
  const [whole = '0', part = ''] = value.split('.');
  return cents(Number(whole) * 100 + Number(part.padEnd(2, '0')));
};

function momentIn(text: string | undefined): Date | null {
  const at = new Date(text ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at;
}

const webAddress = (href: string | undefined): string | null =>
  href !== undefined && URL.canParse(href) && /^https?:$/.test(new URL(href).protocol) ? href : null;
