import { whenIn } from '#areas/staff/rules/when.ts';
import { listStaffSessions, revokeStaffSession, signOutEverywhere } from '#areas/staff/service.server.ts';
import { changeOwnPassword, ownLogin, removeFactor, renewRecoveryCodes, setUpFactor } from '#areas/staff/services/own-login.server.ts';
import { secretAddress } from '#areas/staff/services/time-code.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { translator } from '#kernel/texts.ts';
import { act, load } from '#platform/load.server.ts';
import { qrOf } from '#platform/qr.server.ts';
import { numberFrom } from '#site/list.ts';
import { staffAuthTexts } from '../login/staff-auth-texts.ts';

export const loader = load(async ({ app, caller }) => {
  const [own, sessions] = await Promise.all([ownLogin(app, caller), listStaffSessions(app, caller.staff?.id ?? 0, caller.staffToken)]);
  const { offer, passwordSince, ...rest } = own;
  return {
    ...rest,
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
export type OwnSession = Awaited<ReturnType<typeof loader>>['sessions'][number];

export const action = act(async ({ app, caller, form }) => {
  const say = translator(staffAuthTexts, caller.language);
  const text = (name: string) => String(form.get(name) ?? '');
  const none: readonly string[] = [];
  switch (form.get('intent')) {
    case 'factor':
      return { codes: await setUpFactor(app, caller, text('ticket'), text('code')) };
    case 'codes':
      return { codes: await renewRecoveryCodes(app, caller, text('password')) };
    case 'remove-factor':
      await removeFactor(app, caller, text('password'));
      return { codes: none, done: say('factorRemoved') };
    case 'password':
      await changeOwnPassword(app, caller, text('password'), text('new_password'));
      return { codes: none, done: say('passwordChanged') };
    case 'end': {
      const id = numberFrom(text('id'));
      if (id === null) throw new DomainError('userNotExist');
      await revokeStaffSession(app, caller, id);
      return { codes: none, done: say('sessionEnded') };
    }
    case 'end-all':
      return { codes: none, done: say('allEnded', { count: await signOutEverywhere(app, caller, { keepThis: true }) }) };
    default:
      throw new DomainError('badValue', { field: 'intent' });
  }
});
