import { userForgotPassword } from '#areas/shoppers/calls/auth.ts';
import { forgotPassword } from '#areas/shoppers/services/auth.server.ts';
import { checkAccountForm } from '#areas/shoppers/services/form.server.ts';
import { formAction, load } from '#platform/load.server.ts';

export const loader = load(async ({ app }) => ({ hasPost: app.ports.mail !== null }));

export const action = formAction(async ({ app, caller, form }) =>
  checkAccountForm(userForgotPassword.input, form, caller.language, async ({ email }) => {
    await forgotPassword(app, caller, email);
    return { askedFor: email };
  }),
);
