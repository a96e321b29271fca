import { userActivate, userForgotPassword } from '#areas/shoppers/calls/auth.ts';
import { activateAccount, activationAgain } from '#areas/shoppers/services/auth.server.ts';
import { checkAccountForm } from '#areas/shoppers/services/form.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { formAction, load } from '#platform/load.server.ts';

/** GET changes nothing: mail scanners open every link. */
export const loader = load(async ({ app, url }) => {
  const token = userActivate.input.shape.token.safeParse(url.searchParams.get('token'));
  return { token: token.success ? token.data : null, isLinked: url.searchParams.has('token'), hasPost: app.ports.mail !== null };
});

/** Activates the account, or sends the email again. */
export const action = formAction(async ({ app, caller, form }) => {
  if (form.get('intent') === 'again')
    return checkAccountForm(userForgotPassword.input, form, caller.language, async ({ email }) => {
      await activationAgain(app, caller, email);
      return { askedFor: email };
    });
  const input = userActivate.input.safeParse({ token: form.get('token') });
  if (!input.success) throw new DomainError('badValue', { field: 'token' });
  await activateAccount(app, input.data.token);
  return { isActivated: true };
});
