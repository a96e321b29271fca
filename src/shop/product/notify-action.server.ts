import type { z } from 'zod';
import { notifyMe as notifyCall } from '#areas/catalog/calls.ts';
import { requestRestockNotice } from '#areas/catalog/services/restock.server.ts';
import { DomainError, domainErrors, domainErrorText } from '#kernel/errors.ts';
import { inLanguage } from '#kernel/texts.ts';
import { formAction } from '#platform/load.server.ts';
import { notifyTexts } from './notify-texts.ts';

export type NotifyResult = { readonly problem: string | null };

/** The back-in-stock form; refusals are shown in it. */
export const action = formAction(async ({ app, caller, form }): Promise<NotifyResult> => {
  const text = (name: string): string => String(form.get(name) ?? '').slice(0, 4000);
  try {
    const { sku_id, email } = input(notifyCall.input, { sku_id: Number(text('sku_id')), email: text('email') });
    await requestRestockNotice(app, caller, { skuId: sku_id, email });
    return { problem: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const named =
      error.details.field === 'email' ? new DomainError(error.why, { field: inLanguage(notifyTexts.email, caller.language) }) : error;
    return { problem: domainErrorText(named, caller.language) };
  }
});

/** The same validation and errors as the API call. */
function input<Input extends z.ZodType>(schema: Input, raw: unknown): z.output<Input> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = String(issue?.path.at(-1) ?? 'input');
  throw new DomainError(issue?.code === 'custom' && issue.message in domainErrors ? 'badMailbox' : 'lackParameter', { field });
}
