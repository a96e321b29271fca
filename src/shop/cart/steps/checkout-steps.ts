/** As in the cart's address. */
export const checkoutSteps = ['address', 'review', 'pay'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];
export const parseCheckoutStep = (search: URLSearchParams): CheckoutStep | null =>
  checkoutSteps.find((step) => step === search.get('step')) ?? null;

export const checkoutNotices = ['changed', 'stock', 'gone', 'receiver', 'away', 'refused', 'coupon'] as const;
export type CheckoutNotice = (typeof checkoutNotices)[number];
export const parseCheckoutNotice = (search: URLSearchParams): CheckoutNotice | null =>
  checkoutNotices.find((notice) => notice === search.get('said')) ?? null;

/** A new address, beside those saved. */
export const newReceiver = '';
export const maxMessageLength = 300;
/** Of a coupon and of a reseller's own order number. */
export const maxCodeLength = 40;
