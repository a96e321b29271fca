import { redirect } from 'react-router';
import { userForgotPassword } from '#areas/shoppers/calls/auth.ts';
import { userSignup } from '#areas/shoppers/calls.ts';
import { maxShopperFieldLength, shopReturnPath } from '#areas/shoppers/rules.ts';
import { activationAgain } from '#areas/shoppers/services/auth.server.ts';
import { greetingCookie, inHeaders, memberCookies } from '#areas/shoppers/services/cookies.server.ts';
import { checkAccountForm } from '#areas/shoppers/services/form.server.ts';
import { login, signUp } from '#areas/shoppers/services/login.server.ts';
import { formAction, load } from '#platform/load.server.ts';
import { variantOf } from '#site/variant.ts';

export const loader = load(async ({ caller, url }) => {
  const back = url.searchParams.get('back');
  if (caller.shopperId) throw redirect(shopReturnPath(back, variantOf(url.pathname)));
  return { back: back ?? '', referralCode: (url.searchParams.get('ref') ?? '').slice(0, maxShopperFieldLength.referralCode) };
});

/** A new account is signed in at once; where email is configured it must be confirmed. */
export const action = formAction(async ({ app, caller, url, form, request }) => {
  if (form.get('intent') === 'again')
    return checkAccountForm(userForgotPassword.input, form, caller.language, async ({ email }) => {
      await activationAgain(app, caller, email);
      return { askedFor: email };
    });
  return checkAccountForm(userSignup.input, form, caller.language, async (input) => {
    const { email, password, first_name: firstName, last_name: lastName, referral_code: referralCode } = input;
    const { isActivated } = await signUp(app, caller, { email, password, firstName, lastName, referralCode });
    if (!isActivated) return { askedFor: email };
    const opened = await login(app, caller, { email, password, device: request.headers.get('user-agent') ?? '' });
    const headers = inHeaders([...memberCookies(app, opened), greetingCookie(app, 'new')]);
    return redirect(shopReturnPath(form.get('back'), variantOf(url.pathname)), { headers });
  });
});
