import { redirect } from 'react-router';
import { z } from 'zod';
import { dollarsToCents, optionalText, requiredText, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { vendorPriceTexts } from '#areas/pricing/vendor-texts.ts';
import { calendarDayIn } from '#areas/staff/services/when.server.ts';
import { sourceIn } from '#areas/vendor-prices/rules/source-notes.ts';
import { vendorSpecDetails } from '#areas/vendor-prices/services/comparison.server.ts';
import { nextVersion } from '#areas/vendor-prices/services/editing.server.ts';
import { revokeVendorPrices } from '#areas/vendor-prices/services/writing.server.ts';
import { dayOf } from '#kernel/dates.ts';
import { cents, dollars, plainAmount } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { describeSpec, translateTradeTerm } from '#kernel/trade-words.ts';
import { actions, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { numberFrom } from '#site/list.ts';
import { trendsOf } from '../parts/trend.server.ts';

export const loader = load(async ({ app, caller: { language }, url }) => {
  // Without a price it redirects to the list.
  if (!url.searchParams.has('id')) throw redirect(hrefOf('office-vendor-prices'));
  const { spec, versions, rivals, trend } = await vendorSpecDetails(app, language, numberFrom(url.searchParams.get('id')) ?? 0);
  const newest = versions.find(({ takenBackAt }) => takenBackAt === null);
  return {
    spec: {
      ...{ id: spec.id, vendor: spec.vendor, kind: translateTradeTerm(spec.productKind, language), what: describeSpec(spec, language) },
      ...{ inches: spec.lengthInches, unit: spec.unit, min: spec.minQuantity, leadDays: spec.leadDays },
    },
    newest: newest
      ? {
          ...{
            id: newest.id,
            quoted: plainAmount(newest.quotedCents),
            currency: newest.currency,
            rate: String(newest.rateMicros / 1_000_000),
          },
          isOpen: newest.validTo === null,
        }
      : { id: versions[0]?.id ?? 0, quoted: '', currency: spec.currency, rate: '1', isOpen: false },
    today: dayOf(app.now()),
    ...trendsOf(trend, app.now(), language),
    rivals: rivals
      .filter(({ specId }) => specId !== spec.id)
      .map((one) => ({ specId: one.specId, vendor: one.vendor, price: dollars(cents(one.priceCents)), min: one.minQuantity })),
    versions: versions.map((version) => ({
      ...{
        id: version.id,
        version: version.version,
        note: sourceIn(version.note, language),
        by: version.by ?? '',
        isTakenBack: version.takenBackAt !== null,
      },
      from: calendarDayIn(version.validFrom, language),
      to: version.validTo === null ? null : calendarDayIn(version.validTo, language),
      quoted: `${plainAmount(version.quotedCents)} ${version.currency}`,
      price: dollars(cents(version.priceCents)),
    })),
  };
});

const one = z.object({ id: rowId });
const version = one.extend({
  price: dollarsToCents(),
  currency: requiredText(3).transform((text) => text.toUpperCase()),
  rate: z.number(),
  validFrom: optionalText(10),
  note: optionalText(300),
  oddIsMeant: z.boolean(),
});

export const action = actions({
  async save({ app, caller, form }) {
    const { id, price: quotedCents, rate, ...sent } = readForm(form, version);
    const made = await nextVersion(app, caller, id, { ...sent, quotedCents, rateMicros: Math.round(rate * 1_000_000) });
    const say = translator(vendorPriceTexts, caller.language);
    if (made === null) return { done: say('doneNothing') };
    return { done: say('doneSaved', { count: 1, day: sent.validFrom }), undo: { intent: 'take-back', id: String(made) } };
  },
  async 'take-back'({ app, caller, form }) {
    await revokeVendorPrices(app, caller, [readForm(form, one).id]);
    return { done: translator(vendorPriceTexts, caller.language)('doneTakenBack') };
  },
});
