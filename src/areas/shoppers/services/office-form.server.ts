import type { ShopperFields } from './office.server.ts';

/** A shopper's record as a form of the office sends it. */
export function shopperFieldsIn(form: FormData): ShopperFields {
  const text = (name: string, most: number) =>
    String(form.get(name) ?? '')
      .replaceAll('\u0000', '')
      .trim()
      .slice(0, most);
  return {
    email: text('email', 300),
    firstName: text('first_name', 80),
    lastName: text('last_name', 80),
    nickname: text('nickname', 80),
    phoneNumber: text('phone_number', 40),
    address: text('address', 200),
    city: text('city', 80),
    region: text('region', 40),
    postCode: text('post_code', 20),
    vipLevel: Math.min(9, Math.max(0, Math.trunc(Number(form.get('vip_level')) || 0))),
    language: form.get('language') === 'zh' ? 'zh' : 'en',
    note: text('note', 2000),
  };
}
