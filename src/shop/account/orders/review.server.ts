import { addReview as reviewCall } from '#areas/reviews/calls.ts';
import { submitReview } from '#areas/reviews/services/writing.server.ts';
import { DomainError, domainErrorText } from '#kernel/errors.ts';
import { inLanguage } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { type OrderActionResult, reviewIntentFor } from './order-action-result.ts';
import { reviewFormTexts } from './review-texts.ts';

/** Same checks as the call. */
export async function reviewByForm(app: App, caller: Caller, number: string, form: FormData): Promise<OrderActionResult> {
  const typed = String(form.get('text') ?? '').slice(0, 5000);
  const skuId = Number(form.get('sku_id'));
  const of = reviewIntentFor(skuId);
  const parsed = reviewCall.input.safeParse({
    number,
    sku_id: skuId,
    stars: Number(form.get('stars')),
    text: typed,
    upload_ids: form.getAll('upload_ids'),
  });
  try {
    if (!parsed.success) {
      const isText = parsed.error.issues[0]?.path[0] === 'text';
      throw new DomainError('lackParameter', { field: inLanguage(reviewFormTexts[isText ? 'text' : 'stars'], caller.language) });
    }
    await submitReview(app, caller, parsed.data);
    return { of, isDone: true, problem: null, typed: '' };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { of, isDone: false, problem: domainErrorText(error, caller.language), typed };
  }
}
