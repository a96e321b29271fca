import type { FormProblem } from '#platform/load.server.ts';

/** What a form on the order page shows of its last answer; refused input comes back. */
export type OrderActionResult = { readonly isDone: boolean; readonly problem: string | null; readonly typed: string };

/** Answer of a form whose work is done. Forms beside a line say which: by its SKU or its id. */
export type OrderActionDone = { readonly done: string; readonly line?: number; readonly notice?: string };

export const questionIntent = 'ask';
export const cancelIntent = 'cancel';
/** Request to cancel an order that is being packed. */
export const requestCancelIntent = 'cancel-wish';
export const payIntent = 'pay';
export const reviewIntent = 'review';
export const priceClaimIntent = 'protect';

/** The question repeats the order's number above it. */
export const maxQuestionLength = 1800;

/** The result of one form, of the given line where each line has one; others are ignored. */
export function answerTo(intent: string, answer: object | undefined, line?: number | null): OrderActionResult | null {
  if (isDone(answer))
    return answer.done === intent && answer.line === line ? { isDone: true, problem: null, typed: answer.notice ?? '' } : null;
  if (!isRefused(answer) || answer.intent !== intent) return null;
  const { problem, typed } = answer;
  if (line !== undefined && (typed.sku_id ?? typed.line_id) !== String(line)) return null;
  return { isDone: false, problem, typed: typed.question ?? typed.message ?? typed.text ?? '' };
}

const isDone = (answer: object | undefined): answer is OrderActionDone => answer !== undefined && 'done' in answer;
const isRefused = (answer: object | undefined): answer is FormProblem => answer !== undefined && 'problem' in answer;
