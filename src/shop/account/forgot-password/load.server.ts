import { readForm } from '#api/read-form.ts';
import { userForgotPassword } from '#areas/shoppers/calls/auth.ts';
import { accountFormTexts } from '#areas/shoppers/services/account-form.server.ts';
import { forgotPassword } from '#areas/shoppers/services/auth.server.ts';
import { formAction, load } from '#platform/load.server.ts';

export const loader = load(async ({ app }) => ({ hasPost: app.ports.mail !== null }));

export const action = formAction(async ({ app, caller, form }) => {
  const { email } = readForm(form, userForgotPassword.input);
  await forgotPassword(app, caller, email);
  return { askedFor: email };
}, accountFormTexts);
