import { couponOfficeTexts } from '#areas/promotions/coupon-office-texts.ts';
import { couponList } from '#areas/promotions/rules/coupon-list.ts';
import { couponCounts, listCoupons, setCouponActive } from '#areas/promotions/services/manage-coupons.server.ts';
import { dayIn } from '#areas/staff/rules/when.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { readForm } from '#kernel/form-data.ts';
import { cents, dollars } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { inWords } from '#kernel/words.ts';
import { act, load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller, url }) => {
  const { language } = caller;
  const [list, counts] = await Promise.all([
    loadListPage({ app, caller, url }, couponList, async (chosen, page) => {
      const { items, total } = await listCoupons(app, chosen, page);
      return {
        total,
        rows: items.map((row) => ({
          ...{ id: row.id, code: row.code, kind: row.kind, state: row.state, used: row.usedCount, maxUses: row.maxUses },
          ...{ isFirst: row.isFirstOrderOnly, isOnce: row.isOncePerShopper, isActive: row.isActive },
          name: inWords(row, 'name', language),
          category: row.categoryId === null ? null : ((language === 'zh' ? row.categoryZh : row.categoryEn) ?? ''),
          worth:
            row.kind === 'fixed' ? dollars(cents(row.amountCents ?? 0)) : row.kind === 'percent' ? `${(row.percentBp ?? 0) / 100} %` : '',
          most: row.maxDiscountCents === null ? null : dollars(cents(row.maxDiscountCents)),
          minimum: row.minItemsCents === 0 ? null : dollars(cents(row.minItemsCents)),
          starts: dayIn(row.startsAt, language),
          ends: row.endsAt && dayIn(row.endsAt, language),
        })),
      };
    }),
    couponCounts(app),
  ]);
  return { list, counts };
});
export type ListedCoupon = Awaited<ReturnType<typeof loader>>['list']['rows'][number];

export const action = act(async ({ app, caller, form }) => {
  const say = translator(couponOfficeTexts, caller.language);
  const typed = readForm(form);
  const isActive = typed.text('intent') === 'on';
  const ids = typed.text('list', 4000) === '' ? typed.ids('ids') : typed.text('list', 4000).split(',').map(Number);
  const changed = await setCouponActive(app, caller, ids, isActive);
  const undo = { intent: isActive ? 'off' : 'on', list: changed.join() };
  return { done: say(isActive ? 'doneOn' : 'doneOff', { count: changed.length }), ...(changed.length > 0 && { undo }) };
});
