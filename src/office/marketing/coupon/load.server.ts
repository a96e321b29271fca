import { redirect } from 'react-router';
import { z } from 'zod';
import { dollarsToCents, momentInput, optionalText, percentToBp, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { couponUses } from '#areas/checkout/services/coupon-uses.server.ts';
import { addCoupon } from '#areas/promotions/calls/coupons.ts';
import { couponOfficeTexts } from '#areas/promotions/coupon-office-texts.ts';
import { couponKinds } from '#areas/promotions/rules/coupon-list.ts';
import { fetchSaleCategories } from '#areas/promotions/services/categories.server.ts';
import { fetchOfficeCoupon, makeCodes, saveCoupon, setCouponActive } from '#areas/promotions/services/manage-coupons.server.ts';
import { momentField, whenIn } from '#areas/staff/services/when.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents, dollars, plainAmount } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import type { Caller } from '#platform/app.ts';
import { type ActionContext, actions, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { numberFrom } from '#site/list.ts';

const typedMoney = (amount: number | null): string => (amount === null || amount === 0 ? '' : plainAmount(amount));

export const loader = load(async ({ app, caller: { language }, url }) => {
  const id = numberFrom(url.searchParams.get('id')) ?? 0;
  const categories = await fetchSaleCategories(app, language);
  const fresh = { categories, now: momentField(app.now()), coupon: null, uses: [], sum: null };
  if (id === 0) return fresh;
  const coupon = await fetchOfficeCoupon(app, id);
  if (!coupon) throw new DomainError('couponNotExist');
  const { uses, sum } = await couponUses(app, id);
  return {
    ...fresh,
    coupon: {
      ...{ id, code: coupon.code, kind: coupon.kind, state: coupon.state, isActive: coupon.isActive, used: coupon.usedCount },
      ...{
        nameEn: coupon.nameEn,
        nameZh: coupon.nameZh,
        categoryId: coupon.categoryId,
        isFirst: coupon.isFirstOrderOnly,
        isOnce: coupon.isOncePerShopper,
      },
      ...{ amount: typedMoney(coupon.amountCents), most: typedMoney(coupon.maxDiscountCents), minimum: typedMoney(coupon.minItemsCents) },
      percent: coupon.percentBp === null ? '' : String(coupon.percentBp / 100),
      maxUses: coupon.maxUses,
      startsAt: momentField(coupon.startsAt),
      endsAt: coupon.endsAt ? momentField(coupon.endsAt) : '',
    },
    sum: { count: sum.count, amount: dollars(cents(sum.cents)) },
    uses: uses.map((use) => ({
      ...{ id: use.id, email: use.email, number: use.number, state: use.state },
      amount: dollars(cents(use.amountCents)),
      at: whenIn(use.createdAt, language, app.now()),
    })),
  };
});
export type CouponData = Awaited<ReturnType<typeof loader>>;
export type CouponUse = CouponData['uses'][number];

const facts = z.object({
  kind: z.enum(couponKinds),
  startsAt: momentInput,
  endsAt: momentInput.nullable().default(null),
  nameEn: optionalText(120),
  nameZh: optionalText(120),
  amount: dollarsToCents(0, 1_000_000).nullable().default(null),
  percent: percentToBp(100).nullable().default(null),
  most: dollarsToCents(0, 1_000_000).nullable().default(null),
  minimum: dollarsToCents(0, 1_000_000).nullable().default(null),
  category: rowId.nullable().default(null),
  maxUses: z.number().int().min(0).max(10_000_000).nullable().default(null),
  first: z.boolean(),
  once: z.boolean(),
});
const many = z.object({ prefix: optionalText(10), count: z.number().int().min(0).max(500) });

/** The input as the form names it; the service checks which values go together. */
function readFacts(form: FormData) {
  const { amount, percent, most: maxDiscount, minimum, category, first, once, ...sent } = readForm(form, facts);
  return {
    ...sent,
    amountCents: sent.kind === 'fixed' ? amount : null,
    percentBp: sent.kind === 'percent' ? percent : null,
    maxDiscountCents: maxDiscount || null,
    minItemsCents: minimum ?? 0,
    categoryId: category,
    isFirstOrderOnly: first,
    isOncePerShopper: once,
  };
}

const setActive =
  (isActive: boolean) =>
  async ({ app, caller, form }: ActionContext) => {
    const { id } = readForm(form, z.object({ id: rowId }));
    await setCouponActive(app, caller, [id], isActive);
    return { done: say(caller)(isActive ? 'doneOn' : 'doneOff', { count: 1 }), undo: { intent: isActive ? 'off' : 'on', id: String(id) } };
  };

export const action = actions({
  on: setActive(true),
  off: setActive(false),
  async many({ app, caller, form }) {
    const { prefix, count } = readForm(form, many);
    const codes = await makeCodes(app, caller, { prefix: prefix.toUpperCase(), count, facts: { ...readFacts(form), maxUses: 1 } });
    return { codes, done: say(caller)('madeMany', { count: codes.length }) };
  },
  async save({ app, caller, form }) {
    const { id, code } = readForm(form, z.object({ id: rowId.nullable().default(null), code: addCoupon.input.shape.code }));
    const saved = await saveCoupon(app, caller, id, { ...readFacts(form), code });
    if (id === null) throw redirect(`${hrefOf('office-coupon')}?id=${saved}`);
    return { done: say(caller)('doneSaved', { code }) };
  },
});

const say = ({ language }: Caller) => translator(couponOfficeTexts, language);
