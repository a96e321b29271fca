/** How an order by hand is paid: here and now, by a link in a letter, or later on account. */
export const manualPaymentTerms = ['paid', 'invoice', 'account'] as const;
export type ManualPaymentTerms = (typeof manualPaymentTerms)[number];

/** Money that comes into the house and not through the provider. */
export const manualWallets = ['cash', 'bank'] as const;
export type ManualWallet = (typeof manualWallets)[number];
