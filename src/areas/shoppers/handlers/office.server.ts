import { on } from '#api/handle.server.ts';
import * as calls from '../calls/office.ts';
import { stateOfShopper } from '../rules/shopper-list.ts';
import * as officeService from '../services/office.server.ts';
import { shopperFieldsOf } from '../services/office-form.server.ts';

const wireOf = (row: Awaited<ReturnType<typeof officeService.shopperDetail>>) => ({
  user_id: row.id,
  email: row.email,
  first_name: row.firstName,
  last_name: row.lastName,
  nickname: row.nickname,
  phone_number: row.phoneNumber,
  address: row.address,
  city: row.city,
  region: row.region,
  post_code: row.postCode,
  vip_level: row.vipLevel,
  language: row.language,
  note: row.note,
  state: stateOfShopper(row),
  create_time: row.createdAt.toISOString(),
  update_time: row.updatedAt.toISOString(),
  last_login_time: row.lastLoginAt?.toISOString() ?? null,
  delete_time: row.deletedAt?.toISOString() ?? null,
});

export const shopperOfficeHandlers = [
  on(calls.userGet, async ({ id, keyword, state, vip_level, page, page_size }, app) => {
    if (id !== undefined) return { items: [wireOf(await officeService.shopperDetail(app, id))], total: 1, page: 1, page_size };
    const query = { searchText: keyword || undefined, state, vip: vip_level, limit: page_size, offset: (page - 1) * page_size };
    const { items, total } = await officeService.listShoppers(app, query);
    return { items: items.map(wireOf), total, page, page_size };
  }),
  on(calls.userAdd, async ({ password, ...wire }, app, caller) => ({
    id: await officeService.addShopper(app, caller, shopperFieldsOf(wire), password ?? null),
  })),
  on(calls.userUpdate, async ({ id, blocked, ...wire }, app, caller) => {
    await officeService.changeShopper(app, caller, id, shopperFieldsOf(wire));
    if (blocked !== undefined) await officeService.setShopperBlocked(app, caller, id, blocked);
    return {};
  }),
  on(calls.userSendLink, async ({ id }, app, caller) => {
    await officeService.sendShopperLink(app, caller, id);
    return {};
  }),
];
