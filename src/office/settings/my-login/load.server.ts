import { redirect } from 'react-router';
import { z } from 'zod';
import { readForm } from '#api/read-form.ts';
import { adminRevokeSession } from '#areas/staff/calls.ts';
import { changeOwnPassword, ownLogin, removeFactor, renewRecoveryCodes, setUpFactor } from '#areas/staff/services/own-login.server.ts';
import { readPreferences, savePreferences } from '#areas/staff/services/preferences.server.ts';
import { listStaffSessions, revokeStaffSession, signOutEverywhere } from '#areas/staff/services/staff-sessions.server.ts';
import { secretAddress } from '#areas/staff/services/totp.server.ts';
import { momentIn, whenIn } from '#areas/staff/services/when.server.ts';
import { languages, type TextParams, translator } from '#kernel/texts.ts';
import { commonZones } from '#kernel/time-zone-list.ts';
import { zoneName } from '#kernel/time-zone-names.ts';
import { isZone } from '#kernel/time-zones.ts';
import type { Caller } from '#platform/app.ts';
import { languageCookieFor } from '#platform/http/cookies.ts';
import { actions, load } from '#platform/load.server.ts';
import { qrOf } from '#platform/qr.server.ts';
import { hrefOf } from '#site/links.ts';
import { staffAuthTexts } from '../login/staff-auth-texts.ts';

export const loader = load(async ({ app, caller, url }) => {
  const [own, sessions, preferences] = await Promise.all([
    ownLogin(app, caller),
    listStaffSessions(app, caller.staff?.id ?? 0, caller.staffToken),
    readPreferences(app, caller),
  ]);
  const { offer, passwordSince, ...rest } = own;
  return {
    ...rest,
    preferences: {
      ...preferences,
      zones: [...new Set([...commonZones, preferences.timeZone])].map((value) => ({ value, label: zoneName(value, caller.language) })),
      now: momentIn(app.now(), caller.language),
    },
    saved: url.searchParams.get('done') === 'preferences' ? translator(staffAuthTexts, caller.language)('preferencesSaved') : null,
    passwordSince: whenIn(passwordSince, caller.language, app.now()),
    offer: offer && { ...offer, qr: qrOf(secretAddress(offer.secret, own.email, new URL(app.origin).hostname)) },
    sessions: sessions.slice(0, 20).map(({ id, device, ip, isLive, isThis, createdAt, lastSeenAt }) => ({
      id,
      device,
      ip,
      isLive,
      isThis,
      began: whenIn(createdAt, caller.language, app.now()),
      seen: whenIn(lastSeenAt, caller.language, app.now()),
    })),
  };
});
export type OwnPreferences = Awaited<ReturnType<typeof loader>>['preferences'];
export type OwnSession = Awaited<ReturnType<typeof loader>>['sessions'][number];

const password = z.string();
const preferencesInput = z.object({ language: z.enum(languages), time_zone: z.string().refine(isZone) });
const none: readonly string[] = [];
const done = ({ language }: Caller, textKey: keyof typeof staffAuthTexts, filling?: TextParams) => ({
  codes: none,
  done: translator(staffAuthTexts, language)(textKey, filling),
});

export const action = actions({
  async factor({ app, caller, form }) {
    const { ticket, code } = readForm(form, z.object({ ticket: z.string(), code: z.string() }));
    return { codes: await setUpFactor(app, caller, ticket, code) };
  },
  async preferences({ app, caller, form }) {
    const { language, time_zone: timeZone } = readForm(form, preferencesInput);
    await savePreferences(app, caller, { language, timeZone });
    return redirect(`${hrefOf('office-own')}?done=preferences`, {
      headers: { 'set-cookie': languageCookieFor(language, app.origin) },
    });
  },
  async codes({ app, caller, form }) {
    return { codes: await renewRecoveryCodes(app, caller, readForm(form, z.object({ password })).password) };
  },
  async 'remove-factor'({ app, caller, form }) {
    await removeFactor(app, caller, readForm(form, z.object({ password })).password);
    return done(caller, 'factorRemoved');
  },
  async password({ app, caller, form }) {
    const typed = readForm(form, z.object({ password, new_password: password }));
    await changeOwnPassword(app, caller, typed.password, typed.new_password);
    return done(caller, 'passwordChanged');
  },
  async end({ app, caller, form }) {
    await revokeStaffSession(app, caller, readForm(form, adminRevokeSession.input).id);
    return done(caller, 'sessionEnded');
  },
  async 'end-all'({ app, caller }) {
    return done(caller, 'allEnded', { count: await signOutEverywhere(app, caller, { keepThis: true }) });
  },
});
