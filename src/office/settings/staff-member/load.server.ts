import { z } from 'zod';
import { readForm } from '#api/read-form.ts';
import { staffUpdate } from '#areas/staff/calls/members.ts';
import { grantable, mayManage } from '#areas/staff/rules/strength.ts';
import { memberFieldsOf } from '#areas/staff/services/member-form.server.ts';
import * as members from '#areas/staff/services/members.server.ts';
import { listStaffSessions, staffDisplayName } from '#areas/staff/services/staff-sessions.server.ts';
import { dayIn, whenIn } from '#areas/staff/services/when.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { translator } from '#kernel/texts.ts';
import type { Caller } from '#platform/app.ts';
import { actions, load } from '#platform/load.server.ts';
import { numberFrom } from '#site/list.ts';
import { roles } from '#site/page.ts';
import { memberTexts } from '../staff/member-texts.ts';

const idOf = (params: Readonly<Record<string, string | undefined>>): number => {
  const id = numberFrom(params['id'] ?? null);
  if (id === null) throw new DomainError('userNotExist');
  return id;
};

export const loader = load(async ({ app, caller, params, url }) => {
  const { language } = caller;
  const held = caller.staff?.roles ?? [];
  const member = await members.memberDetail(app, idOf(params));
  const isSelf = member.id === caller.staff?.id;
  const mayChange = mayManage(held, member.roles);
  const sessions = mayChange || isSelf ? await listStaffSessions(app, member.id, null) : [];
  const { createdAt, updatedAt, deletedAt: _, lastLoginAt, ...details } = member;
  return {
    member: details,
    name: staffDisplayName({ ...member, nickname: '' }),
    since: dayIn(createdAt, language),
    changed: whenIn(updatedAt, language, app.now()),
    lastLogin: lastLoginAt && whenIn(lastLoginAt, language, app.now()),
    isSelf,
    mayChange,
    grantable: isSelf || !mayChange ? [] : grantable(held, roles),
    isFresh: url.searchParams.has('added'),
    sessions: sessions
      .slice(0, 6)
      .map(({ id, device, ip, isLive, createdAt: at }) => ({ id, device, ip, isLive, at: whenIn(at, language, app.now()) })),
  };
});

const { roles: given, status } = staffUpdate.input.shape;
const record = staffUpdate.input.omit({ id: true, roles: true, status: true });
const done = ({ language }: Caller, textKey: keyof typeof memberTexts) => ({ done: translator(memberTexts, language)(textKey) });

export const action = actions({
  async save({ app, caller, params, form }) {
    await members.changeMember(app, caller, idOf(params), memberFieldsOf(readForm(form, record)));
    return done(caller, 'saved');
  },
  async roles({ app, caller, params, form }) {
    await members.setRoles(app, caller, idOf(params), readForm(form, z.object({ roles: given.unwrap() })).roles);
    return done(caller, 'rolesSaved');
  },
  async link({ app, caller, params }) {
    await members.sendStaffLink(app, caller, idOf(params));
    return done(caller, 'linkSent');
  },
  async factor({ app, caller, params }) {
    await members.clearFactor(app, caller, idOf(params));
    return done(caller, 'factorCleared');
  },
  async 'sign-out'({ app, caller, params }) {
    await members.signOutMember(app, caller, idOf(params));
    return done(caller, 'signedOut');
  },
  async status({ app, caller, params, form }) {
    await members.setMemberStatus(app, caller, idOf(params), readForm(form, z.object({ status: status.unwrap() })).status);
    return done(caller, 'statusChanged');
  },
});
