import { readForm } from '#api/read-form.ts';
import { shopperActivity } from '#areas/account/services/shopper-overview.server.ts';
import { stateNameTexts } from '#areas/orders/office-texts.ts';
import { orderStatusName } from '#areas/orders/rules/order-list.ts';
import { userUpdate } from '#areas/shoppers/calls/office.ts';
import { stateOfShopper } from '#areas/shoppers/rules/shopper-list.ts';
import * as shoppers from '#areas/shoppers/services/office.server.ts';
import { shopperFieldsOf } from '#areas/shoppers/services/office-form.server.ts';
import { dayIn, whenIn } from '#areas/staff/services/when.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { formatSignedDollars } from '#office/home/formats.ts';
import { actions, load } from '#platform/load.server.ts';
import { numberFrom } from '#site/list.ts';
import { peopleTexts } from '../people-texts.ts';

const idOf = (params: Readonly<Record<string, string | undefined>>): number => {
  const id = numberFrom(params['id'] ?? null);
  if (id === null) throw new DomainError('userNotExist');
  return id;
};

export const loader = load(async ({ app, caller, params }) => {
  const { language } = caller;
  const id = idOf(params);
  const shopper = await shoppers.shopperDetail(app, id);
  const [{ addresses, logins }, around] = await Promise.all([
    shoppers.shopperAddressesAndLogins(app, id),
    shopperActivity(app, caller, id),
  ]);
  const { activatedAt: _a, blockedAt: _b, deletedAt: _d, lastLoginAt, createdAt, updatedAt, ...details } = shopper;
  return {
    details,
    name: `${shopper.firstName} ${shopper.lastName}`.trim(),
    state: stateOfShopper(shopper),
    since: dayIn(createdAt, language),
    changed: whenIn(updatedAt, language, app.now()),
    lastLogin: lastLoginAt && whenIn(lastLoginAt, language, app.now()),
    logins,
    addresses: addresses.map(({ address, city, region, postCode, country, ...row }) => ({
      ...row,
      line: [address, city, `${region} ${postCode}`.trim(), country].filter(Boolean).join(', '),
    })),
    mayJudge: caller.staff?.roles.some((role) => role === 'owner' || role === 'manager') ?? false,
    bought: { count: around.bought.count, amount: dollars(cents(Math.max(0, around.bought.paidCents))) },
    orders: around.orders.map(({ createdAt: at, totalCents, status, ...row }) => ({
      ...row,
      status: stateNameTexts[orderStatusName(status)][language],
      total: dollars(cents(totalCents)),
      at: dayIn(at, language),
    })),
    credit: around.credit && {
      balance: dollars(cents(around.credit.balanceCents)),
      entries: around.credit.entries.map(({ at, amountCents, ...row }) => ({
        ...row,
        amount: formatSignedDollars(amountCents),
        at: dayIn(at, language),
      })),
    },
    inquiries: around.inquiries?.map(({ at, ...row }) => ({ ...row, at: dayIn(at, language) })) ?? null,
  };
});
export type ShopperPage = Awaited<ReturnType<typeof loader>>;

export const action = actions({
  async save({ app, caller, params, form }) {
    await shoppers.changeShopper(
      app,
      caller,
      idOf(params),
      shopperFieldsOf(readForm(form, userUpdate.input.omit({ id: true, blocked: true }))),
    );
    return { done: translator(peopleTexts, caller.language)('saved') };
  },
  async link({ app, caller, params }) {
    await shoppers.sendShopperLink(app, caller, idOf(params));
    return { done: translator(peopleTexts, caller.language)('linkSent') };
  },
  async block({ app, caller, params }) {
    await shoppers.setShopperBlocked(app, caller, idOf(params), true);
    return { done: translator(peopleTexts, caller.language)('blockedDone'), undo: { intent: 'unblock' } };
  },
  async unblock({ app, caller, params }) {
    await shoppers.setShopperBlocked(app, caller, idOf(params), false);
    return { done: translator(peopleTexts, caller.language)('unblockedDone') };
  },
});
