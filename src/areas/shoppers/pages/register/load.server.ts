import { redirect } from 'react-router';
import { act, load } from '#platform/load.server.ts';
import { variantOf } from '#site/variant.ts';
import { userSignup } from '../../calls.ts';
import { backInShop } from '../../rules.ts';
import { login, signUp } from '../../service.server.ts';
import { greetingCookie, inHeaders, memberCookies } from '../../services/cookies.server.ts';
import { fromForm } from '../../services/form.server.ts';

export const loader = load(async ({ caller, url }) => {
  const back = url.searchParams.get('back');
  if (caller.shopperId) throw redirect(backInShop(back, variantOf(url.pathname)));
  return { back: back ?? '' };
});

/** A new account is open at once, and its owner is inside. */
export const action = act(async ({ app, caller, url, form, request }) =>
  fromForm(userSignup.input, form, caller.language, async (input) => {
    const { email, password, first_name: firstName, last_name: lastName } = input;
    await signUp(app, caller, { email, password, firstName, lastName });
    const opened = await login(app, caller, { email, password, device: request.headers.get('user-agent') ?? '' });
    const headers = inHeaders([...memberCookies(app, opened), greetingCookie(app, 'new')]);
    return redirect(backInShop(form.get('back'), variantOf(url.pathname)), { headers });
  }),
);
