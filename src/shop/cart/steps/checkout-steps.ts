/** As in the cart's address. */
export const checkoutSteps = ['address', 'review', 'pay'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];
export const parseCheckoutStep = (search: URLSearchParams): CheckoutStep | null =>
  checkoutSteps.find((step) => step === search.get('step')) ?? null;

export const checkoutNotices = ['changed', 'stock', 'gone', 'receiver', 'away', 'refused', 'coupon'] as const;
export type CheckoutNotice = (typeof checkoutNotices)[number];
export const parseCheckoutNotice = (search: URLSearchParams): CheckoutNotice | null =>
  checkoutNotices.find((notice) => notice === search.get('said')) ?? null;

export const newReceiver = 'new';
export const maxMessageLength = 300;
