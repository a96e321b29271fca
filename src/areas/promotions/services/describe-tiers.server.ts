import { type Language, translator } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { quantityTierTexts } from '../quantity-tier-texts.ts';
import { listCategoryTiers, tierCountingOf } from '../rules/quantity-tiers.ts';
import { groupKind } from '../store/group-kind.server.ts';
import { fetchPriceListTiers } from './buyer-terms.server.ts';

/** Quantity discounts of a group as text; null where tiers do not apply. */
export async function describeQuantityTiers(app: App, language: Language, spuId: number) {
  const [kind, open, trade] = await Promise.all([
    groupKind(app.db, spuId),
    fetchPriceListTiers(app, 'everyone'),
    fetchPriceListTiers(app, 'wholesale'),
  ]);
  if (!kind || tierCountingOf({ ...kind, isClearance: false, isComposed: false }) !== 'full') return null;
  const everyone = listCategoryTiers(open, kind.categoryId);
  const ladder = everyone.length > 0 ? everyone : listCategoryTiers(trade, kind.categoryId);
  if (ladder.length === 0) return null;
  const say = translator(quantityTierTexts, language);
  const steps = ladder.map(({ minPieces, offBp }) => say('step', { count: minPieces, percent: offBp / 100 })).join(say('comma'));
  const isOpen = everyone.length > 0;
  return { words: say(isOpen ? 'forAll' : 'forBusiness', { steps }), link: isOpen ? null : say('apply') };
}
