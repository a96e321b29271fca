import { fetchSaleCategories } from '#areas/promotions/services/categories.server.ts';
import * as offers from '#areas/promotions/services/offers.server.ts';
import { dayIn } from '#areas/staff/rules/when.ts';
import { DomainError } from '#kernel/errors.ts';
import { momentField, readForm } from '#kernel/form-data.ts';
import { cents, dollars } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { formAction, load } from '#platform/load.server.ts';
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

const audiences = ['everyone', 'wholesale', 'dropship'] as const;

export const action = formAction(async ({ app, caller, form }) => {
  const say = translator(offerTexts, caller.language);
  const typed = readForm(form);
  const id = typed.id('id');
  const offBp = typed.percentOrNone('off') ?? 0;
  switch (typed.text('intent')) {
    case 'set': {
      const made = await offers.addSet(app, caller, {
        minBundles: typed.wholeOrNone('minBundles') ?? 0,
        withClosure: form.get('withClosure') === 'yes',
        offBp,
      });
      return { done: say('doneAdded'), undo: { intent: 'drop-set', id: String(made) } };
    }
    case 'tier': {
      const audience = audiences.find((one) => one === typed.text('audience'));
      if (!audience) throw new DomainError('badValue', { field: 'audience' });
      const tier = { audience, categoryId: typed.wholeOrNone('category'), minPieces: typed.wholeOrNone('minPieces') ?? 0, offBp };
      return { done: say('doneAdded'), undo: { intent: 'drop-tier', id: String(await offers.addTier(app, caller, tier)) } };
    }
    case 'drop-set': {
      const gone = await offers.removeOfferRule(app, caller, 'set_rule', id);
      if (!('minBundles' in gone)) return { done: say('doneRemoved') };
      const back = { minBundles: String(gone.minBundles), withClosure: gone.withClosure ? 'yes' : '', off: String(gone.offBp / 100) };
      return { done: say('doneRemoved'), undo: { intent: 'set', ...back } };
    }
    case 'drop-tier': {
      const gone = await offers.removeOfferRule(app, caller, 'quantity_tier', id);
      if (!('minPieces' in gone)) return { done: say('doneRemoved') };
      const back = {
        audience: gone.audience,
        category: String(gone.categoryId ?? ''),
        minPieces: String(gone.minPieces),
        off: String(gone.offBp / 100),
      };
      return { done: say('doneRemoved'), undo: { intent: 'tier', ...back } };
    }
    case 'gift': {
      const startsAt = typed.momentOrNone('startsAt') ?? app.now();
      const amounts = {
        quantity: typed.wholeOrNone('quantity') ?? 1,
        minItemsCents: typed.centsOrNone('minItems') ?? 0,
        maxGifts: typed.wholeOrNone('maxGifts'),
      };
      await offers.addGift(app, caller, { skuCode: typed.text('skuCode', 60), ...amounts, startsAt, endsAt: typed.momentOrNone('endsAt') });
      return { done: say('doneAdded') };
    }
    default: {
      const isActive = typed.text('intent') === 'gift-on';
      await offers.setGiftActive(app, caller, id, isActive);
      return { done: say('doneChanged'), undo: { intent: isActive ? 'gift-off' : 'gift-on', id: String(id) } };
    }
  }
});
