import { redirect } from 'react-router';
import { couponUses } from '#areas/checkout/services/coupon-uses.server.ts';
import { couponOfficeTexts } from '#areas/promotions/coupon-office-texts.ts';
import { couponKinds } from '#areas/promotions/rules/coupon-list.ts';
import { fetchSaleCategories } from '#areas/promotions/services/categories.server.ts';
import { fetchOfficeCoupon, makeCodes, saveCoupon, setCouponActive } from '#areas/promotions/services/manage-coupons.server.ts';
import { whenIn } from '#areas/staff/rules/when.ts';
import { DomainError } from '#kernel/errors.ts';
import { momentField, readForm } from '#kernel/form-data.ts';
import { cents, dollars, plainAmount } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { act, load } from '#platform/load.server.ts';
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

export const action = act(async ({ app, caller, form }) => {
  const say = translator(couponOfficeTexts, caller.language);
  const typed = readForm(form);
  const id = typed.id('id');
  const intent = typed.text('intent');
  if (intent === 'on' || intent === 'off') {
    await setCouponActive(app, caller, [id], intent === 'on');
    return {
      done: say(intent === 'on' ? 'doneOn' : 'doneOff', { count: 1 }),
      undo: { intent: intent === 'on' ? 'off' : 'on', id: String(id) },
    };
  }
  const kind = couponKinds.find((one) => one === typed.text('kind'));
  const startsAt = typed.momentOrNone('startsAt');
  if (!kind || !startsAt) throw new DomainError('badValue', { field: kind ? 'startsAt' : 'kind' });
  const facts = {
    ...{ kind, startsAt, endsAt: typed.momentOrNone('endsAt'), nameEn: typed.text('nameEn', 120), nameZh: typed.text('nameZh', 120) },
    ...{
      amountCents: kind === 'fixed' ? typed.centsOrNone('amount') : null,
      percentBp: kind === 'percent' ? typed.percentOrNone('percent') : null,
    },
    ...{ maxDiscountCents: typed.centsOrNone('most') || null, minItemsCents: typed.centsOrNone('minimum') ?? 0 },
    ...{ categoryId: typed.wholeOrNone('category') || null, maxUses: typed.wholeOrNone('maxUses') },
    ...{ isFirstOrderOnly: form.get('first') === 'yes', isOncePerShopper: form.get('once') === 'yes' },
  };
  if (intent === 'many') {
    const wish = {
      prefix: typed.text('prefix', 10).toUpperCase(),
      count: typed.wholeOrNone('count', 500) ?? 0,
      facts: { ...facts, maxUses: 1 },
    };
    const codes = await makeCodes(app, caller, wish);
    return { codes, done: say('madeMany', { count: codes.length }) };
  }
  const code = typed.text('code', 24);
  const saved = await saveCoupon(app, caller, id || null, { ...facts, code });
  if (id === 0) throw redirect(`${hrefOf('office-coupon')}?id=${saved}`);
  return { done: say('doneSaved', { code }) };
});
