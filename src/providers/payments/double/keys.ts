/** The keys of the stand-in are no secret: behind them no money moves. */
export const doubleClientId = 'sandbox';
export const doubleKeys = { clientId: doubleClientId, clientSecret: 'sandbox', webhookId: 'WH-SANDBOX' } as const;
