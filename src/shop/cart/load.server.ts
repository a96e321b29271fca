import { composedLooks } from '#areas/builder/services/composed-looks.server.ts';
import { numbersIn } from '#areas/cart/rules/attributes.ts';
import { idsIn } from '#areas/cart/rules/lines.ts';
import { looksOf } from '#areas/cart/service.server.ts';
import { goesWith } from '#areas/catalog/services/goes-with.server.ts';
import { policiesOf } from '#areas/content/service.server.ts';
import { part } from '#areas/editorial/services/home.server.ts';
import { giftsNow } from '#areas/promotions/services/gifts.server.ts';
import { setRulesOf } from '#areas/promotions/services/sets.server.ts';
import { stepsFor, termsOf } from '#areas/promotions/services/terms.server.ts';
import { inWords } from '#kernel/words.ts';
import { load } from '#platform/load.server.ts';
import { promisesOf } from '#shop/product/promises.ts';
import { stepOf } from './steps/load.server.ts';
import { stepIn } from './steps/names.ts';

const nothing = {
  asked: [],
  numbers: [],
  looks: [],
  composed: [],
  setRules: [],
  gifts: [],
  trade: null,
  beside: null,
  promises: null,
  step: null,
};

/**
 * The page is the same for everybody. Alive, it asks here about the SKUs it keeps (?sku=12,7), and what goes well with them
 * (?beside=12,7). With a step in its address (?step=address) it is a step of the checkout.
 */
export const loader = load(async (visit) => {
  const { app, caller, url } = visit;
  const step = stepIn(url.searchParams);
  if (step) return { ...nothing, step: await stepOf(visit, step) };
  const asked = idsIn(url.searchParams.get('sku'));
  const besides = idsIn(url.searchParams.get('beside'));
  const numbers = numbersIn(url.searchParams.get('estimate'));
  const none = { ...nothing, asked, numbers };
  if (besides.length > 0) {
    return { ...none, asked: [], beside: await part(visit, 'goes with', () => goesWith(app, caller.language, besides)) };
  }
  if (asked.length > 0 || numbers.length > 0) {
    const [looks, composed, setRules, gifts, steps, terms] = await Promise.all([
      looksOf(app, caller.language, asked),
      composedLooks(app, caller, numbers),
      setRulesOf(app),
      part(visit, 'gifts', () => giftsNow(app)),
      stepsFor(app, caller.shopperId),
      termsOf(app, caller.shopperId),
    ]);
    return {
      ...none,
      looks,
      composed,
      setRules,
      gifts: (gifts ?? []).map((gift) => ({ ...gift, name: inWords(gift, 'name', caller.language) })),
      trade: { steps, least: terms?.minPieces ?? 0 },
    };
  }
  const policies = await part(visit, 'policies', () => policiesOf(app));
  return { ...none, promises: promisesOf(policies ?? new Map()) };
});
