import { redirect } from 'react-router';
import { z } from 'zod';
import { readForm } from '#api/read-form.ts';
import { userLogin } from '#areas/shoppers/calls.ts';
import { cameFrom, shopReturnPath } from '#areas/shoppers/rules.ts';
import { accountFormTexts, resendActivation } from '#areas/shoppers/services/account-form.server.ts';
import {
  greetingCookie,
  inHeaders,
  memberCookies,
  visitorCookies,
  withStaleLoginCleared,
} from '#areas/shoppers/services/cookies.server.ts';
import { login, logoutShopper } from '#areas/shoppers/services/login.server.ts';
import { actions, load } from '#platform/load.server.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';

export const loader = load(async ({ app, caller, url, request }) => {
  const variant = variantOf(url.pathname);
  const back = url.searchParams.get('back') ?? cameFrom(request.headers.get('referer'), [app.origin, url.origin], variant);
  if (caller.shopperId) throw redirect(shopReturnPath(back, variant));
  return withStaleLoginCleared(app, caller, { back, isSignedOut: url.searchParams.has('bye') });
});

const returning = userLogin.input.extend({ back: z.string().optional() });

/** Signs in, signs out, or sends the activation email again. */
export const action = actions(
  {
    async login({ app, caller, url, form, request }) {
      const { email, password, back } = readForm(form, returning);
      const opened = await login(app, caller, { email, password, device: request.headers.get('user-agent') ?? '' });
      const headers = inHeaders([...memberCookies(app, opened), greetingCookie(app, 'back')]);
      return redirect(shopReturnPath(back, variantOf(url.pathname)), { headers });
    },
    async logout({ app, caller, url }) {
      await logoutShopper(app, caller.shopperToken);
      const variant = variantOf(url.pathname);
      const loginPath = forVariant(hrefOf(variant === 'mobile' ? 'user' : 'login'), variant);
      return redirect(`${loginPath}?bye`, { headers: inHeaders(visitorCookies(app)) });
    },
    again: resendActivation,
  },
  accountFormTexts,
);
