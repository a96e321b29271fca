import { data } from 'react-router';
import type { z } from 'zod';
import { Refused, refusals, refusalText } from '#kernel/errors.ts';
import { inLanguage, type Language, type Pair } from '#kernel/texts.ts';
import { credentialTexts } from '../credential-texts.ts';
import type { Refusing } from '../parts/refused.ts';
import { shortestPassword } from '../rules.ts';
import { shopperTexts } from '../texts.ts';

/** The fields of our forms, by the names the calls use, in the words that stand over them. */
const labels: Readonly<Record<string, Pair>> = {
  email: shopperTexts.email,
  password: shopperTexts.password,
  first_name: shopperTexts.firstName,
  last_name: shopperTexts.lastName,
  phone_number: shopperTexts.phoneNumber,
  address: shopperTexts.address,
  city: shopperTexts.city,
  region: shopperTexts.region,
  post_code: shopperTexts.postCode,
  old_password: credentialTexts.oldPassword,
  new_password: credentialTexts.newPassword,
  new_email: credentialTexts.newEmail,
  referral_code: shopperTexts.referralCode,
};

/** Checks a form by the schema of its call, then does the work; what is refused comes back to its fields, with what was typed. */
export async function fromForm<Input extends z.ZodType, Done>(
  schema: Input,
  form: FormData,
  language: Language,
  work: (input: z.output<Input>) => Promise<Done>,
) {
  const typed = typedIn(form);
  const of = String(form.get('intent') ?? '');
  const parsed = schema.safeParse(typed);
  if (!parsed.success) {
    const fields = problemsIn(parsed.error, language);
    return refused(400, { problem: Object.values(fields)[0] ?? '', fields, typed, of });
  }
  try {
    return await work(parsed.data);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const field = String(error.details.field ?? '');
    const named = new Refused(error.why, { ...error.details, field: labelOf(field, language) });
    const problem = refusalText(named, language);
    return refused(refusals[error.why].status, {
      problem,
      fields: field ? { [field]: problem } : {},
      typed,
      isLocked: error.why === 'tooMany',
      of,
      isWaiting: error.why === 'notActivated',
    });
  }
}

/** The page is made anew without script, so what was typed goes back with the refusal; passwords do not. */
function refused(status: number, told: Refusing) {
  const typed = Object.fromEntries(Object.entries(told.typed).filter(([name]) => !name.endsWith('password')));
  return data({ ...told, typed } satisfies Refusing, { status });
}

const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    Object.keys(labels).flatMap((name) => {
      const value = form.get(name);
      return typeof value === 'string' ? [[name, value.slice(0, 1000)]] : [];
    }),
  );

/** One sentence a field: the first thing that is wrong with it. */
function problemsIn(error: z.ZodError, language: Language): Record<string, string> {
  const found: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? '');
    found[field] ??= sentenceFor(issue, field, language);
  }
  return found;
}

function sentenceFor(issue: z.core.$ZodIssue, field: string, language: Language): string {
  const label = labelOf(field, language);
  if (issue.code === 'custom' && issue.message === 'badMailbox') return inLanguage(refusals.badMailbox.text, language);
  if (issue.code === 'too_big') return inLanguage(shopperTexts.tooLong, language, { count: Number(issue.maximum) });
  if (issue.code === 'too_small' && Number(issue.minimum) > 1)
    return inLanguage(shopperTexts.passwordShort, language, { count: shortestPassword });
  const why = issue.code === 'too_small' || issue.code === 'invalid_type' ? 'lackParameter' : 'badValue';
  return inLanguage(refusals[why].text, language, { field: label });
}

const labelOf = (field: string, language: Language): string => {
  const label = labels[field];
  return label ? inLanguage(label, language) : field;
};
