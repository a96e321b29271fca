import { redirect } from 'react-router';
import { userResetPassword } from '#areas/shoppers/calls/auth.ts';
import { shopReturnPath } from '#areas/shoppers/rules.ts';
import { isResetLinkOpen, resetAndEnter } from '#areas/shoppers/services/auth.server.ts';
import { greetingCookie, inHeaders, memberCookies } from '#areas/shoppers/services/cookies.server.ts';
import { checkAccountForm } from '#areas/shoppers/services/form.server.ts';
import { formAction, load } from '#platform/load.server.ts';
import { variantOf } from '#site/variant.ts';

/** GET changes nothing: mail scanners open every link. */
export const loader = load(async ({ app, url }) => {
  const token = userResetPassword.input.shape.token.safeParse(url.searchParams.get('token'));
  if (!token.success || !(await isResetLinkOpen(app, token.data))) return { token: null };
  return { token: token.data };
});

export const action = formAction(async ({ app, caller, url, form, request }) => {
  const token = userResetPassword.input.shape.token.safeParse(form.get('token'));
  // The loader runs next and reports the invalid token.
  if (!token.success) return null;
  return checkAccountForm(userResetPassword.input.pick({ password: true }), form, caller.language, async ({ password }) => {
    const device = request.headers.get('user-agent') ?? '';
    const opened = await resetAndEnter(app, caller, { token: token.data, password, device });
    const headers = inHeaders([...memberCookies(app, opened), greetingCookie(app, 'back')]);
    return redirect(shopReturnPath(null, variantOf(url.pathname)), { headers });
  });
});
