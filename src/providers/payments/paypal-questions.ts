import type { Cents } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import type { PaymentOrderRequest, PostalAddress, RefundRequest } from '../ports.ts';
import { providerName } from './names.ts';

const currency = 'USD';
const localeOf: Readonly<Record<Language, string>> = { en: 'en-US', zh: 'zh-CN' };

/** 12345 cents are "123.45": the provider reads decimals as text, never negative. */
export const amountText = (amount: Cents): string => {
  const whole = Math.max(0, amount);
  return `${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
};
const money = (amount: Cents) => ({ currency_code: currency, value: amountText(amount) });

/** Body of POST /v2/checkout/orders. */
export function orderQuestion(request: PaymentOrderRequest) {
  const { receiver } = request;
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: request.number,
        invoice_id: `${request.number}-${request.attempt}`,
        amount: {
          ...money(request.totalCents),
          breakdown: {
            item_total: money(request.itemsCents),
            shipping: money(request.shippingCents),
            handling: money(request.handlingCents),
            tax_total: money(request.taxCents),
            discount: money(request.discountCents),
          },
        },
        items: request.lines.map((line) => ({
          name: providerName(line.name),
          quantity: String(line.quantity),
          unit_amount: money(line.unitCents),
          category: 'PHYSICAL_GOODS',
          ...(line.sku ? { sku: line.sku.slice(0, 127) } : {}),
        })),
        ...(receiver ? { shipping: { name: { full_name: receiver.name.slice(0, 300) }, address: addressOf(receiver.address) } } : {}),
      },
    ],
    ...(request.wallet === undefined || request.wallet === 'paypal'
      ? { payment_source: { paypal: { experience_context: experienceOf(request) } } }
      : {}),
  };
}

const experienceOf = (request: PaymentOrderRequest) => ({
  brand_name: 'Tressline',
  locale: localeOf[request.language],
  user_action: 'PAY_NOW',
  shipping_preference: request.receiver ? 'SET_PROVIDED_ADDRESS' : 'NO_SHIPPING',
  return_url: request.returnUrl,
  cancel_url: request.cancelUrl,
});

const addressOf = ({ street, city, region, postCode, country }: PostalAddress) => ({
  address_line_1: street.slice(0, 300),
  admin_area_2: city.slice(0, 120),
  ...(region ? { admin_area_1: region.slice(0, 300) } : {}),
  ...(postCode ? { postal_code: postCode.slice(0, 60) } : {}),
  country_code: country,
});

/** Body of POST /v2/payments/captures/{id}/refund. */
export const refundQuestion = ({ amountCents, note }: RefundRequest) => ({
  amount: money(amountCents),
  ...(note.trim() ? { note_to_payer: note.trim().slice(0, 255) } : {}),
});
