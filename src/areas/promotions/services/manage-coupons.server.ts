import { randomInt } from 'node:crypto';
import { fileOf } from '#areas/staff/services/list-file.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { checkWithin, outside } from '#kernel/limits.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import type { Chosen } from '#site/list.ts';
import { couponOfficeTexts as texts } from '../coupon-office-texts.ts';
import {
  buildCouponCode,
  type CouponFacts,
  changesWorth,
  codeSigns,
  couponLimits,
  couponList,
  couponState,
  couponStates,
  findInvalidCouponField,
} from '../rules/coupon-list.ts';
import * as store from '../store/manage-coupons.server.ts';

export async function queryCoupons(app: App, filter: Omit<store.CouponQuery, 'now'>) {
  const query = { ...filter, now: app.now() };
  const [items, total] = await Promise.all([store.couponRows(app.db, query), store.countCoupons(app.db, query)]);
  return { items: items.map((row) => ({ ...row, state: couponState(row, query.now) })), total };
}

export const listCoupons = (
  app: App,
  { filters, searchText, sort }: Chosen<typeof couponList>,
  page: { readonly limit: number; readonly offset: number },
) => queryCoupons(app, { ...page, state: filters.state, kind: filters.kind, categoryId: filters.category, searchText, sort });

export const couponCounts = async (app: App) =>
  Promise.all(
    couponStates.map(async (state) => ({
      state,
      count: await store.countCoupons(app.db, { state, now: app.now(), sort: { by: 'at', down: true }, limit: 1, offset: 0 }),
    })),
  );

export const couponFile = fileOf({
  spec: couponList,
  read: async (app, chosen, page) => (await listCoupons(app, chosen, page)).items,
  columns: [
    { label: texts.code, cell: (row) => row.code },
    { label: texts.nameEn, cell: (row) => row.nameEn },
    { label: texts.nameZh, cell: (row) => row.nameZh },
    { label: texts.kind, cell: (row, language) => texts[row.kind][language] },
    { label: texts.amount, cell: (row) => (row.amountCents === null ? null : row.amountCents / 100) },
    { label: texts.percent, cell: (row) => (row.percentBp === null ? null : row.percentBp / 100) },
    { label: texts.minimum, cell: (row) => row.minItemsCents / 100 },
    { label: texts.used, cell: (row) => row.usedCount },
    { label: texts.maxUses, cell: (row) => row.maxUses },
    { label: texts.starts, cell: (row) => row.startsAt },
    { label: texts.ends, cell: (row) => row.endsAt },
    { label: texts.state, cell: (row, language) => texts[row.state][language] },
  ],
});

/** Once used, discount and conditions are fixed; the limit never drops below its uses. */
export async function saveCoupon(app: App, caller: Caller, id: number | null, facts: CouponFacts): Promise<number> {
  const wrong = findInvalidCouponField(facts);
  if (wrong) throw refusedFor(wrong, facts);
  const saved = await transact(app, async (inside) => {
    const before = id === null ? null : await store.lockCoupon(inside.db, id);
    if (id !== null && !before) throw new DomainError('couponNotExist');
    if (await store.isCouponCodeTaken(inside.db, facts.code, id ?? 0)) throw new DomainError('couponCodeTaken', { code: facts.code });
    if (before && before.usedCount > 0 && changesWorth(before, facts)) throw new DomainError('couponUsed', { count: before.usedCount });
    if (before && facts.maxUses !== null && facts.maxUses < before.usedCount)
      throw new DomainError('couponLimit', { count: before.usedCount });
    const row = { ...facts, nameEn: facts.nameEn.trim(), nameZh: facts.nameZh.trim(), updatedAt: app.now() };
    const made = id ?? (await store.insertCoupon(inside.db, { ...row, staffId: caller.staff?.id ?? null, createdAt: app.now() }));
    if (made === null) throw new DomainError('couponCodeTaken', { code: facts.code });
    if (id !== null) await store.updateCouponRow(inside.db, id, row);
    await audit(inside, caller, { action: id === null ? 'coupon.add' : 'coupon.change', subject: ['coupon', made], before, after: facts });
    return made;
  });
  return saved;
}

/** Orders that already used it keep it. */
export async function setCouponActive(app: App, caller: Caller, ids: readonly number[], isActive: boolean): Promise<number[]> {
  return transact(app, async (inside) => {
    const changed: number[] = [];
    for (const id of ids.slice(0, 500)) {
      const before = await store.lockCoupon(inside.db, id);
      if (!before || before.isActive === isActive) continue;
      await store.updateCouponRow(inside.db, id, { isActive, updatedAt: app.now() });
      await audit(inside, caller, {
        action: isActive ? 'coupon.on' : 'coupon.off',
        subject: ['coupon', id],
        before: { isActive: before.isActive },
        after: { isActive },
      });
      changed.push(id);
    }
    if (changed.length === 0 && ids.length === 1) throw new DomainError('couponNotExist');
    return changed;
  });
}

const maxCodes = 500;

/** Many coupons of one kind with unguessable codes. */
export async function makeCodes(
  app: App,
  caller: Caller,
  { prefix, count, facts }: { prefix: string; count: number; facts: Omit<CouponFacts, 'code'> },
): Promise<string[]> {
  checkWithin('count', count, [1, maxCodes]);
  if (!/^[A-Z0-9]{0,10}$/.test(prefix)) throw new DomainError('badValue', { field: 'prefix' });
  const codeOf = () =>
    buildCouponCode(
      prefix,
      Array.from({ length: 8 }, () => randomInt(codeSigns.length)),
    );
  const wrong = findInvalidCouponField({ ...facts, code: codeOf() });
  if (wrong) throw refusedFor(wrong, facts);
  return transact(app, async (inside) => {
    const made: string[] = [];
    while (made.length < count) {
      const code = codeOf();
      const row = { ...facts, code, staffId: caller.staff?.id ?? null, createdAt: app.now(), updatedAt: app.now() };
      if ((await store.insertCoupon(inside.db, row)) !== null) made.push(code);
    }
    await audit(inside, caller, {
      action: 'coupon.make_codes',
      subject: ['coupon', made[0] ?? ''],
      after: { ...facts, count, codes: made },
    });
    return made;
  });
}

export const fetchOfficeCoupon = async (app: App, id: number) => {
  const row = await store.lockCoupon(app.db, id);
  return row && { ...row, state: couponState(row, app.now()) };
};

/** A number out of range names the range; missing or unsuitable fields are only named. */
function refusedFor(field: keyof CouponFacts, facts: Omit<CouponFacts, 'code'>): DomainError {
  const limits = Object.entries(couponLimits).find(([name]) => name === field)?.[1];
  return limits && facts[field as keyof typeof couponLimits] !== null ? outside(field, limits) : new DomainError('badValue', { field });
}
