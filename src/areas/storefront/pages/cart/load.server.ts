import { idsIn } from '#areas/cart/rules/lines.ts';
import { looksOf } from '#areas/cart/service.server.ts';
import { goesWith } from '#areas/catalog/services/goes-with.server.ts';
import { policiesOf } from '#areas/content/service.server.ts';
import { load } from '#platform/load.server.ts';
import { part } from '../../service.server.ts';
import { promisesOf } from '../product/promises.ts';
import { stepOf } from './steps/load.server.ts';
import { stepIn } from './steps/names.ts';

/**
 * The page is the same for everybody. Alive, it asks here about the SKUs it keeps (?sku=12,7), and what goes well with them
 * (?beside=12,7). With a step in its address (?step=address) it is a step of the checkout.
 */
export const loader = load(async (visit) => {
  const { app, caller, url } = visit;
  const step = stepIn(url.searchParams);
  if (step) return { asked: [], looks: [], beside: null, promises: null, step: await stepOf(visit, step) };
  const asked = idsIn(url.searchParams.get('sku'));
  const besides = idsIn(url.searchParams.get('beside'));
  if (besides.length > 0) {
    return {
      asked: [],
      looks: [],
      beside: await part(visit, 'goes with', () => goesWith(app, caller.language, besides)),
      promises: null,
      step: null,
    };
  }
  if (asked.length > 0) return { asked, looks: await looksOf(app, caller.language, asked), beside: null, promises: null, step: null };
  const policies = await part(visit, 'policies', () => policiesOf(app));
  return { asked, looks: [], beside: null, promises: promisesOf(policies ?? new Map()), step: null };
});
