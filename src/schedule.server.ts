import { forgetFiles, forgetFilesJob } from '#areas/account/services/own-data.server.ts';
import { remindAppointments } from '#areas/aftercare/services/appointments.server.ts';
import { giveDelayCredits } from '#areas/aftercare/services/delay.server.ts';
import { settleEndedExchanges } from '#areas/aftercare/services/exchange-ends.server.ts';
import { processPriceProtection, sweepPriceProtection } from '#areas/aftercare/services/price-protection.server.ts';
import { sendReviewRequests } from '#areas/aftercare/services/review-requests.server.ts';
import { deleteOldBatches } from '#areas/cart/services/add-to-cart.server.ts';
import { sendPriceDropEmails } from '#areas/cart/services/price-drops.server.ts';
import { deleteOldCatalogChanges, getCatalogIndex } from '#areas/catalog/services/catalog-index.server.ts';
import { importGoods, importJob } from '#areas/catalog/services/editing/import.server.ts';
import { applyDuePricePlans } from '#areas/catalog/services/editing/price-plans.server.ts';
import { showScheduledGoods } from '#areas/catalog/services/editing/skus.server.ts';
import { restockJob, scheduleRestockEmails, sendRestockEmails } from '#areas/catalog/services/restock.server.ts';
import { orderEmailJob, writeOrderEmail } from '#areas/checkout/services/emails.server.ts';
import { markOverdueInvoices } from '#areas/checkout/services/invoices.server.ts';
import { fetchPayers } from '#areas/checkout/services/payers.server.ts';
import { reconcile } from '#areas/checkout/services/reconcile.server.ts';
import { siteOf } from '#areas/content/services/site-settings.server.ts';
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
import { followParcels } from '#areas/picking/services/tracking.server.ts';
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
import { deleteOldVisitorHashes } from '#areas/reports/services/visits.server.ts';
import { authEmailJob, sendAuthEmail, sweepExpiredLinks } from '#areas/shoppers/services/auth-emails.server.ts';
import { sweepLogins } from '#areas/shoppers/services/sessions.server.ts';
import { sendStaffEmail, staffEmailJob } from '#areas/staff/services/emails.server.ts';
import { dayMs, earlier, hourMs, minuteMs, secondMs } from '#kernel/dates.ts';
import type { App } from '#platform/app.ts';
import type { Workers } from '#platform/jobs.server.ts';
import { deleteExpiredRateCounters } from '#platform/rate-limit.server.ts';
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
/** Jobs that wait long for other companies or the database run beside the others, so that they hold up no email. */
export const slowWorkers: Workers = { [syncJob]: syncGoods, [invariantJob]: (app, job) => runInvariantCheck(app, job) };
/** The tasks of every minute look back this far; what is recorded later than that is found by those of every hour. */
const lately = (app: App): Date => earlier(app.now(), 2 * hourMs);
/** Runs once per cluster: it changes the database, calls another company or sends email, so a second run would be waste or a repeat. */
export const clusterTasks: readonly ScheduledTask[] = [
  { name: 'reconcile-payments', everyMs: minuteMs, work: reconcile },
  { name: 'apply-sale-prices', everyMs: minuteMs, work: applySalePrices },
  { name: 'apply-price-plans', everyMs: minuteMs, work: applyDuePricePlans },
  { name: 'show-scheduled-products', everyMs: minuteMs, work: showScheduledGoods },
  { name: 'advance-giveaways', everyMs: minuteMs, work: advanceGiveaways },
  { name: 'publish-content', everyMs: minuteMs, work: publishPlanned },
  { name: 'queue-restock-emails', everyMs: minuteMs, work: scheduleRestockEmails },
  {
    name: 'process-recent-referrals',
    everyMs: minuteMs,
    work: (app) => processReferrals(app, { payersOf: fetchPayers, affiliates }, lately(app)),
  },
  { name: 'record-partner-orders', everyMs: minuteMs, work: recordMissingPartnerOrders },
  { name: 'refresh-daily-figures', everyMs: minuteMs, work: refreshAllDailyFigures },
  { name: 'refresh-ledger-sums', everyMs: minuteMs, work: refreshAllLedgerSums },
  { name: 'refresh-day-checks', everyMs: minuteMs, work: refreshDayChecks },
  { name: 'process-recent-price-drops', everyMs: minuteMs, work: (app) => processPriceProtection(app, lately(app)) },
  { name: 'settle-ended-exchanges', everyMs: minuteMs, work: settleEndedExchanges },
  { name: 'refresh-sales-ranks', everyMs: 5 * minuteMs, work: refreshStaleRanks },
  { name: 'send-cart-reminders', everyMs: 10 * minuteMs, work: sendCartReminders },
  { name: 'send-price-drop-emails', everyMs: 10 * minuteMs, work: sendPriceDropEmails },
  { name: 'send-guest-cart-reminders', everyMs: 10 * minuteMs, work: sendGuestCartReminders },
  { name: 'send-guest-price-drop-emails', everyMs: 10 * minuteMs, work: sendGuestPriceDropEmails },
  { name: 'delete-unfinished-uploads', everyMs: 10 * minuteMs, work: deleteUnfinishedUploads },
  { name: 'remind-appointments', everyMs: 10 * minuteMs, work: remindAppointments },
  { name: 'track-parcels', everyMs: 10 * minuteMs, work: followParcels },
  { name: 'delete-visitor-marks', everyMs: 10 * minuteMs, work: deleteOldVisitorHashes },
  { name: 'queue-invariant-check', everyMs: 10 * minuteMs, work: scheduleInvariantCheck },
  { name: 'delete-catalog-changes', everyMs: 15 * minuteMs, work: deleteOldCatalogChanges },
  { name: 'remind-vendors', everyMs: hourMs, work: remindVendors },
  { name: 'process-all-referrals', everyMs: hourMs, work: (app) => processReferrals(app, { payersOf: fetchPayers, affiliates }) },
  { name: 'count-demand', everyMs: hourMs, work: countDemand },
  { name: 'process-missed-price-drops', everyMs: hourMs, work: sweepPriceProtection },
  { name: 'give-delay-credits', everyMs: hourMs, work: giveDelayCredits },
  { name: 'send-review-requests', everyMs: hourMs, work: sendReviewRequests },
  { name: 'write-recurring-entries', everyMs: hourMs, work: writeRecurring },
  { name: 'mark-overdue-invoices', everyMs: hourMs, work: markOverdueInvoices },
  { name: 'delete-ended-sessions', everyMs: hourMs, work: sweepLogins },
  { name: 'delete-cart-batches', everyMs: hourMs, work: deleteOldBatches },
  { name: 'delete-referral-touches', everyMs: hourMs, work: deleteExpiredTouches },
  { name: 'delete-guest-carts', everyMs: hourMs, work: deleteStaleGuestCarts },
  { name: 'delete-expired-links', everyMs: hourMs, work: sweepExpiredLinks },
  { name: 'delete-rate-counters', everyMs: hourMs, work: deleteExpiredRateCounters },
];
/** Runs once per cluster where the database is embedded: that engine has no background workers of its own. */
export const embeddedDatabaseTasks: readonly ScheduledTask[] = [
  { name: 'database-checkpoint', everyMs: 5 * minuteMs, work: ({ store }) => store.run('CHECKPOINT') },
  { name: 'database-analyze', everyMs: hourMs, work: ({ store }) => store.run('ANALYZE') },
  { name: 'database-vacuum', everyMs: dayMs, work: ({ store }) => store.run('VACUUM') },
];
/** Runs on every instance, because it keeps something in the memory of the process. */
export const instanceTasks: readonly ScheduledTask[] = [{ name: 'refresh-catalog-index', everyMs: secondMs, work: getCatalogIndex }];
