import { data, redirect } from 'react-router';
import { backInOffice } from '#areas/staff/rules.ts';
import { logoutStaff } from '#areas/staff/service.server.ts';
import { continueStaffLogin, type LoginStep, resumeStaffLogin, startStaffLogin } from '#areas/staff/services/login.server.ts';
import { secretAddress } from '#areas/staff/services/time-code.server.ts';
import { DomainError, domainErrors, domainErrorText } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import { noCookie, staffCookieName, tokenCookie } from '#platform/http/cookies.ts';
import { act, load } from '#platform/load.server.ts';
import { qrOf } from '#platform/qr.server.ts';
import { hrefOf } from '#site/links.ts';

export const loader = load(async ({ caller, url }) => {
  const back = backInOffice(url.searchParams.get('back'));
  if (caller.staff) throw redirect(back);
  return { back, isSignedOut: url.searchParams.has('bye'), isFresh: url.searchParams.has('fresh') };
});

/** The door both ways: a form with the intent "logout" closes it, any other opens it, step by step. */
export const action = act(async ({ app, caller, form, request }) => {
  if (form.get('intent') === 'logout') {
    await logoutStaff(app, caller.staffToken);
    return redirect(`${hrefOf('office-login')}?bye`, { headers: { 'set-cookie': noCookie(staffCookieName, app.origin) } });
  }
  const device = request.headers.get('user-agent') ?? '';
  const ticket = textOf(form, 'ticket');
  const email = textOf(form, 'email').trim();
  try {
    const code = textOf(form, 'code').trim() || undefined;
    const step = ticket
      ? await continueStaffLogin(app, caller, { ticket, code, password: textOf(form, 'password') || undefined, device })
      : await startStaffLogin(app, caller, { ...typed(form, email), code, device });
    if (step.kind !== 'in') return data({ problem: null, isLocked: false, email: '', step: shown(app, step) });
    const cookie = tokenCookie(staffCookieName, step.login.token, step.login.expiresAt, app.origin);
    return redirect(backInOffice(form.get('back')), { headers: { 'set-cookie': cookie } });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const again = ticket ? await resumeStaffLogin(app, ticket) : null;
    // The page is made anew without script, so what was typed goes back with the refusal; the password does not.
    const said = {
      problem: domainErrorText(error, caller.language),
      isLocked: error.why === 'tooMany',
      email: email.slice(0, 254),
      step: again && shown(app, again),
    };
    return data(said, { status: domainErrors[error.why].status });
  }
});

function typed(form: FormData, email: string) {
  const password = textOf(form, 'password');
  if (!email) throw new DomainError('lackParameter', { field: 'email' });
  if (!password) throw new DomainError('lackParameter', { field: 'password' });
  return { email, password };
}

/** What the page shows of a step; an authenticator's secret also as a picture. */
function shown(app: App, step: LoginStep) {
  if (step.kind === 'in') return null;
  if (step.kind !== 'enrol') return step;
  const { ticket, secret } = step;
  return { kind: step.kind, ticket, secret, qr: qrOf(secretAddress(secret, step.email, new URL(app.origin).hostname)) };
}
export type ShownLoginStep = NonNullable<ReturnType<typeof shown>>;

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
