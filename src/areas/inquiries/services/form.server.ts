import { data } from 'react-router';
import type { z } from 'zod';
import type { Refusing } from '#areas/shoppers/parts/refused.ts';
import { Refused, refusals, refusalText } from '#kernel/errors.ts';
import { inLanguage, type Language, type Pair } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { safeBack } from '#site/links.ts';
import { replyInquiry } from '../calls/talk.ts';
import { addInquiry as addCall } from '../calls.ts';
import { inquiryFormTexts } from '../form-texts.ts';
import { goodsIn } from '../rules/goods-field.ts';
import { plainText } from '../rules/quote.ts';
import { addInquiry, type Received } from '../service.server.ts';

/** The fields of our forms, by the names the calls use, in the words that stand over them. */
const labels: Readonly<Record<string, Pair>> = {
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

/** Takes a question from a form, by the same checks as the call of the API. */
export function askedByForm<Done>(app: App, caller: Caller, form: FormData, work: (received: Received) => Done) {
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
    const page_path = safeBack(textIn(form, 'page')).slice(0, 200);
    return work(await addInquiry(app, caller, { ...asked, page_path, trap: fax_number }));
  });
}

/** Fields of a business form beside the common ones: answers.volume and the like. */
function answersIn(form: FormData): Record<string, string> {
  const found = [...form].flatMap(([name, value]) =>
    name.startsWith('answers.') && typeof value === 'string' && value.trim() !== ''
      ? [[name.slice('answers.'.length), value] as const]
      : [],
  );
  return Object.fromEntries(found);
}

const replySchema = replyInquiry.input.pick({ message: true, upload_ids: true });

/** Takes what an asker writes again. */
export const repliedByForm = (caller: Caller, form: FormData, work: (said: z.output<typeof replySchema>) => Promise<void>) =>
  fromForm(
    replySchema,
    { message: plainText(textIn(form, 'message')), upload_ids: textsIn(form, 'upload_ids') },
    caller.language,
    async (said) => {
      await work(said);
      return { done: 'reply' as const };
    },
  );

/** Checks a form, then does the work; what is refused comes back to its fields, with what was typed. */
async function fromForm<Input extends z.ZodType, Done>(
  schema: Input,
  raw: Readonly<Record<string, unknown>>,
  language: Language,
  work: (input: z.output<Input>) => Promise<Done>,
) {
  const typed = Object.fromEntries(Object.entries(raw).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
  const parsed = schema.safeParse(raw);
  if (!parsed.success) {
    const fields: Record<string, string> = {};
    for (const issue of parsed.error.issues) fields[String(issue.path[0] ?? '')] ??= sentenceFor(issue, language);
    return data({ problem: Object.values(fields)[0] ?? '', fields, typed } satisfies Refusing, { status: 400 });
  }
  try {
    return await work(parsed.data);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const field = String(error.details.field ?? '');
    const problem = refusalText(new Refused(error.why, { ...error.details, field: labelOf(field, language) }), language);
    return data({ problem, fields: field in labels ? { [field]: problem } : {}, typed } satisfies Refusing, {
      status: refusals[error.why].status,
    });
  }
}

function sentenceFor(issue: z.core.$ZodIssue, language: Language): string {
  const field = labelOf(String(issue.path[0] ?? ''), language);
  if (issue.code === 'custom' && issue.message === 'badMailbox') return inLanguage(refusals.badMailbox.text, language);
  const why = issue.code === 'too_small' || issue.code === 'invalid_type' ? 'lackParameter' : 'badValue';
  return inLanguage(refusals[why].text, language, { field });
}

const labelOf = (field: string, language: Language): string => {
  const label = labels[field];
  return label ? inLanguage(label, language) : field;
};
