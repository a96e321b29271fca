import type { Payments } from '../ports.ts';

const refused = async () => ({ outcome: 'refused', issue: 'PAYMENTS_CLOSED', text: 'no payment provider is set up' }) as const;

/** In production without keys the shop takes no payments and never pretends to. */
export const closedPayments: Payments = {
  isTest: false,
  environment: 'live',
  clientId: '',
  scriptUrl: '',
  create: refused,
  fetchOrder: refused,
  capture: refused,
  refund: refused,
  handleWebhook: async () => 'away',
};
