/** What became of a form on an order's page; what was typed comes back where it was refused. */
export type OrderActionResult = { readonly of: string; readonly isDone: boolean; readonly problem: string | null; readonly typed: string };

/** A question about an order. */
export const askIntent = 'ask';
export const cancelIntent = 'cancel';
/** A wish to cancel what is being packed. */
export const requestCancelIntent = 'cancel-wish';
export const payIntent = 'pay';
/** A review of one piece of it. */
export const reviewIntentFor = (skuId: number | null): string => `review ${skuId}`;

/** Somebody saw one piece of it cheaper. */
export const priceClaimIntentFor = (lineId: number): string => `protect ${lineId}`;

/** The answer to one of the forms; another form's is not its business. */
export function answerTo(of: string, answer: object | undefined): OrderActionResult | null {
  if (!answer || !('problem' in answer)) return null;
  const told = 'of' in answer ? answer.of : of;
  if (told !== of) return null;
  return {
    of,
    isDone: 'isDone' in answer && answer.isDone === true,
    problem: typeof answer.problem === 'string' ? answer.problem : null,
    typed: 'typed' in answer ? String(answer.typed) : '',
  };
}
