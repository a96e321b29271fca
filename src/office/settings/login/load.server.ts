import { data, redirect } from 'react-router';
import { z } from 'zod';
import { readForm } from '#api/read-form.ts';
import { adminLogin } from '#areas/staff/calls.ts';
import { officeReturnPath } from '#areas/staff/rules.ts';
import { continueStaffLogin, type LoginStep, resumeStaffLogin, startStaffLogin } from '#areas/staff/services/login.server.ts';
import { logoutStaff } from '#areas/staff/services/staff-sessions.server.ts';
import { secretAddress } from '#areas/staff/services/totp.server.ts';
import { DomainError, domainErrors, domainErrorText } from '#kernel/errors.ts';
import { isLanguage } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { languageCookieFor, noCookie, staffCookieName, tokenCookie } from '#platform/http/cookies.ts';
import { actions, load } from '#platform/load.server.ts';
import { qrOf } from '#platform/qr.server.ts';
import { cookieOf, languageCookie } from '#site/language.ts';
import { hrefOf } from '#site/links.ts';

export const loader = load(async ({ caller, url }) => {
  const back = officeReturnPath(url.searchParams.get('back'));
  if (caller.staff) throw redirect(back);
  return { back, isSignedOut: url.searchParams.has('bye'), isFresh: url.searchParams.has('fresh') };
});

const first = adminLogin.input.extend({ back: z.string().optional() });
const next = z.object({ ticket: z.string(), code: first.shape.code, password: z.string().optional(), back: first.shape.back });

/** Login step by step, and logout. A refused step is shown again, without the password. */
export const action = actions({
  async logout({ app, caller }) {
    await logoutStaff(app, caller.staffToken);
    return redirect(`${hrefOf('office-login')}?bye`, { headers: { 'set-cookie': noCookie(staffCookieName, app.origin) } });
  },
  async login({ app, caller, form, request }) {
    const { back = null, ...typed } = readForm(form, first);
    const step = await startStaffLogin(app, caller, { ...typed, code: typed.code || undefined, device: deviceOf(request) });
    return wentOn(app, request, step, back);
  },
  async step({ app, caller, form, request }) {
    const { back = null, ticket, code, password } = readForm(form, next);
    const answer = { ticket, code: code || undefined, password, device: deviceOf(request) };
    try {
      return wentOn(app, request, await continueStaffLogin(app, caller, answer), back);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const again = await resumeStaffLogin(app, ticket);
      const problem = domainErrorText(error, caller.language);
      return data(
        { problem, isLocked: error.why === 'tooMany', step: again && presentStep(app, again) },
        { status: domainErrors[error.why].status },
      );
    }
  },
});

const deviceOf = (request: Request): string => request.headers.get('user-agent') ?? '';

/** A language chosen in this browser wins over the member's own. */
function wentOn(app: App, request: Request, step: LoginStep, back: string | null) {
  if (step.kind !== 'in') return data({ problem: null, isLocked: false, step: presentStep(app, step) });
  const { token, expiresAt, language } = step.login;
  const headers = new Headers({ 'set-cookie': tokenCookie(staffCookieName, token, expiresAt, app.origin) });
  if (!isLanguage(cookieOf(request.headers.get('cookie'), languageCookie)))
    headers.append('set-cookie', languageCookieFor(language, app.origin));
  return redirect(officeReturnPath(back), { headers });
}

/** Data of a login step; an authenticator's secret also as a QR code. */
function presentStep(app: App, step: LoginStep) {
  if (step.kind === 'in') return null;
  if (step.kind !== 'enrol') return step;
  const { ticket, secret } = step;
  return { kind: step.kind, ticket, secret, qr: qrOf(secretAddress(secret, step.email, new URL(app.origin).hostname)) };
}
export type LoginStepData = NonNullable<ReturnType<typeof presentStep>>;
