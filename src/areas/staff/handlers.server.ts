import { on } from '#api/handle.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { noCookie, staffCookieName, tokenCookie } from '#platform/http/cookies.ts';
import { adminInfo, adminLogin, adminLogout, adminRevokeSession, adminSessions, adminSignOutEverywhere } from './calls.ts';
import { logHandlers } from './handlers/log.server.ts';
import { memberHandlers } from './handlers/members.server.ts';
import { startStaffLogin } from './services/login.server.ts';
import { infoOf, listStaffSessions, logoutStaff, revokeStaffSession, signOutEverywhere } from './services/staff-sessions.server.ts';

export const staffHandlers = [
  ...memberHandlers,
  ...logHandlers,
  on(adminLogin, async ({ email, password, code }, app, caller, reply) => {
    const step = await startStaffLogin(app, caller, { email, password, code, device: '' });
    if (step.kind !== 'in')
      throw new DomainError(step.kind === 'code' ? 'codeNeeded' : step.kind === 'enrol' ? 'factorNeeded' : 'passwordStale');
    const opened = step.login;
    reply.setCookie(tokenCookie(staffCookieName, opened.token, opened.expiresAt, app.origin));
    return { token: opened.token, user_id: opened.staffId, name: opened.name };
  }),
  on(adminLogout, async (_, app, caller, reply) => {
    await logoutStaff(app, caller.staffToken);
    reply.setCookie(noCookie(staffCookieName, app.origin));
    return {};
  }),
  on(adminInfo, async (_, app, caller) => {
    const info = await infoOf(app, caller);
    const { id, name, avatarUrl, introduction, roles, status, settings } = info;
    return {
      user_id: id,
      name,
      avatar: avatarUrl,
      introduction,
      roles: [...roles],
      status,
      code: 0,
      settings: settings as Record<string, unknown>,
    };
  }),
  on(adminSessions, async (_, app, caller) => {
    const rows = await listStaffSessions(app, caller.staff?.id ?? 0, caller.staffToken);
    return {
      items: rows.map((row) => ({
        id: row.id,
        device: row.device,
        ip: row.ip,
        created_at: row.createdAt.toISOString(),
        last_seen_at: row.lastSeenAt.toISOString(),
        is_live: row.isLive,
        is_this: row.isThis,
      })),
    };
  }),
  on(adminRevokeSession, async ({ id }, app, caller) => {
    await revokeStaffSession(app, caller, id);
    return {};
  }),
  on(adminSignOutEverywhere, async (_, app, caller, reply) => {
    const ended = await signOutEverywhere(app, caller, { keepThis: false });
    reply.setCookie(noCookie(staffCookieName, app.origin));
    return { ended };
  }),
];
