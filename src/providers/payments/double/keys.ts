/** The double's keys are public: no money moves behind them. */
export const paypalDoubleClientId = 'sandbox';
export const paypalDoubleKeys = { clientId: paypalDoubleClientId, clientSecret: 'sandbox', webhookId: 'WH-SANDBOX' } as const;
