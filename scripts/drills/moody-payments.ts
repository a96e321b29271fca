import type { App } from '#platform/app.ts';
import type { Payments } from '#providers/ports.ts';

/**
 * How the provider answers a refund: as it should, with no, with no for the first one only, with "pending" while the money is under way, or
 * not at all. Lost means that it is done and nobody hears of it.
 */
export const refundFaults = ['well', 'refuses', 'refusesOne', 'pending', 'away', 'lost'] as const;
export type RefundFault = (typeof refundFaults)[number];

export type FaultyPayments = { readonly payments: Payments; setMood(mood: RefundFault): void };

/** A provider with changing answers to refunds. */
export function faultyPayments(payments: Payments): FaultyPayments {
  let mood: RefundFault = 'well';
  // An executed refund is not refused when requested again with the same key.
  const accepted = new Set<string>();
  const isRefusing = (): boolean => mood === 'refuses' || mood === 'refusesOne';
  const refused = { outcome: 'refused', issue: 'REFUND_NOT_ALLOWED', text: 'refused by the drill' } as const;
  const answers: Readonly<Record<RefundFault, Payments['refund']>> = {
    well: (request) => payments.refund(request),
    refuses: async () => refused,
    refusesOne: async () => {
      mood = 'well';
      return refused;
    },
    pending: async (request) => {
      accepted.add(request.requestId);
      const answer = await payments.refund(request);
      return answer.outcome === 'done' ? { ...answer, value: { ...answer.value, status: 'PENDING' } } : answer;
    },
    away: async () => ({ outcome: 'away', reason: 'away by the drill' }),
    lost: async (request) => {
      accepted.add(request.requestId);
      await payments.refund(request);
      return { outcome: 'away', reason: 'answer lost by the drill' };
    },
  };
  return {
    payments: { ...payments, refund: (request) => answers[isRefusing() && accepted.has(request.requestId) ? 'well' : mood](request) },
    setMood: (next) => {
      mood = next;
    },
  };
}

export const withPayments = (app: App, payments: Payments): App => ({ ...app, ports: { ...app.ports, payments } });
