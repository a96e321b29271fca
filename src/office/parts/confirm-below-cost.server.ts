import { DomainError, domainErrorText } from '#kernel/errors.ts';
import { type ActionContext, sentTexts } from '#platform/load.server.ts';

const unconfirmed = new Set(['priceBelowCostUnconfirmed', 'saleBelowCostUnconfirmed']);

/** An owner may confirm what sells below cost: the input is returned, to be sent again. */
export const confirmingBelowCost =
  <T>(work: (visit: ActionContext) => Promise<T>) =>
  async (visit: ActionContext) => {
    try {
      return await work(visit);
    } catch (error) {
      if (!(error instanceof DomainError) || !unconfirmed.has(error.why)) throw error;
      return { problem: domainErrorText(error, visit.caller.language), field: null, again: sentTexts(visit.form) };
    }
  };
