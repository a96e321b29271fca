import { redirect } from 'react-router';
import { vendorPriceTexts } from '#areas/pricing/vendor-texts.ts';
import { dayIn } from '#areas/staff/rules/when.ts';
import { sourceIn } from '#areas/vendor-prices/rules/source-notes.ts';
import { vendorSpecDetails } from '#areas/vendor-prices/services/comparison.server.ts';
import { nextVersion } from '#areas/vendor-prices/services/editing.server.ts';
import { revokeVendorPrices } from '#areas/vendor-prices/services/writing.server.ts';
import { dayOf } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { readForm } from '#kernel/form-data.ts';
import { cents, dollars, plainAmount } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { specInWords, tradeWord } from '#kernel/trade-words.ts';
import { act, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { numberFrom } from '#site/list.ts';
import { trendsOf } from '../parts/trend.server.ts';

export const loader = load(async ({ app, caller: { language }, url }) => {
  // Without a price the way leads to where one is chosen.
  if (!url.searchParams.has('id')) throw redirect(hrefOf('office-vendor-prices'));
  const { spec, versions, rivals, trend } = await vendorSpecDetails(app, language, numberFrom(url.searchParams.get('id')) ?? 0);
  const newest = versions.find(({ takenBackAt }) => takenBackAt === null);
  return {
    spec: {
      ...{ id: spec.id, vendor: spec.vendor, kind: tradeWord(spec.productKind, language), what: specInWords(spec, language) },
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
      from: dayIn(new Date(version.validFrom), language),
      to: version.validTo === null ? null : dayIn(new Date(version.validTo), language),
      quoted: `${plainAmount(version.quotedCents)} ${version.currency}`,
      price: dollars(cents(version.priceCents)),
    })),
  };
});

export const action = act(async ({ app, caller, form }) => {
  const say = translator(vendorPriceTexts, caller.language);
  const typed = readForm(form);
  const id = typed.id('id');
  if (typed.text('intent') === 'take-back') {
    await revokeVendorPrices(app, caller, [id]);
    return { done: say('doneTakenBack') };
  }
  const quotedCents = typed.centsOrNone('price');
  if (quotedCents === null) throw new DomainError('lackParameter', { field: 'price' });
  const rate = Number(typed.text('rate'));
  const validFrom = typed.text('validFrom', 10);
  const made = await nextVersion(app, caller, id, {
    ...{ quotedCents, currency: typed.text('currency', 3).toUpperCase(), rateMicros: Math.round(rate * 1_000_000) || 0 },
    ...{ validFrom, note: typed.text('note'), oddIsMeant: form.get('oddIsMeant') === 'yes' },
  });
  if (made === null) return { done: say('doneNothing') };
  return { done: say('doneSaved', { count: 1, day: validFrom }), undo: { intent: 'take-back', id: String(made) } };
});
