import { memberStates } from '#areas/staff/rules/member-list.ts';
import { grantable, mayManage } from '#areas/staff/rules/strength.ts';
import { dayIn, whenIn } from '#areas/staff/rules/when.ts';
import { listStaffSessions, staffDisplayName } from '#areas/staff/service.server.ts';
import { memberFieldsIn, rolesIn } from '#areas/staff/services/member-form.server.ts';
import * as members from '#areas/staff/services/members.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { translator } from '#kernel/texts.ts';
import { act, load } from '#platform/load.server.ts';
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
  const { createdAt, updatedAt, deletedAt: _, lastLoginAt, ...kept } = member;
  return {
    member: kept,
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

const acts: Readonly<Record<string, keyof typeof memberTexts>> = {
  save: 'saved',
  roles: 'rolesSaved',
  link: 'linkSent',
  factor: 'factorCleared',
  'sign-out': 'signedOut',
  status: 'statusChanged',
};

export const action = act(async ({ app, caller, params, form }) => {
  const id = idOf(params);
  const intent = String(form.get('intent'));
  const words = acts[intent];
  if (!words) throw new DomainError('badValue', { field: 'intent' });
  if (intent === 'save') await members.changeMember(app, caller, id, memberFieldsIn(form));
  if (intent === 'roles') await members.setRoles(app, caller, id, rolesIn(form));
  if (intent === 'link') await members.sendStaffLink(app, caller, id);
  if (intent === 'factor') await members.clearFactor(app, caller, id);
  if (intent === 'sign-out') await members.signOutMember(app, caller, id);
  if (intent === 'status') {
    const status = memberStates.find((state) => state === form.get('status'));
    if (!status) throw new DomainError('badValue', { field: 'status' });
    await members.setMemberStatus(app, caller, id, status);
  }
  return { done: translator(memberTexts, caller.language)(words) };
});
