import { readForm } from '#api/read-form.ts';
import { userActivate } from '#areas/shoppers/calls/auth.ts';
import { accountFormTexts, resendActivation } from '#areas/shoppers/services/account-form.server.ts';
import { activateAccount } from '#areas/shoppers/services/auth.server.ts';
import { actions, load } from '#platform/load.server.ts';

/** GET changes nothing: mail scanners open every link. */
export const loader = load(async ({ app, url }) => {
  const token = userActivate.input.shape.token.safeParse(url.searchParams.get('token'));
  return { token: token.success ? token.data : null, isLinked: url.searchParams.has('token'), hasPost: app.ports.mail !== null };
});

/** Activates the account, or sends the email again. */
export const action = actions(
  {
    async activate({ app, form }) {
      await activateAccount(app, readForm(form, userActivate.input).token);
      return { isActivated: true };
    },
    again: resendActivation,
  },
  accountFormTexts,
);
