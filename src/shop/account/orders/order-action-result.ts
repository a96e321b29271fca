/** Result of a form on the order page; refused input comes back. */
export type OrderActionResult = { readonly of: string; readonly isDone: boolean; readonly problem: string | null; readonly typed: string };

export const questionIntent = 'ask';
export const cancelIntent = 'cancel';
/** Request to cancel an order that is being packed. */
export const requestCancelIntent = 'cancel-wish';
export const payIntent = 'pay';

export const reviewIntentFor = (skuId: number | null): string => `review ${skuId}`;

export const priceClaimIntentFor = (lineId: number): string => `protect ${lineId}`;

/** The result of one form; others are ignored. */
export function answerTo(of: string, answer: object | undefined): OrderActionResult | null {
  if (!answer || !('problem' in answer)) return null;
  const resultOf = 'of' in answer ? answer.of : of;
  if (resultOf !== of) return null;
  return {
    of,
    isDone: 'isDone' in answer && answer.isDone === true,
    problem: typeof answer.problem === 'string' ? answer.problem : null,
    typed: 'typed' in answer ? String(answer.typed) : '',
  };
}
