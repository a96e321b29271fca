import { on } from '#api/handle.server.ts';
import { userRevokeSession, userSessions } from '../calls/sessions.ts';
import { visitorCookies } from '../services/cookies.server.ts';
import { listShopperSessions, revokeShopperSession } from '../services/sessions.server.ts';

export const sessionHandlers = [
  on(userSessions, async (_, app, caller) => ({
    items: (await listShopperSessions(app, caller)).map((session) => ({
      id: session.id,
      device: session.device,
      place: session.place,
      created_at: session.createdAt.toISOString(),
      last_seen_at: session.lastSeenAt.toISOString(),
      expires_at: session.expiresAt.toISOString(),
      is_current: session.isCurrent,
    })),
  })),
  on(userRevokeSession, async ({ id }, app, caller, reply) => {
    const { wasCurrent } = await revokeShopperSession(app, caller, id);
    if (wasCurrent) visitorCookies(app).forEach(reply.setCookie);
    return {};
  }),
];
