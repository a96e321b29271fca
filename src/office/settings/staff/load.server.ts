import { memberList } from '#areas/staff/rules/member-list.ts';
import { type Member, membersOf } from '#areas/staff/services/members.server.ts';
import { staffDisplayName } from '#areas/staff/services/staff-sessions.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { dayIn, whenIn } from '#areas/staff/services/when.server.ts';
import type { Language } from '#kernel/texts.ts';
import { load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller, url }) => ({
  isOwner: caller.staff?.roles.includes('owner') ?? false,
  list: await loadListPage({ app, caller, url }, memberList, async (chosen, page) => {
    const { items, total } = await membersOf(app, chosen, page);
    return { rows: items.map((row) => presentMember(row, caller.language, app.now())), total };
  }),
}));

export type ListedMember = ReturnType<typeof presentMember>;

const presentMember = (row: Member, language: Language, now: Date) => ({
  id: row.id,
  name: staffDisplayName({ ...row, nickname: '' }),
  email: row.email,
  roles: row.roles,
  hasFactor: row.hasFactor,
  status: row.status,
  since: dayIn(row.createdAt, language),
  lastLogin: row.lastLoginAt && whenIn(row.lastLoginAt, language, now),
});
