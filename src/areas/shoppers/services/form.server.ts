import type { z } from 'zod';
import { inLanguage, type Language } from '#kernel/texts.ts';
import { credentialTexts } from '../credential-texts.ts';
import { minShopperPasswordLength } from '../rules.ts';
import { shopperTexts } from '../texts.ts';
import { checkedForm, type Labels } from './checked-form.server.ts';

const labels: Labels = {
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

/** Validates an account form by its call's schema; passwords never go back to the page. */
export async function checkAccountForm<Input extends z.ZodType, Done>(
  schema: Input,
  form: FormData,
  language: Language,
  work: (input: z.output<Input>) => Promise<Done>,
) {
  const raw = typedIn(form);
  const typed = Object.fromEntries(Object.entries(raw).filter(([name]) => !name.endsWith('password')));
  const of = String(form.get('intent') ?? '');
  return checkedForm({ schema, raw, typed, of, labels, language, says: (issue) => lengthOf(issue, language) }, work);
}

const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    Object.keys(labels).flatMap((name) => {
      const value = form.get(name);
      return typeof value === 'string' ? [[name, value.slice(0, 1000)]] : [];
    }),
  );

/** A message below its field need not name it. */
function lengthOf(issue: z.core.$ZodIssue, language: Language): string | undefined {
  if (issue.code === 'too_big') return inLanguage(shopperTexts.tooLong, language, { count: Number(issue.maximum) });
  if (issue.code === 'too_small' && Number(issue.minimum) > 1)
    return inLanguage(shopperTexts.passwordShort, language, { count: minShopperPasswordLength });
  return undefined;
}
