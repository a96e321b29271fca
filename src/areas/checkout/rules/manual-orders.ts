/** How a manual order is paid: already paid, by a payment link in an email, or later on account. */
export const manualPaymentTerms = ['paid', 'invoice', 'account'] as const;
export type ManualPaymentTerms = (typeof manualPaymentTerms)[number];

/** Money received outside the payment provider. */
export const manualWallets = ['cash', 'bank'] as const;
export type ManualWallet = (typeof manualWallets)[number];
