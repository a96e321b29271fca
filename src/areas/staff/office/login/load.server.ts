import { data, redirect } from 'react-router';
import { Refused, refusals, refusalText } from '#kernel/errors.ts';
import { noCookie, staffCookieName, tokenCookie } from '#platform/http/cookies.ts';
import { act, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { backInOffice } from '../../rules.ts';
import { login, logout } from '../../service.server.ts';

export const loader = load(async ({ caller, url }) => {
  const back = backInOffice(url.searchParams.get('back'));
  if (caller.staff) throw redirect(back);
  return { back, isSignedOut: url.searchParams.has('bye') };
});

/** The door both ways: a form with the intent "logout" closes it, any other opens it. */
export const action = act(async ({ app, caller, form, request }) => {
  if (form.get('intent') === 'logout') {
    await logout(app, caller.staffToken);
    return redirect(`${hrefOf('office-login')}?bye`, { headers: { 'set-cookie': noCookie(staffCookieName, app.origin) } });
  }
  const email = textOf(form, 'email').trim();
  try {
    const password = textOf(form, 'password');
    if (!email) throw new Refused('lackParameter', { field: 'email' });
    if (!password) throw new Refused('lackParameter', { field: 'password' });
    const opened = await login(app, caller, { email, password, device: request.headers.get('user-agent') ?? '' });
    const cookie = tokenCookie(staffCookieName, opened.token, opened.expiresAt, app.origin);
    return redirect(backInOffice(form.get('back')), { headers: { 'set-cookie': cookie } });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // The page is made anew without script, so what was typed goes back with the refusal; the password does not.
    const said = { problem: refusalText(error, caller.language), isLocked: error.why === 'tooMany', email: email.slice(0, 254) };
    return data(said, { status: refusals[error.why].status });
  }
});

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
