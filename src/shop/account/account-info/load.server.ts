import { data, redirect } from 'react-router';
import { accountTexts } from '#areas/account/account-texts.ts';
import { userChangeEmail, userChangePassword, userDeleteAccount } from '#areas/account/calls.ts';
import { changeEmail, changePassword } from '#areas/account/services/account-care.server.ts';
import { devicesOf } from '#areas/account/services/devices.server.ts';
import { atStakeFor, deleteAccount } from '#areas/account/services/own-data.server.ts';
import { userUpdateProfile } from '#areas/shoppers/calls.ts';
import type { Refusing } from '#areas/shoppers/parts/form-error.ts';
import { inHeaders, memberCookies, visitorCookies } from '#areas/shoppers/services/cookies.server.ts';
import { signInFacts } from '#areas/shoppers/services/credentials.server.ts';
import { checkAccountForm } from '#areas/shoppers/services/form.server.ts';
import { getMailPreferences, saveMailPreferences } from '#areas/shoppers/services/mail-preferences.server.ts';
import { profileOf, updateProfile } from '#areas/shoppers/services/profile.server.ts';
import { revokeOtherSessions, revokeShopperSession } from '#areas/shoppers/services/sessions.server.ts';
import { changesIn, wireProfile } from '#areas/shoppers/services/wire.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { inLanguage, type Language } from '#kernel/texts.ts';
import { formAction, load, type PageContext } from '#platform/load.server.ts';
import { formatDay } from '#site/days.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';

export const loader = load(async ({ app, caller }) => {
  const { id, ...profile } = await profileOf(app, caller.shopperId);
  const { settings: _, user_id: __, ...shownProfile } = wireProfile({ id, ...profile });
  const [devices, facts, stake, mailPreferences] = await Promise.all([
    devicesOf(app, caller),
    signInFacts(app, id),
    atStakeFor(app, id),
    getMailPreferences(app, profile.email),
  ]);
  return {
    profile: shownProfile,
    devices,
    passwordSince: facts.passwordSince && formatDay(caller.language, facts.passwordSince),
    askedEmail: facts.askedEmail,
    stake,
    letters: mailPreferences,
  };
});

type Posted = PageContext & { readonly form: FormData };

/** One page with several forms, distinguished by their intent. */
const intentHandlers = {
  profile: ({ app, caller, form }: Posted) =>
    checkAccountForm(userUpdateProfile.input, form, caller.language, async (input) => {
      const { firstName } = await updateProfile(app, caller.shopperId, changesIn(input));
      return { firstName };
    }),
  email: (posted: Posted) =>
    checkAccountForm(userChangeEmail.input, posted.form, posted.caller.language, async ({ old_password, new_email }) => {
      const done = await changeEmail(posted.app, posted.caller, { oldPassword: old_password, newEmail: new_email });
      return back(posted, done === 'changed' ? 'email' : 'asked', 'sign-in');
    }),
  password: (posted: Posted) =>
    checkAccountForm(userChangePassword.input, posted.form, posted.caller.language, async ({ old_password, new_password }) => {
      const opened = await changePassword(posted.app, posted.caller, { oldPassword: old_password, newPassword: new_password });
      return back(posted, 'password', 'sign-in', memberCookies(posted.app, opened));
    }),
  session: async (posted: Posted) => {
    const { wasCurrent } = await revokeShopperSession(posted.app, posted.caller, Number(posted.form.get('id'))).catch(unknownSession);
    if (!wasCurrent) return back(posted, 'session', 'devices');
    return redirect(`${pathIn(posted, 'login')}?bye`, { headers: inHeaders(visitorCookies(posted.app)) });
  },
  others: async (posted: Posted) => {
    await revokeOtherSessions(posted.app, posted.caller);
    return back(posted, 'others', 'devices');
  },
  letters: async (posted: Posted) => {
    await saveMailPreferences(posted.app, posted.caller.shopperId, posted.form.getAll('kinds').map(String));
    return back(posted, 'letters', 'letters');
  },
  delete: async (posted: Posted) => {
    if (!hasConfirmationWord(posted.form)) return confirmationMissing(posted.caller.language);
    return checkAccountForm(userDeleteAccount.input, posted.form, posted.caller.language, async ({ password }) => {
      await deleteAccount(posted.app, posted.caller, password);
      return redirect(pathIn(posted, 'account-deleted'), { headers: inHeaders(visitorCookies(posted.app)) });
    });
  },
};

export const action = formAction(async (posted) => {
  const intent = String(posted.form.get('intent') ?? 'profile');
  if (!isIntent(intent)) throw new DomainError('badValue', { field: 'intent' });
  return intentHandlers[intent](posted);
});

const isIntent = (name: string): name is keyof typeof intentHandlers => Object.hasOwn(intentHandlers, name);

/** A session that has already ended counts as done. */
function unknownSession(error: unknown): { wasCurrent: boolean } {
  if (error instanceof DomainError && error.why === 'badValue') return { wasCurrent: false };
  throw error;
}

/** In either language: the reader may have switched meanwhile. */
function hasConfirmationWord(form: FormData): boolean {
  const typed = String(form.get('confirmation') ?? '');
  return Object.values(accountTexts.theWord).some((word) => word === typed.trim().toLowerCase());
}

function confirmationMissing(language: Language) {
  const problem = inLanguage(accountTexts.wordMissing, language, { word: inLanguage(accountTexts.theWord, language) });
  return data({ problem, fields: { confirmation: problem }, typed: {}, of: 'delete' } satisfies Refusing, { status: 400 });
}

const pathIn = ({ url }: Posted, page: 'login' | 'account-info' | 'account-deleted'): string =>
  forVariant(hrefOf(page), variantOf(url.pathname));

/** Redirects, so that reloading does not repeat the change. */
function back(posted: Posted, done: string, section: string, cookies: readonly string[] = []): Response {
  return redirect(`${pathIn(posted, 'account-info')}?done=${done}#${section}`, { headers: inHeaders(cookies) });
}
