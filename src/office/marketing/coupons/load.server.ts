import { z } from 'zod';
import { joinedIds, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { couponOfficeTexts } from '#areas/promotions/coupon-office-texts.ts';
import { couponList } from '#areas/promotions/rules/coupon-list.ts';
import { couponCounts, listCoupons, setCouponActive } from '#areas/promotions/services/manage-coupons.server.ts';
import { dayIn } from '#areas/staff/rules/when.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { cents, dollars } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { type ActionContext, actions, load } from '#platform/load.server.ts';

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
          name: localizedColumn(row, 'name', language),
          category: row.categoryId === null ? null : ((language === 'zh' ? row.categoryZh : row.categoryEn) ?? ''),
          worth:
            row.kind === 'fixed' ? dollars(cents(row.amountCents ?? 0)) : row.kind === 'percent' ? `${(row.percentBp ?? 0) / 100}%` : '',
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

const ticked = z.object({ ids: z.array(rowId), list: joinedIds.optional() });

/** The ticked ones, or those an undo names. */
const setActive =
  (isActive: boolean) =>
  async ({ app, caller, form }: ActionContext) => {
    const { ids, list = ids } = readForm(form, ticked);
    const changed = await setCouponActive(app, caller, list, isActive);
    const undo = { intent: isActive ? 'off' : 'on', list: changed.join() };
    const done = translator(couponOfficeTexts, caller.language)(isActive ? 'doneOn' : 'doneOff', { count: changed.length });
    return { done, ...(changed.length > 0 && { undo }) };
  };

export const action = actions({ on: setActive(true), off: setActive(false) });
