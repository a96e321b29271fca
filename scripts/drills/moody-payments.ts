import type { App } from '#platform/app.ts';
import type { Payments } from '#providers/ports.ts';

/**
 * How the provider answers a refund: as it should, with no, with no for the first one only, with "pending" while the money is under way, or
 * not at all. Lost means that it is done and nobody hears of it.
 */
export const refundMoods = ['well', 'refuses', 'refusesOne', 'pending', 'away', 'lost'] as const;
export type RefundMood = (typeof refundMoods)[number];

export type MoodyPayments = { readonly payments: Payments; setMood(mood: RefundMood): void };

/** A provider with changing answers to refunds. */
export function moodyPayments(payments: Payments): MoodyPayments {
  let mood: RefundMood = 'well';
  // An executed refund is not refused when requested again with the same key.
  const accepted = new Set<string>();
  const isRefusing = (): boolean => mood === 'refuses' || mood === 'refusesOne';
  const refused = { outcome: 'refused', issue: 'REFUND_NOT_ALLOWED', text: 'refused by the drill' } as const;
  const answers: Readonly<Record<RefundMood, Payments['refund']>> = {
    well: (wish) => payments.refund(wish),
    refuses: async () => refused,
    refusesOne: async () => {
      mood = 'well';
      return refused;
    },
    pending: async (wish) => {
      accepted.add(wish.requestId);
      const answer = await payments.refund(wish);
      return answer.outcome === 'done' ? { ...answer, value: { ...answer.value, status: 'PENDING' } } : answer;
    },
    away: async () => ({ outcome: 'away', reason: 'away by the drill' }),
    lost: async (wish) => {
      accepted.add(wish.requestId);
      await payments.refund(wish);
      return { outcome: 'away', reason: 'answer lost by the drill' };
    },
  };
  return {
    payments: { ...payments, refund: (wish) => answers[isRefusing() && accepted.has(wish.requestId) ? 'well' : mood](wish) },
    setMood: (next) => {
      mood = next;
    },
  };
}

export const withPayments = (app: App, payments: Payments): App => ({ ...app, ports: { ...app.ports, payments } });
