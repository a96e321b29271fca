import { redirect } from 'react-router';
import { z } from 'zod';
import { day, optionalText, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { effectOfPrices } from '#areas/pricing/services/vendor-effect.server.ts';
import { vendorPriceTexts } from '#areas/pricing/vendor-texts.ts';
import { calendarDayIn } from '#areas/staff/services/when.server.ts';
import { vendorPriceVersion, vendorSpecDetails } from '#areas/vendor-prices/services/comparison.server.ts';
import { endPrice, reopenPrice } from '#areas/vendor-prices/services/writing.server.ts';
import { dayOf } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { describeSpec } from '#kernel/trade-words.ts';
import { actions, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { numberFrom } from '#site/list.ts';
import { presentVendorEffect } from '../parts/shown-effect.server.ts';

export const loader = load(async ({ app, caller: { language }, url }) => {
  // Without a price it redirects to the list.
  if (!url.searchParams.has('id')) throw redirect(hrefOf('office-vendor-prices'));
  const version = await vendorPriceVersion(app, numberFrom(url.searchParams.get('id')) ?? 0);
  if (!version) throw new DomainError('vendorPriceNotExist');
  const { spec } = await vendorSpecDetails(app, language, version.specId);
  return {
    ...{ id: version.id, specId: spec.id, vendor: spec.vendor, what: describeSpec(spec, language), inches: spec.lengthInches },
    price: dollars(cents(version.priceCents)),
    from: calendarDayIn(version.validFrom, language),
    endedOn: version.validTo === null ? null : calendarDayIn(version.validTo, language),
    isTakenBack: version.takenBackAt !== null,
    today: dayOf(app.now()),
    effect: presentVendorEffect(await effectOfPrices(app, new Map([[version.specId, null]])), language),
  };
});

const one = z.object({ id: rowId });

export const action = actions({
  async end({ app, caller, form }) {
    const ending = readForm(form, one.extend({ on: day, reason: optionalText(300) }));
    await endPrice(app, caller, ending);
    const done = translator(vendorPriceTexts, caller.language)('doneEnded', { day: ending.on });
    return { done, undo: { intent: 'reopen', id: String(ending.id) } };
  },
  async reopen({ app, caller, form }) {
    await reopenPrice(app, caller, readForm(form, one).id);
    return { done: translator(vendorPriceTexts, caller.language)('doneReopened') };
  },
});
