import { z } from 'zod';
import { readForm } from '#api/read-form.ts';
import type { ActionContext, FormErrorTexts } from '#platform/load.server.ts';
import { safeReturnPath } from '#site/links.ts';
import { replyInquiry } from '../calls/conversation.ts';
import { addInquiry } from '../calls.ts';
import { inquiryFormTexts } from '../form-texts.ts';
import { goodsIn } from '../rules/goods-field.ts';
import { type CreatedInquiry, submitInquiry } from './submit-inquiry.server.ts';

/** How the forms of a conversation name their fields. */
export const inquiryErrorTexts: FormErrorTexts = {
  labels: {
    name: inquiryFormTexts.name,
    email: inquiryFormTexts.email,
    phone_number: inquiryFormTexts.phoneNumber,
    message: inquiryFormTexts.message,
  },
};

/** A reply in a conversation that the page's address names. */
export const inquiryReply = replyInquiry.input.pick({ message: true, upload_ids: true });

const { items, answers } = addInquiry.input.shape;
/** The form of the call; its goods are one field, and an answer nobody chose is none. */
const inquiryForm = addInquiry.input.omit({ request_id: true }).extend({
  items: z
    .string()
    .default('')
    .transform((typed) => goodsIn(typed).map(({ skuId, quantity }) => ({ sku_id: skuId, quantity })))
    .pipe(items.unwrap()),
  answers: answers.transform((typed) => Object.fromEntries(Object.entries(typed).filter(([, answer]) => answer !== ''))),
  page: z
    .string()
    .default('')
    .transform((path) => safeReturnPath(path).slice(0, 200)),
});

export function submitInquiryForm({ app, caller, form }: ActionContext): Promise<CreatedInquiry> {
  const { fax_number: trap, page: page_path, ...inquiry } = readForm(form, inquiryForm);
  return submitInquiry(app, caller, { ...inquiry, page_path, trap });
}
