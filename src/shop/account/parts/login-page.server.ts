import { redirect } from 'react-router';
import { userForgotPassword } from '#areas/shoppers/calls/auth.ts';
import { userLogin } from '#areas/shoppers/calls.ts';
import { cameFrom, shopReturnPath } from '#areas/shoppers/rules.ts';
import { activationAgain } from '#areas/shoppers/services/auth.server.ts';
import {
  greetingCookie,
  inHeaders,
  memberCookies,
  visitorCookies,
  withStaleLoginCleared,
} from '#areas/shoppers/services/cookies.server.ts';
import { checkAccountForm } from '#areas/shoppers/services/form.server.ts';
import { login, logoutShopper } from '#areas/shoppers/services/login.server.ts';
import { formAction, load } from '#platform/load.server.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';

export const loader = load(async ({ app, caller, url, request }) => {
  const variant = variantOf(url.pathname);
  const back = url.searchParams.get('back') ?? cameFrom(request.headers.get('referer'), [app.origin, url.origin], variant);
  if (caller.shopperId) throw redirect(shopReturnPath(back, variant));
  return withStaleLoginCleared(app, caller, { back, isSignedOut: url.searchParams.has('bye') });
});

/** Intent "logout" signs out, "again" resends the activation email, anything else signs in. */
export const action = formAction(async ({ app, caller, url, form, request }) => {
  const variant = variantOf(url.pathname);
  if (form.get('intent') === 'logout') {
    await logoutShopper(app, caller.shopperToken);
    const loginPath = forVariant(hrefOf(variant === 'mobile' ? 'user' : 'login'), variant);
    return redirect(`${loginPath}?bye`, { headers: inHeaders(visitorCookies(app)) });
  }
  if (form.get('intent') === 'again')
    return checkAccountForm(userForgotPassword.input, form, caller.language, async ({ email }) => {
      await activationAgain(app, caller, email);
      return { askedFor: email };
    });
  return checkAccountForm(userLogin.input, form, caller.language, async ({ email, password }) => {
    const opened = await login(app, caller, { email, password, device: request.headers.get('user-agent') ?? '' });
    const headers = inHeaders([...memberCookies(app, opened), greetingCookie(app, 'back')]);
    return redirect(shopReturnPath(form.get('back'), variant), { headers });
  });
});
