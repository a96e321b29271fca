import { redirect } from 'react-router';
import { z } from 'zod';
import { readForm } from '#api/read-form.ts';
import { userSignup } from '#areas/shoppers/calls.ts';
import { maxShopperFieldLength, shopReturnPath } from '#areas/shoppers/rules.ts';
import { accountFormTexts, resendActivation } from '#areas/shoppers/services/account-form.server.ts';
import { greetingCookie, inHeaders, memberCookies } from '#areas/shoppers/services/cookies.server.ts';
import { login, signUp } from '#areas/shoppers/services/login.server.ts';
import { actions, load } from '#platform/load.server.ts';
import { variantOf } from '#site/variant.ts';

export const loader = load(async ({ caller, url }) => {
  const back = url.searchParams.get('back');
  if (caller.shopperId) throw redirect(shopReturnPath(back, variantOf(url.pathname)));
  return { back: back ?? '', referralCode: (url.searchParams.get('ref') ?? '').slice(0, maxShopperFieldLength.referralCode) };
});

const newcomer = userSignup.input.extend({ back: z.string().optional() });

/** A new account is signed in at once; where email is configured it must be confirmed. */
export const action = actions(
  {
    async register({ app, caller, url, form, request }) {
      const { email, password, first_name: firstName, last_name: lastName, referral_code: referralCode, back } = readForm(form, newcomer);
      const { isActivated } = await signUp(app, caller, { email, password, firstName, lastName, referralCode });
      if (!isActivated) return { askedFor: email };
      const opened = await login(app, caller, { email, password, device: request.headers.get('user-agent') ?? '' });
      const headers = inHeaders([...memberCookies(app, opened), greetingCookie(app, 'new')]);
      return redirect(shopReturnPath(back, variantOf(url.pathname)), { headers });
    },
    again: resendActivation,
  },
  accountFormTexts,
);
