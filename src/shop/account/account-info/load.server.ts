import { redirect } from 'react-router';
import { z } from 'zod';
import { readForm } from '#api/read-form.ts';
import { accountTexts } from '#areas/account/account-texts.ts';
import { userChangeEmail, userChangePassword, userDeleteAccount } from '#areas/account/calls.ts';
import { changeEmail, changePassword } from '#areas/account/services/account-care.server.ts';
import { devicesOf } from '#areas/account/services/devices.server.ts';
import { atStakeFor, deleteAccount } from '#areas/account/services/own-data.server.ts';
import { userRevokeSession } from '#areas/shoppers/calls/sessions.ts';
import { userUpdateProfile } from '#areas/shoppers/calls.ts';
import { mailKinds } from '#areas/shoppers/rules/mail-kinds.ts';
import { accountFormTexts } from '#areas/shoppers/services/account-form.server.ts';
import { inHeaders, memberCookies, visitorCookies } from '#areas/shoppers/services/cookies.server.ts';
import { signInFacts } from '#areas/shoppers/services/credentials.server.ts';
import { getMailPreferences, saveMailPreferences } from '#areas/shoppers/services/mail-preferences.server.ts';
import { profileOf, updateProfile } from '#areas/shoppers/services/profile.server.ts';
import { revokeOtherSessions, revokeShopperSession } from '#areas/shoppers/services/sessions.server.ts';
import { changesIn, wireProfile } from '#areas/shoppers/services/wire.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { inLanguage } from '#kernel/texts.ts';
import { type ActionContext, actions, type FormErrorTexts, load } from '#platform/load.server.ts';
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

const profile = userUpdateProfile.input.omit({ settings: true });
const deletion = userDeleteAccount.input.extend({ confirmation: z.string().refine(isConfirmationWord) });

const formTexts: FormErrorTexts = {
  ...accountFormTexts,
  says: (refused, language) =>
    refused.details.field === 'confirmation'
      ? inLanguage(accountTexts.wordMissing, language, { word: inLanguage(accountTexts.theWord, language) })
      : accountFormTexts.says(refused, language),
};

export const action = actions(
  {
    async profile({ app, caller, form }) {
      const { firstName } = await updateProfile(app, caller.shopperId, changesIn(readForm(form, profile)));
      return { firstName };
    },
    async email(sent) {
      const { old_password: oldPassword, new_email: newEmail } = readForm(sent.form, userChangeEmail.input);
      const done = await changeEmail(sent.app, sent.caller, { oldPassword, newEmail });
      return back(sent, done === 'changed' ? 'email' : 'asked', 'sign-in');
    },
    async password(sent) {
      const { old_password: oldPassword, new_password: newPassword } = readForm(sent.form, userChangePassword.input);
      const opened = await changePassword(sent.app, sent.caller, { oldPassword, newPassword });
      return back(sent, 'password', 'sign-in', memberCookies(sent.app, opened));
    },
    async session(sent) {
      const { id } = readForm(sent.form, userRevokeSession.input);
      const { wasCurrent } = await revokeShopperSession(sent.app, sent.caller, id).catch(unknownSession);
      if (!wasCurrent) return back(sent, 'session', 'devices');
      return redirect(`${pathIn(sent, 'login')}?bye`, { headers: inHeaders(visitorCookies(sent.app)) });
    },
    async others(sent) {
      await revokeOtherSessions(sent.app, sent.caller);
      return back(sent, 'others', 'devices');
    },
    async letters(sent) {
      const { kinds } = readForm(sent.form, z.object({ kinds: z.array(z.enum(mailKinds)) }));
      await saveMailPreferences(sent.app, sent.caller.shopperId, kinds);
      return back(sent, 'letters', 'letters');
    },
    async delete(sent) {
      await deleteAccount(sent.app, sent.caller, readForm(sent.form, deletion).password);
      return redirect(pathIn(sent, 'account-deleted'), { headers: inHeaders(visitorCookies(sent.app)) });
    },
  },
  formTexts,
);

/** A session that has already ended counts as done. */
function unknownSession(error: unknown): { wasCurrent: boolean } {
  if (error instanceof DomainError && error.why === 'badValue') return { wasCurrent: false };
  throw error;
}

/** In either language: the reader may have switched meanwhile. */
function isConfirmationWord(typed: string): boolean {
  return Object.values(accountTexts.theWord).some((word) => word === typed.toLowerCase());
}

const pathIn = ({ url }: ActionContext, page: 'login' | 'account-info' | 'account-deleted'): string =>
  forVariant(hrefOf(page), variantOf(url.pathname));

/** Redirects, so that reloading does not repeat the change. */
function back(sent: ActionContext, done: string, section: string, cookies: readonly string[] = []): Response {
  return redirect(`${pathIn(sent, 'account-info')}?done=${done}#${section}`, { headers: inHeaders(cookies) });
}
