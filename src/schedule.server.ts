import { forgetFiles, forgetFilesJob } from '#areas/account/services/own-data.server.ts';
import { remindAppointments } from '#areas/aftercare/services/appointments.server.ts';
import { giveDelayCredits } from '#areas/aftercare/services/delay.server.ts';
import { settleEndedExchanges } from '#areas/aftercare/services/exchange-ends.server.ts';
import { processPriceProtection, sweepPriceProtection } from '#areas/aftercare/services/price-protection.server.ts';
import { sendReviewRequests } from '#areas/aftercare/services/review-requests.server.ts';
import { deleteOldBatches } from '#areas/cart/services/add-to-cart.server.ts';
import { sendPriceDropEmails } from '#areas/cart/services/price-drops.server.ts';
import { importGoods, importJob } from '#areas/catalog/services/editing/import.server.ts';
import { applyDuePricePlans } from '#areas/catalog/services/editing/price-plans.server.ts';
import { showScheduledGoods } from '#areas/catalog/services/editing/skus.server.ts';
import { restockJob, scheduleRestockEmails, sendRestockEmails } from '#areas/catalog/services/restock.server.ts';
import { orderEmailJob, writeOrderEmail } from '#areas/checkout/services/emails.server.ts';
import { markOverdueInvoices } from '#areas/checkout/services/invoices.server.ts';
import { fetchPayers } from '#areas/checkout/services/payers.server.ts';
import { reconcile } from '#areas/checkout/services/reconcile.server.ts';
import { followParcels } from '#areas/checkout/services/tracking.server.ts';
import { siteOf } from '#areas/content/service.server.ts';
import { deleteUnfinishedUploads } from '#areas/content/services/uploads.server.ts';
import { makePictureVariants } from '#areas/content/services/variants.server.ts';
import { publishPlanned } from '#areas/editorial/services/content-editors.server.ts';
import { refreshAllLedgerSums } from '#areas/ledger/services/months.server.ts';
import { writeRecurring } from '#areas/ledger/services/recurring.server.ts';
import { sendCartReminders } from '#areas/orders/services/abandoned-carts.server.ts';
import { deleteStaleGuestCarts, sendGuestCartReminders, sendGuestPriceDropEmails } from '#areas/orders/services/guest-carts.server.ts';
import { affiliates } from '#areas/partners/services/affiliates.server.ts';
import { recordMissingPartnerOrders } from '#areas/partners/services/slips.server.ts';
import { syncGoods, syncJob } from '#areas/partners/services/sync.server.ts';
import { advanceGiveaways } from '#areas/promotions/services/giveaway-winners.server.ts';
import { applySalePrices } from '#areas/promotions/services/sale.server.ts';
import { countDemand } from '#areas/purchasing/services/demand.server.ts';
import { remindVendors } from '#areas/purchasing/services/vendor-emails.server.ts';
import { processReferrals } from '#areas/referrals/services/rewards.server.ts';
import { deleteExpiredTouches } from '#areas/referrals/services/touch.server.ts';
import { refreshAllDailyFigures } from '#areas/reports/services/figures.server.ts';
import { invariantJob, runInvariantCheck, scheduleInvariantCheck } from '#areas/reports/services/invariants.server.ts';
import { refreshStaleRanks } from '#areas/reports/services/rank.server.ts';
import { refreshDayChecks } from '#areas/reports/services/reconciliation.server.ts';
import { deleteOldVisitorMarks } from '#areas/reports/services/visits.server.ts';
import { authEmailJob, sendAuthEmail, sweepExpiredLinks } from '#areas/shoppers/services/auth-emails.server.ts';
import { sweepLogins } from '#areas/shoppers/services/sessions.server.ts';
import { sendStaffEmail, staffEmailJob } from '#areas/staff/services/emails.server.ts';
import { earlier, hourMs, minuteMs } from '#kernel/dates.ts';
import type { App } from '#platform/app.ts';
import type { Workers } from '#platform/jobs.server.ts';
import type { ScheduledTask } from '#platform/scheduler.server.ts';

/** What is done outside a request, by kind of job. */
export const workers: Workers = {
  'picture-variants': makePictureVariants,
  [importJob]: importGoods,
  [restockJob]: (app) => sendRestockEmails(app, siteOf),
  [forgetFilesJob]: forgetFiles,
  [orderEmailJob]: writeOrderEmail,
  [authEmailJob]: (app, job) => sendAuthEmail(app, job, siteOf),
  [staffEmailJob]: (app, job) => sendStaffEmail(app, job, siteOf),
};
/** Work that waits long for others has a hand of its own, so that no letter waits behind it. */
export const slowWorkers: Workers = { [syncJob]: syncGoods, [invariantJob]: (app, job) => runInvariantCheck(app, job) };
/** The minute looks at what happened since; whatever is told later than that is found by the hour. */
const lately = (app: App): Date => earlier(app.now(), 2 * hourMs);
/** Scheduled background jobs: what every instance does again and again, by interval. */
export const schedule: readonly ScheduledTask[] = [
  { everyMs: minuteMs, work: reconcile },
  { everyMs: minuteMs, work: applySalePrices },
  { everyMs: minuteMs, work: applyDuePricePlans },
  { everyMs: minuteMs, work: showScheduledGoods },
  { everyMs: minuteMs, work: advanceGiveaways },
  { everyMs: minuteMs, work: publishPlanned },
  { everyMs: minuteMs, work: scheduleRestockEmails },
  { everyMs: minuteMs, work: (app) => processReferrals(app, { payersOf: fetchPayers, affiliates }, lately(app)) },
  { everyMs: minuteMs, work: recordMissingPartnerOrders },
  { everyMs: minuteMs, work: refreshAllDailyFigures },
  { everyMs: minuteMs, work: refreshAllLedgerSums },
  { everyMs: minuteMs, work: refreshDayChecks },
  { everyMs: minuteMs, work: (app) => processPriceProtection(app, lately(app)) },
  { everyMs: minuteMs, work: settleEndedExchanges },
  { everyMs: 5 * minuteMs, work: refreshStaleRanks },
  { everyMs: 10 * minuteMs, work: sendCartReminders },
  { everyMs: 10 * minuteMs, work: sendPriceDropEmails },
  { everyMs: 10 * minuteMs, work: sendGuestCartReminders },
  { everyMs: 10 * minuteMs, work: sendGuestPriceDropEmails },
  { everyMs: 10 * minuteMs, work: deleteUnfinishedUploads },
  { everyMs: 10 * minuteMs, work: remindAppointments },
  { everyMs: 10 * minuteMs, work: followParcels },
  { everyMs: 10 * minuteMs, work: deleteOldVisitorMarks },
  { everyMs: 10 * minuteMs, work: scheduleInvariantCheck },
  { everyMs: hourMs, work: remindVendors },
  { everyMs: hourMs, work: (app) => processReferrals(app, { payersOf: fetchPayers, affiliates }) },
  { everyMs: hourMs, work: countDemand },
  { everyMs: hourMs, work: sweepPriceProtection },
  { everyMs: hourMs, work: giveDelayCredits },
  { everyMs: hourMs, work: sendReviewRequests },
  { everyMs: hourMs, work: writeRecurring },
  { everyMs: hourMs, work: markOverdueInvoices },
  { everyMs: hourMs, work: sweepLogins },
  { everyMs: hourMs, work: deleteOldBatches },
  { everyMs: hourMs, work: deleteExpiredTouches },
  { everyMs: hourMs, work: deleteStaleGuestCarts },
  { everyMs: hourMs, work: sweepExpiredLinks },
];
