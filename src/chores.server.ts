import { forgetFiles, forgetFilesJob } from '#areas/account/services/own-data.server.ts';
import { remindAppointments } from '#areas/aftercare/services/appointments.server.ts';
import { askForReviews } from '#areas/aftercare/services/ask-reviews.server.ts';
import { giveDelayCredits } from '#areas/aftercare/services/delay.server.ts';
import { keepExchanges } from '#areas/aftercare/services/exchange-ends.server.ts';
import { keepProtection, sweepProtection } from '#areas/aftercare/services/protection.server.ts';
import { sweepBatches } from '#areas/cart/services/booking.server.ts';
import { tellPriceDrops } from '#areas/cart/services/price-drops.server.ts';
import { importGoods, importJob } from '#areas/catalog/services/keeping/import.server.ts';
import { applyDuePlans } from '#areas/catalog/services/keeping/price-plans.server.ts';
import { openDated } from '#areas/catalog/services/keeping/skus.server.ts';
import { lookForReturns, restockJob, tellWaiting } from '#areas/catalog/services/restock.server.ts';
import { markOverdue } from '#areas/checkout/services/invoices.server.ts';
import { orderLetterJob, writeOrderLetter } from '#areas/checkout/services/letters.server.ts';
import { payersOf } from '#areas/checkout/services/payers.server.ts';
import { reconcile } from '#areas/checkout/services/reconcile.server.ts';
import { followParcels } from '#areas/checkout/services/tracking.server.ts';
import { siteOf } from '#areas/content/service.server.ts';
import { sweepUploads } from '#areas/content/services/uploads.server.ts';
import { makeVariants } from '#areas/content/services/variants.server.ts';
import { publishPlanned } from '#areas/editorial/services/desks.server.ts';
import { keepLedgerSums } from '#areas/ledger/services/months.server.ts';
import { writeRecurring } from '#areas/ledger/services/recurring.server.ts';
import { remindGuests, sweepGuestCarts, tellGuests } from '#areas/orders/services/guest-carts.server.ts';
import { remindOfCarts } from '#areas/orders/services/left-carts.server.ts';
import { affiliates } from '#areas/partners/services/affiliates.server.ts';
import { noteUnnoted } from '#areas/partners/services/slips.server.ts';
import { syncGoods, syncJob } from '#areas/partners/services/sync.server.ts';
import { keepGiveaways } from '#areas/promotions/services/giveaway-winners.server.ts';
import { turnSales } from '#areas/promotions/services/sale.server.ts';
import { countDemand } from '#areas/purchasing/services/demand.server.ts';
import { remindVendors } from '#areas/purchasing/services/vendor-letters.server.ts';
import { keepReferrals } from '#areas/referrals/services/rewards.server.ts';
import { sweepTouches } from '#areas/referrals/services/touch.server.ts';
import { keepChecks } from '#areas/reports/services/books.server.ts';
import { keepFigures } from '#areas/reports/services/figures.server.ts';
import { invariantJob, runInvariantCheck, scheduleInvariantCheck } from '#areas/reports/services/invariants.server.ts';
import { keepRanksFresh } from '#areas/reports/services/rank.server.ts';
import { sweepVisitors } from '#areas/reports/services/visits.server.ts';
import { doorLetterJob, sweepLinks, writeDoorLetter } from '#areas/shoppers/services/door-letters.server.ts';
import { sweepLogins } from '#areas/shoppers/services/sessions.server.ts';
import { staffLetterJob, writeStaffLetter } from '#areas/staff/services/letters.server.ts';
import { earlier, hourMs, minuteMs } from '#kernel/dates.ts';
import type { App } from '#platform/app.ts';
import type { Workers } from '#platform/jobs.server.ts';
import type { Chore } from '#platform/upkeep.server.ts';

/** What is done outside a request, by kind of job. */
export const workers: Workers = {
  'picture-variants': makeVariants,
  [importJob]: importGoods,
  [restockJob]: (app) => tellWaiting(app, siteOf),
  [forgetFilesJob]: forgetFiles,
  [orderLetterJob]: writeOrderLetter,
  [doorLetterJob]: (app, job) => writeDoorLetter(app, job, siteOf),
  [staffLetterJob]: (app, job) => writeStaffLetter(app, job, siteOf),
};
/** Work that waits long for others has a hand of its own, so that no letter waits behind it. */
export const patientWorkers: Workers = { [syncJob]: syncGoods, [invariantJob]: (app, job) => runInvariantCheck(app, job) };
/** The minute looks at what happened since; whatever is told later than that is found by the hour. */
const lately = (app: App): Date => earlier(app.now(), 2 * hourMs);
/** What comes back by the clock. */
export const chores: readonly Chore[] = [
  { everyMs: minuteMs, work: reconcile },
  { everyMs: minuteMs, work: turnSales },
  { everyMs: minuteMs, work: applyDuePlans },
  { everyMs: minuteMs, work: openDated },
  { everyMs: minuteMs, work: keepGiveaways },
  { everyMs: minuteMs, work: publishPlanned },
  { everyMs: minuteMs, work: lookForReturns },
  { everyMs: minuteMs, work: (app) => keepReferrals(app, { payersOf, affiliates }, lately(app)) },
  { everyMs: minuteMs, work: noteUnnoted },
  { everyMs: minuteMs, work: keepFigures },
  { everyMs: minuteMs, work: keepLedgerSums },
  { everyMs: minuteMs, work: keepChecks },
  { everyMs: minuteMs, work: (app) => keepProtection(app, lately(app)) },
  { everyMs: minuteMs, work: keepExchanges },
  { everyMs: 5 * minuteMs, work: keepRanksFresh },
  { everyMs: 10 * minuteMs, work: remindOfCarts },
  { everyMs: 10 * minuteMs, work: tellPriceDrops },
  { everyMs: 10 * minuteMs, work: remindGuests },
  { everyMs: 10 * minuteMs, work: tellGuests },
  { everyMs: 10 * minuteMs, work: sweepUploads },
  { everyMs: 10 * minuteMs, work: remindAppointments },
  { everyMs: 10 * minuteMs, work: followParcels },
  { everyMs: 10 * minuteMs, work: sweepVisitors },
  { everyMs: 10 * minuteMs, work: scheduleInvariantCheck },
  { everyMs: hourMs, work: remindVendors },
  { everyMs: hourMs, work: (app) => keepReferrals(app, { payersOf, affiliates }) },
  { everyMs: hourMs, work: countDemand },
  { everyMs: hourMs, work: sweepProtection },
  { everyMs: hourMs, work: giveDelayCredits },
  { everyMs: hourMs, work: askForReviews },
  { everyMs: hourMs, work: writeRecurring },
  { everyMs: hourMs, work: markOverdue },
  { everyMs: hourMs, work: sweepLogins },
  { everyMs: hourMs, work: sweepBatches },
  { everyMs: hourMs, work: sweepTouches },
  { everyMs: hourMs, work: sweepGuestCarts },
  { everyMs: hourMs, work: sweepLinks },
];
