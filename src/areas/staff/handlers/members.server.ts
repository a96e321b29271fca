import { on } from '#api/handle.server.ts';
import * as calls from '../calls/members.ts';
import { listAllowlistEntries, removeAllowlistEntry, saveAllowlistEntry } from '../services/allowlist.server.ts';
import { memberFieldsOf } from '../services/member-form.server.ts';
import * as members from '../services/members.server.ts';

const wireOf = (row: members.Member) => ({
  user_id: row.id,
  username: row.username,
  email: row.email,
  first_name: row.firstName,
  last_name: row.lastName,
  nickname: row.nickname,
  phone_number: row.phoneNumber ?? '',
  address: row.address,
  introduction: row.introduction,
  vip_level: row.vipLevel,
  language: row.language,
  roles: row.roles,
  status: row.status,
  has_second_factor: row.hasFactor,
  create_time: row.createdAt.toISOString(),
  update_time: row.updatedAt.toISOString(),
  last_login_time: row.lastLoginAt?.toISOString() ?? null,
  delete_time: row.deletedAt?.toISOString() ?? null,
});

export const memberHandlers = [
  on(calls.staffGet, async ({ id, keyword, role, status, page, page_size }, app) => {
    if (id !== undefined) return { items: [wireOf(await members.memberDetail(app, id))], total: 1, page: 1, page_size };
    const query = { searchText: keyword || undefined, role, status, limit: page_size, offset: (page - 1) * page_size };
    const { items, total } = await members.listMembers(app, query);
    return { items: items.map(wireOf), total, page, page_size };
  }),
  on(calls.staffAdd, async ({ roles, password, ...wire }, app, caller) => ({
    id: await members.addMember(app, caller, memberFieldsOf(wire), [...new Set(roles)], password ?? null),
  })),
  on(calls.staffUpdate, async ({ id, roles, status, ...wire }, app, caller) => {
    await members.changeMember(app, caller, id, memberFieldsOf(wire));
    if (roles) await members.setRoles(app, caller, id, [...new Set(roles)]);
    if (status) await members.setMemberStatus(app, caller, id, status);
    return {};
  }),
  on(calls.staffDelete, async ({ id }, app, caller) => {
    await members.setMemberStatus(app, caller, id, 'left');
    return {};
  }),
  on(calls.whiteListGet, async ({ keyword, area, page, page_size }, app) => {
    const { items, total } = await listAllowlistEntries(app, { searchText: keyword || undefined, area, page, pageSize: page_size });
    return {
      items: items.map((row) => ({
        id: row.id,
        email: row.email,
        area: row.area,
        address_ranges: row.addressRanges,
        note: row.note,
        expires_at: row.expiresAt?.toISOString() ?? null,
        create_time: row.createdAt.toISOString(),
      })),
      total,
      page,
      page_size,
    };
  }),
  on(calls.whiteListAdd, async (wire, app, caller) => ({ id: await saveAllowlistEntry(app, caller, null, entryOf(wire)) })),
  on(calls.whiteListUpdate, async ({ id, ...wire }, app, caller) => {
    await saveAllowlistEntry(app, caller, id, entryOf(wire));
    return {};
  }),
  on(calls.whiteListDelete, async ({ id }, app, caller) => {
    await removeAllowlistEntry(app, caller, id);
    return {};
  }),
];

type EntryWire = { email: string; area: 'office' | 'wholesale'; address_ranges: string[]; note: string; expires_at: string | null };
const entryOf = ({ address_ranges, expires_at, ...wire }: EntryWire) => ({
  ...wire,
  addressRanges: address_ranges,
  expiresAt: expires_at === null ? null : new Date(expires_at),
});
