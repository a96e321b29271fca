import { z } from 'zod';
import { dollarsToCents, optionalText, percentToBp, requiredText } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { rejectOversizedForm } from '#areas/custom/services/form.server.ts';
import { partnerAccountTexts } from '#areas/partners/account-texts.ts';
import { affiliateStates, applicationKinds, canApply, maxPartnerFieldLengths, monthlyVolumes } from '#areas/partners/rules/account.ts';
import { feedPath } from '#areas/partners/rules/feed.ts';
import { maxIntakeTextLength } from '#areas/partners/rules/intake.ts';
import { priceEndings } from '#areas/partners/rules/resale.ts';
import * as account from '#areas/partners/services/account.server.ts';
import { ordersFor } from '#areas/partners/services/feed.server.ts';
import * as intake from '#areas/partners/services/intake.server.ts';
import { ownPayouts } from '#areas/partners/services/payouts.server.ts';
import { listCategoryTiers } from '#areas/promotions/rules/quantity-tiers.ts';
import { fetchBuyerTiers, fetchPriceListTiers, invitationOf } from '#areas/promotions/services/buyer-terms.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { actions, load } from '#platform/load.server.ts';
import { formatDay, formatMonth } from '#site/days.ts';

const maxOrders = 20;

export const loader = load(async ({ app, caller, url }) => {
  const userId = account.requireShopperId(caller);
  const { language } = caller;
  const row = await account.accountOf(app, userId);
  const isOpen = row?.status === 'approved' && row.kind !== 'affiliate';
  const invitation = isOpen ? null : await invitationOf(app, userId);
  const steps = isOpen || invitation ? await fetchBuyerTiers(app, userId) : await fetchPriceListTiers(app, 'wholesale');
  const requestedKind = applicationKinds.find((kind) => kind === url.searchParams.get('kind')) ?? null;
  return {
    ladder: listCategoryTiers(steps, 0),
    invitation: invitation && { until: invitation.until && formatDay(language, invitation.until) },
    mayAsk: canApply(row?.status ?? null),
    wish: requestedKind ?? row?.kind ?? 'wholesale',
    account: row && {
      ...{ kind: row.kind, status: row.status, businessName: row.businessName, website: row.website, reason: row.reason },
      ...{ taxNumber: row.taxNumber, region: row.region, monthlyVolume: row.monthlyVolume },
      askedOn: formatDay(language, row.updatedAt),
      decidedOn: row.decidedAt && formatDay(language, row.decidedAt),
      least: row.terms?.minPieces ?? 0,
    },
    payouts: row?.kind === 'affiliate' && affiliateStates.includes(row.status) ? await presentPayouts(app, row, language) : null,
    dropship: isOpen && row.kind === 'dropship' ? await dropshipOf(app, row) : null,
    feed: isOpen
      ? {
          since: row.feedTokenAt && formatDay(language, row.feedTokenAt),
          addresses: (['orders.json', 'orders.csv'] as const).map((file) => app.origin + feedPath(file)),
        }
      : null,
  };
});
export type BusinessData = Awaited<ReturnType<typeof loader>>;

async function presentPayouts(app: App, row: { readonly id: number; readonly shareBp: number }, language: Language) {
  const { open, leastCents, made } = await ownPayouts(app, row);
  return {
    ...{ share: row.shareBp / 100, leastCents, openCents: open.amountCents, openOrders: open.orderCount },
    made: made.map(({ month, basisCents, amountCents, paidAt, reference }) => ({
      ...{ month: formatMonth(language, month), basisCents, amountCents, reference },
      paidOn: paidAt && formatDay(language, paidAt),
    })),
  };
}

async function dropshipOf(app: App, row: NonNullable<Awaited<ReturnType<typeof account.accountOf>>>) {
  const orders = await ordersFor(app, row.id, null, maxOrders);
  return {
    ...{ senderName: row.senderName, hasBlankSlip: row.hasBlankSlip },
    ...{ markupBp: row.markupBp, plusCents: row.plusCents, roundTo: row.roundTo },
    orders: orders.map(({ reference, number, status, paymentState, totalCents, tracks }) => ({
      ...{ reference, number, status, paymentState, totalCents },
      tracking: tracks.map(({ carrier, code }) => `${carrier} ${code}`.trim()),
    })),
  };
}

const application = z.object({
  kind: z.enum(applicationKinds),
  business_name: requiredText(maxPartnerFieldLengths.name),
  website: optionalText(maxPartnerFieldLengths.website),
  tax_number: optionalText(maxPartnerFieldLengths.taxNumber),
  region: optionalText(maxPartnerFieldLengths.region),
  monthly_volume: z.enum(monthlyVolumes).optional(),
});
const selling = z.object({
  sender: optionalText(maxPartnerFieldLengths.sender),
  blank: z.boolean(),
  markup: percentToBp(500).nullable().default(null),
  plus: dollarsToCents(0, 10_000).nullable().default(null),
  ending: z.enum(priceEndings).default('none'),
});
const sheet = z.object({ rows: optionalText(maxIntakeTextLength), sheet: z.file().optional() });
const seenSheet = z.object({ rows: requiredText(maxIntakeTextLength), seen_total: dollarsToCents() });

export const action = actions(
  {
    async apply({ app, caller, form }) {
      const { kind, website, region, ...typed } = readForm(form, application);
      await account.applyForAccount(app, caller, {
        ...{ kind, website, region, businessName: typed.business_name, taxNumber: typed.tax_number },
        monthlyVolume: typed.monthly_volume ?? '',
      });
      return { of: 'apply' as const };
    },
    async selling({ app, caller, form }) {
      const { sender, blank, markup, plus, ending } = readForm(form, selling);
      await account.updateSellingSettings(app, caller, {
        ...{ senderName: sender, hasBlankSlip: blank, markupBp: markup ?? 0, plusCents: plus ?? 0, roundTo: ending },
      });
      return { of: 'selling' as const };
    },
    async token({ app, caller }) {
      return { of: 'token' as const, token: await account.renewFeedToken(app, caller) };
    },
    async check({ app, caller, form, request }) {
      rejectOversizedForm(request);
      const pasted = await rowsOf(readForm(form, sheet));
      return { of: 'check' as const, pasted, plan: await intake.planIntake(app, caller, pasted) };
    },
    async take({ app, caller, form }) {
      const { rows, seen_total: seenTotalCents } = readForm(form, seenSheet);
      return { of: 'take' as const, taken: await intake.placeIntakeOrders(app, caller, rows, seenTotalCents) };
    },
  },
  { labels: { sender: partnerAccountTexts.sender } },
);
export type BusinessAnswer = Awaited<ReturnType<typeof action>>;

/** Pasted rows, or those of the chosen file. */
async function rowsOf({ rows, sheet: file }: z.output<typeof sheet>): Promise<string> {
  const text = file ? await file.text() : rows;
  if (text.trim() === '') throw new DomainError('lackParameter', { field: 'rows' });
  return text.replace(/^\uFEFF/, '').slice(0, maxIntakeTextLength);
}
