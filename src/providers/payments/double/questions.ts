import { z } from 'zod';

const text = (maxLength: number, minLength = 1) => z.string().min(minLength).max(maxLength);
const Money = z.object({
  currency_code: z.string().length(3),
  value: z
    .string()
    .max(32)
    .regex(/^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$/),
});
export type Money = z.output<typeof Money>;

const Address = z.object({
  address_line_1: text(300, 0).optional(),
  address_line_2: text(300, 0).optional(),
  admin_area_2: text(120, 0).optional(),
  admin_area_1: text(300, 0).optional(),
  postal_code: text(60, 0).optional(),
  country_code: z.string().regex(/^([A-Z]{2}|C2)$/),
});
const ShippingOption = z.object({
  id: text(127),
  label: text(127),
  selected: z.boolean(),
  type: z.enum(['SHIPPING', 'PICKUP', 'PICKUP_IN_STORE', 'PICKUP_FROM_PERSON']).optional(),
  amount: Money.optional(),
});
const Shipping = z.object({
  name: z.object({ full_name: text(300).optional() }).optional(),
  type: z.enum(['SHIPPING', 'PICKUP_IN_STORE', 'PICKUP_FROM_PERSON']).optional(),
  options: z.array(ShippingOption).max(10).optional(),
  address: Address.optional(),
});

const Item = z.object({
  name: text(127),
  unit_amount: Money,
  quantity: z.string().regex(/^[1-9][0-9]{0,9}$/),
  tax: Money.optional(),
  description: text(4000, 0).optional(),
  sku: text(127, 0).optional(),
  category: z.enum(['DIGITAL_GOODS', 'PHYSICAL_GOODS', 'DONATION']).optional(),
  url: text(2048).optional(),
  image_url: z.url({ protocol: /^https$/ }).optional(),
});

const parts = ['item_total', 'shipping', 'handling', 'tax_total', 'insurance', 'shipping_discount', 'discount'] as const;
export type Part = (typeof parts)[number];
const Breakdown = z.partialRecord(z.enum(parts), Money);

const Unit = z.object({
  reference_id: text(256).optional(),
  amount: Money.extend({ breakdown: Breakdown.optional() }),
  description: text(3000).optional(),
  custom_id: text(255).optional(),
  invoice_id: text(127).optional(),
  soft_descriptor: text(127).optional(),
  items: z.array(Item).optional(),
  shipping: Shipping.optional(),
  payee: z
    .object({
      email_address: text(254).optional(),
      merchant_id: z
        .string()
        .regex(/^[2-9A-HJ-NP-Z]{13}$/)
        .optional(),
    })
    .optional(),
});
export type Unit = z.output<typeof Unit>;

const Experience = z.object({
  brand_name: text(127).optional(),
  locale: z
    .string()
    .min(2)
    .max(10)
    .regex(/^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}))?$/)
    .optional(),
  shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']).optional(),
  return_url: z.url({ protocol: /^https?$/ }).optional(),
  cancel_url: z.url({ protocol: /^https?$/ }).optional(),
  landing_page: z.enum(['LOGIN', 'GUEST_CHECKOUT', 'BILLING', 'NO_PREFERENCE']).optional(),
  user_action: z.enum(['CONTINUE', 'PAY_NOW']).optional(),
  payment_method_preference: z.enum(['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED']).optional(),
});
export type Experience = z.output<typeof Experience>;

/** POST /v2/checkout/orders, every documented field with length, pattern and values. */
export const OrderBody = z.object({
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  purchase_units: z.array(Unit).min(1).max(10),
  payment_source: z.object({ paypal: z.object({ experience_context: Experience.optional() }).optional() }).optional(),
  application_context: Experience.optional(),
});
export type OrderBody = z.output<typeof OrderBody>;

/** POST /v2/payments/captures/{id}/refund. */
export const RefundBody = z.object({
  amount: Money.optional(),
  invoice_id: text(127).optional(),
  custom_id: text(127).optional(),
  note_to_payer: text(255).optional(),
});
export const CaptureBody = z.object({ payment_source: z.record(z.string(), z.unknown()).optional() });
export const VerifyBody = z.object({
  auth_algo: text(100),
  cert_url: text(500),
  transmission_id: text(50),
  transmission_sig: text(500),
  transmission_time: text(64),
  webhook_id: text(50),
  webhook_event: z.record(z.string(), z.unknown()),
});
