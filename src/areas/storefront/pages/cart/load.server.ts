import { numbersIn } from '#areas/cart/rules/attributes.ts';
import { idsIn } from '#areas/cart/rules/lines.ts';
import { looksOf } from '#areas/cart/service.server.ts';
import { goesWith } from '#areas/catalog/services/goes-with.server.ts';
import { policiesOf } from '#areas/content/service.server.ts';
import { setRulesOf } from '#areas/promotions/services/sets.server.ts';
import { load } from '#platform/load.server.ts';
import { part } from '../../service.server.ts';
import { composedLooks } from '../../services/composed-looks.server.ts';
import { promisesOf } from '../product/promises.ts';

/**
 * The page is the same for everybody. Alive, it asks here about the SKUs it keeps (?sku=12,7), and what goes well with them
 * (?beside=12,7).
 */
export const loader = load(async (visit) => {
  const { app, caller, url } = visit;
  const asked = idsIn(url.searchParams.get('sku'));
  const besides = idsIn(url.searchParams.get('beside'));
  const numbers = numbersIn(url.searchParams.get('estimate'));
  const none = { asked, numbers, looks: [], composed: [], setRules: [], beside: null, promises: null };
  if (besides.length > 0) {
    return { ...none, asked: [], beside: await part(visit, 'goes with', () => goesWith(app, caller.language, besides)) };
  }
  if (asked.length > 0 || numbers.length > 0) {
    const [looks, composed, setRules] = await Promise.all([
      looksOf(app, caller.language, asked),
      composedLooks(app, caller, numbers),
      setRulesOf(app),
    ]);
    return { ...none, looks, composed, setRules };
  }
  const policies = await part(visit, 'policies', () => policiesOf(app));
  return { ...none, promises: promisesOf(policies ?? new Map()) };
});
