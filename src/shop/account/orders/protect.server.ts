import { longestClaim } from '#areas/aftercare/rules/claims.ts';
import { claimProtection } from '#areas/aftercare/services/claims.server.ts';
import type { Asked } from '#areas/checkout/services/seen-order.server.ts';
import { Refused, refusalText } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import { inLanguage } from '#kernel/texts.ts';
import { typedIn } from '#kernel/typed.ts';
import type { App, Caller } from '#platform/app.ts';
import { protectionTexts } from '#shop/aftercare/parts/protection-texts.ts';
import { type ActAnswer, protectAct } from './act-answer.ts';

/** A claim by form, by the same checks as the call. */
export async function protectByForm(app: App, caller: Caller, asked: Asked, form: FormData): Promise<ActAnswer> {
  const message = String(form.get('message') ?? '').slice(0, longestClaim);
  const lineId = typedIn(form).id('line');
  const of = protectAct(lineId);
  try {
    const claim = { ...asked, lineId, message, wantsRefund: form.get('refund') === 'yes' };
    const { amountCents, isPaid } = await claimProtection(app, caller, claim);
    const words = protectionTexts[isPaid ? 'claimedPaid' : 'claimedPending'];
    return { of, isDone: true, problem: null, typed: inLanguage(words, caller.language, { amount: dollars(cents(amountCents)) }) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { of, isDone: false, problem: refusalText(error, caller.language), typed: message };
  }
}
