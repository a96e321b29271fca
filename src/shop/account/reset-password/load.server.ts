import { redirect } from 'react-router';
import { readForm } from '#api/read-form.ts';
import { userResetPassword } from '#areas/shoppers/calls/auth.ts';
import { shopReturnPath } from '#areas/shoppers/rules.ts';
import { accountFormTexts } from '#areas/shoppers/services/account-form.server.ts';
import { isResetLinkOpen, resetAndEnter } from '#areas/shoppers/services/auth.server.ts';
import { greetingCookie, inHeaders, memberCookies } from '#areas/shoppers/services/cookies.server.ts';
import { formAction, load } from '#platform/load.server.ts';
import { variantOf } from '#site/variant.ts';

/** GET changes nothing: mail scanners open every link. */
export const loader = load(async ({ app, url }) => {
  const token = userResetPassword.input.shape.token.safeParse(url.searchParams.get('token'));
  if (!token.success || !(await isResetLinkOpen(app, token.data))) return { token: null };
  return { token: token.data };
});

export const action = formAction(async ({ app, caller, url, form, request }) => {
  const { token, password } = readForm(form, userResetPassword.input);
  const opened = await resetAndEnter(app, caller, { token, password, device: request.headers.get('user-agent') ?? '' });
  const headers = inHeaders([...memberCookies(app, opened), greetingCookie(app, 'back')]);
  return redirect(shopReturnPath(null, variantOf(url.pathname)), { headers });
}, accountFormTexts);
