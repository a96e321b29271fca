/** How an order by hand is paid: here and now, by a link in a letter, or later on account. */
export const handTerms = ['paid', 'invoice', 'account'] as const;
export type HandTerms = (typeof handTerms)[number];

/** Money that comes into the house and not through the provider. */
export const handWallets = ['cash', 'bank'] as const;
export type HandWallet = (typeof handWallets)[number];
