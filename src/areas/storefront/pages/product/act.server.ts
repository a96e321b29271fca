import type { z } from 'zod';
import { notifyMe as notifyCall } from '#areas/catalog/calls.ts';
import { notifyMe } from '#areas/catalog/services/restock.server.ts';
import { addInquiry as inquiryCall } from '#areas/inquiries/calls.ts';
import { addInquiry } from '#areas/inquiries/service.server.ts';
import { Refused, refusals, refusalText } from '#kernel/errors.ts';
import { inLanguage } from '#kernel/texts.ts';
import { act } from '#platform/load.server.ts';
import { productTexts } from './texts.ts';

type Intent = 'notify' | 'ask';
export type Answer = { readonly intent: Intent; readonly problem: string | null; readonly field: string | null };

const labels = {
  name: productTexts.yourName,
  email: productTexts.email,
  message: productTexts.yourQuestion,
} as const;
const isLabelled = (field: string): field is keyof typeof labels => Object.hasOwn(labels, field);

/** The two forms of a product page: tell me when it is back, and ask us. What is refused comes back to its field. */
export const action = act(async ({ app, caller, form }): Promise<Answer> => {
  const intent: Intent = form.get('intent') === 'ask' ? 'ask' : 'notify';
  const text = (name: string): string => String(form.get(name) ?? '').slice(0, 4000);
  try {
    if (intent === 'notify') {
      const { sku_id, email } = input(notifyCall.input, { sku_id: Number(text('sku_id')), email: text('email') });
      await notifyMe(app, caller, { skuId: sku_id, email });
    } else {
      const items = [{ sku_id: Number(text('sku_id')), quantity: Number(text('quantity')) }];
      const asked = { name: text('name'), email: text('email'), message: text('message').replaceAll('\r\n', '\n'), kind: 'goods', items };
      await addInquiry(app, caller, input(inquiryCall.input, asked));
    }
    return { intent, problem: null, field: null };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const field = String(error.details.field ?? '');
    const named = isLabelled(field) ? new Refused(error.why, { field: inLanguage(labels[field], caller.language) }) : error;
    return { intent, problem: refusalText(named, caller.language), field: isLabelled(field) ? field : null };
  }
});

/** The same checks as the call of the API, and the same refusals. */
function input<Input extends z.ZodType>(schema: Input, raw: unknown): z.output<Input> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = String(issue?.path.at(-1) ?? 'input');
  throw new Refused(issue?.code === 'custom' && issue.message in refusals ? 'badMailbox' : 'lackParameter', { field });
}
