/** The steps of a checkout, as the address of the cart says them. */
export const steps = ['address', 'review', 'pay'] as const;
export type Step = (typeof steps)[number];
export const stepIn = (search: URLSearchParams): Step | null => steps.find((step) => step === search.get('step')) ?? null;

/** Why a step is shown again instead of the next one. */
export const saids = ['changed', 'stock', 'gone', 'receiver', 'away', 'refused', 'coupon'] as const;
export type Said = (typeof saids)[number];
export const saidIn = (search: URLSearchParams): Said | null => saids.find((said) => said === search.get('said')) ?? null;

export const newReceiver = 'new';
export const longestMessage = 300;
