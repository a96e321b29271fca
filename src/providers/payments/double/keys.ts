/** The keys of the stand-in are no secret: behind them no money moves. */
export const paypalDoubleClientId = 'sandbox';
export const paypalDoubleKeys = { clientId: paypalDoubleClientId, clientSecret: 'sandbox', webhookId: 'WH-SANDBOX' } as const;
