import { z } from 'zod';
import { dollarsToCents, momentInput, percentToBp, requiredText, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { fetchSaleCategories } from '#areas/promotions/services/categories.server.ts';
import * as offers from '#areas/promotions/services/offers.server.ts';
import { dayIn, momentField } from '#areas/staff/services/when.server.ts';
import { cents, dollars } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { Caller } from '#platform/app.ts';
import { type ActionContext, actions, load } from '#platform/load.server.ts';
import { offerTexts } from './offer-texts.ts';

export const loader = load(async ({ app, caller: { language } }) => {
  const [{ sets, tiers, gifts }, categories] = await Promise.all([offers.fetchOfferRules(app), fetchSaleCategories(app, language)]);
  return {
    sets,
    categories,
    now: momentField(app.now()),
    tiers: tiers.map(({ categoryEn, categoryZh, ...tier }) => ({
      ...tier,
      category: (language === 'zh' ? categoryZh : categoryEn) ?? null,
    })),
    gifts: gifts.map((gift) => ({
      ...{
        id: gift.id,
        code: gift.code,
        quantity: gift.quantity,
        given: gift.givenCount,
        most: gift.maxGifts,
        isActive: gift.isActive,
        left: gift.available,
      },
      name: localizedColumn(gift, 'name', language),
      amount: dollars(cents(gift.minItemsCents)),
      ends: gift.endsAt && dayIn(gift.endsAt, language),
    })),
  };
});
export type Offers = Awaited<ReturnType<typeof loader>>;

const one = z.object({ id: rowId });
const set = z.object({ minBundles: z.number().int(), withClosure: z.boolean(), off: percentToBp() });
const tier = z.object({
  audience: z.enum(['everyone', 'wholesale', 'dropship']),
  category: rowId.nullable().default(null),
  minPieces: z.number().int(),
  off: percentToBp(),
});
const gift = z.object({
  skuCode: requiredText(60),
  quantity: z.number().int().default(1),
  minItems: dollarsToCents(),
  maxGifts: z.number().int().nullable().default(null),
  startsAt: momentInput.nullable().default(null),
  endsAt: momentInput.nullable().default(null),
});

const setGift =
  (isActive: boolean) =>
  async ({ app, caller, form }: ActionContext) => {
    const { id } = readForm(form, one);
    await offers.setGiftActive(app, caller, id, isActive);
    return { done: say(caller)('doneChanged'), undo: { intent: isActive ? 'gift-off' : 'gift-on', id: String(id) } };
  };

export const action = actions(
  {
    async set({ app, caller, form }) {
      const { off: offBp, ...sent } = readForm(form, set);
      const made = await offers.addSet(app, caller, { ...sent, offBp });
      return { done: say(caller)('doneAdded'), undo: { intent: 'drop-set', id: String(made) } };
    },
    async tier({ app, caller, form }) {
      const { off: offBp, category: categoryId, ...sent } = readForm(form, tier);
      const made = await offers.addTier(app, caller, { ...sent, categoryId, offBp });
      return { done: say(caller)('doneAdded'), undo: { intent: 'drop-tier', id: String(made) } };
    },
    async 'drop-set'({ app, caller, form }) {
      const gone = await offers.removeOfferRule(app, caller, 'set_rule', readForm(form, one).id);
      if (!('minBundles' in gone)) return { done: say(caller)('doneRemoved') };
      const back = { minBundles: String(gone.minBundles), withClosure: gone.withClosure ? 'yes' : '', off: String(gone.offBp / 100) };
      return { done: say(caller)('doneRemoved'), undo: { intent: 'set', ...back } };
    },
    async 'drop-tier'({ app, caller, form }) {
      const gone = await offers.removeOfferRule(app, caller, 'quantity_tier', readForm(form, one).id);
      if (!('minPieces' in gone)) return { done: say(caller)('doneRemoved') };
      const back = {
        audience: gone.audience,
        category: String(gone.categoryId ?? ''),
        minPieces: String(gone.minPieces),
        off: String(gone.offBp / 100),
      };
      return { done: say(caller)('doneRemoved'), undo: { intent: 'tier', ...back } };
    },
    async gift({ app, caller, form }) {
      const { minItems: minItemsCents, startsAt, ...sent } = readForm(form, gift);
      await offers.addGift(app, caller, { ...sent, minItemsCents, startsAt: startsAt ?? app.now() });
      return { done: say(caller)('doneAdded') };
    },
    'gift-on': setGift(true),
    'gift-off': setGift(false),
  },
  { labels: { category: offerTexts.category, minItems: offerTexts.minItems } },
);

const say = ({ language }: Caller) => translator(offerTexts, language);
