import { maxClaimLength } from '#areas/aftercare/rules/claims.ts';
import { submitPriceProtectionClaim } from '#areas/aftercare/services/claims.server.ts';
import type { OrderAccess } from '#areas/checkout/services/order-access.server.ts';
import { DomainError, domainErrorText } from '#kernel/errors.ts';
import { readForm } from '#kernel/form-data.ts';
import { cents, dollars } from '#kernel/money.ts';
import { inLanguage } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { priceProtectionTexts } from '#shop/aftercare/parts/price-protection-texts.ts';
import { type OrderActionResult, priceClaimIntentFor } from './order-action-result.ts';

/** Same checks as the call. */
export async function claimPriceProtectionByForm(
  app: App,
  caller: Caller,
  access: OrderAccess,
  form: FormData,
): Promise<OrderActionResult> {
  const message = String(form.get('message') ?? '').slice(0, maxClaimLength);
  const lineId = readForm(form).id('line');
  const of = priceClaimIntentFor(lineId);
  try {
    const claim = { ...access, lineId, message, wantsRefund: form.get('refund') === 'yes' };
    const { amountCents, isPaid } = await submitPriceProtectionClaim(app, caller, claim);
    const resultText = priceProtectionTexts[isPaid ? 'claimedPaid' : 'claimedPending'];
    return { of, isDone: true, problem: null, typed: inLanguage(resultText, caller.language, { amount: dollars(cents(amountCents)) }) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { of, isDone: false, problem: domainErrorText(error, caller.language), typed: message };
  }
}
