import { readForm } from '#api/read-form.ts';
import type { DomainError } from '#kernel/errors.ts';
import { inLanguage, type Language } from '#kernel/texts.ts';
import type { ActionContext, FormErrorTexts } from '#platform/load.server.ts';
import { userForgotPassword } from '../calls/auth.ts';
import { credentialTexts } from '../credential-texts.ts';
import { shopperTexts } from '../texts.ts';
import { activationAgain } from './auth.server.ts';

/** How the forms of an account name their fields and their lengths. */
export const accountFormTexts = {
  labels: {
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
  },
  says: lengthOf,
} satisfies FormErrorTexts;

/** A message below its field need not name it. */
function lengthOf({ why, details: { least, most } }: DomainError, language: Language): string | undefined {
  if (why === 'wordsTooLong') return inLanguage(shopperTexts.tooLong, language, { count: Number(most) });
  if (why === 'lackParameter' && least !== undefined) return inLanguage(shopperTexts.passwordShort, language, { count: Number(least) });
  return undefined;
}

/** The work of every button that sends the activation email again. */
export async function resendActivation({ app, caller, form }: ActionContext): Promise<{ askedFor: string }> {
  const { email } = readForm(form, userForgotPassword.input);
  await activationAgain(app, caller, email);
  return { askedFor: email };
}
