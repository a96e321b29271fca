import { aroundShopper } from '#areas/account/services/shopper-overview.server.ts';
import { orderStatusTexts } from '#areas/orders/texts.ts';
import { stateOfShopper } from '#areas/shoppers/rules/shopper-list.ts';
import * as desk from '#areas/shoppers/services/office.server.ts';
import { shopperFieldsIn } from '#areas/shoppers/services/office-form.server.ts';
import { dayIn, whenIn } from '#areas/staff/rules/when.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { formatSignedDollars } from '#office/home/formats.ts';
import { act, load } from '#platform/load.server.ts';
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
  const her = await desk.shopperDetail(app, id);
  const [{ addresses, logins }, around] = await Promise.all([desk.shopperAround(app, id), aroundShopper(app, caller, id)]);
  const { activatedAt: _a, blockedAt: _b, deletedAt: _d, lastLoginAt, createdAt, updatedAt, ...kept } = her;
  return {
    kept,
    name: `${her.firstName} ${her.lastName}`.trim(),
    state: stateOfShopper(her),
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
      status: orderStatusTexts[status as keyof typeof orderStatusTexts][language],
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

export const action = act(async ({ app, caller, params, form }) => {
  const id = idOf(params);
  const say = translator(peopleTexts, caller.language);
  switch (form.get('intent')) {
    case 'save':
      await desk.changeShopper(app, caller, id, shopperFieldsIn(form));
      return { done: say('saved') };
    case 'link':
      await desk.sendShopperLink(app, caller, id);
      return { done: say('linkSent') };
    case 'block':
      await desk.setShopperBlocked(app, caller, id, true);
      return { done: say('blockedDone'), undo: { intent: 'unblock' } };
    case 'unblock':
      await desk.setShopperBlocked(app, caller, id, false);
      return { done: say('unblockedDone') };
    default:
      throw new DomainError('badValue', { field: 'intent' });
  }
});
