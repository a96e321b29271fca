import type { z } from 'zod';
import { checkedForm, type Labels } from '#areas/shoppers/services/checked-form.server.ts';
import type { Language } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { safeReturnPath } from '#site/links.ts';
import { replyInquiry } from '../calls/conversation.ts';
import { addInquiry as addCall } from '../calls.ts';
import { inquiryFormTexts } from '../form-texts.ts';
import { goodsIn } from '../rules/goods-field.ts';
import { plainText } from '../rules/quote.ts';
import { type CreatedInquiry, submitInquiry } from './submit-inquiry.server.ts';

const labels: Labels = {
  name: inquiryFormTexts.name,
  email: inquiryFormTexts.email,
  phone_number: inquiryFormTexts.phoneNumber,
  message: inquiryFormTexts.message,
};

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 10_000) : '';
};
const textsIn = (form: FormData, name: string): string[] => form.getAll(name).filter((value) => typeof value === 'string');

/** Same validation as the API call. */
export function submitInquiryForm<Done>(app: App, caller: Caller, form: FormData, work: (received: CreatedInquiry) => Done) {
  const raw = {
    name: textIn(form, 'name'),
    email: textIn(form, 'email'),
    phone_number: textIn(form, 'phone_number'),
    message: plainText(textIn(form, 'message')),
    kind: textIn(form, 'kind') || 'contact',
    goods: textIn(form, 'goods'),
    items: goodsIn(textIn(form, 'goods')).map(({ skuId, quantity }) => ({ sku_id: skuId, quantity })),
    upload_ids: textsIn(form, 'upload_ids'),
    answers: answersIn(form),
    fax_number: textIn(form, 'fax_number'),
  };
  return fromForm(addCall.input, raw, caller.language, async ({ fax_number, ...asked }) => {
    const page_path = safeReturnPath(textIn(form, 'page')).slice(0, 200);
    return work(await submitInquiry(app, caller, { ...asked, page_path, trap: fax_number }));
  });
}

/** Additional fields of a business form: answers.volume and the like. */
function answersIn(form: FormData): Record<string, string> {
  const found = [...form].flatMap(([name, value]) =>
    name.startsWith('answers.') && typeof value === 'string' && value.trim() !== ''
      ? [[name.slice('answers.'.length), value] as const]
      : [],
  );
  return Object.fromEntries(found);
}

const replySchema = replyInquiry.input.pick({ message: true, upload_ids: true });

export const repliedByForm = (caller: Caller, form: FormData, work: (reply: z.output<typeof replySchema>) => Promise<void>) =>
  fromForm(
    replySchema,
    { message: plainText(textIn(form, 'message')), upload_ids: textsIn(form, 'upload_ids') },
    caller.language,
    async (reply) => {
      await work(reply);
      return { done: 'reply' as const };
    },
  );

function fromForm<Input extends z.ZodType, Done>(
  schema: Input,
  raw: Readonly<Record<string, unknown>>,
  language: Language,
  work: (input: z.output<Input>) => Promise<Done>,
) {
  const typed = Object.fromEntries(Object.entries(raw).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
  return checkedForm({ schema, raw, typed, labels, language }, work);
}
