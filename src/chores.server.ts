import { sweepBatches } from '#areas/cart/services/booking.server.ts';
import { importGoods, importJob } from '#areas/catalog/services/keeping/import.server.ts';
import { lookForReturns, restockJob, tellWaiting } from '#areas/catalog/services/restock.server.ts';
import { markOverdue } from '#areas/checkout/services/invoices.server.ts';
import { orderLetterJob, writeOrderLetter } from '#areas/checkout/services/letters.server.ts';
import { reconcile } from '#areas/checkout/services/reconcile.server.ts';
import { followParcels } from '#areas/checkout/services/tracking.server.ts';
import { siteOf } from '#areas/content/service.server.ts';
import { sweepUploads } from '#areas/content/services/uploads.server.ts';
import { makeVariants } from '#areas/content/services/variants.server.ts';
import { keepLedgerSums } from '#areas/ledger/services/months.server.ts';
import { writeRecurring } from '#areas/ledger/services/recurring.server.ts';
import { noteUnnoted } from '#areas/partners/services/slips.server.ts';
import { turnSales } from '#areas/promotions/services/sale.server.ts';
import { countDemand } from '#areas/purchasing/services/demand.server.ts';
import { keepFigures } from '#areas/reports/services/figures.server.ts';
import { keepRanksFresh } from '#areas/reports/services/rank.server.ts';
import { doorLetterJob, sweepLinks, writeDoorLetter } from '#areas/shoppers/services/door-letters.server.ts';
import { sweepLogins } from '#areas/shoppers/services/sessions.server.ts';
import { staffLetterJob, writeStaffLetter } from '#areas/staff/services/letters.server.ts';
import { publishPlanned } from '#areas/storefront/services/desks.server.ts';
import { forgetFiles, forgetFilesJob } from '#areas/storefront/services/own-data.server.ts';
import { hourMs, minuteMs } from '#kernel/dates.ts';
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
/** What comes back by the clock. */
export const chores: readonly Chore[] = [
  { everyMs: minuteMs, work: reconcile },
  { everyMs: minuteMs, work: turnSales },
  { everyMs: minuteMs, work: publishPlanned },
  { everyMs: minuteMs, work: lookForReturns },
  { everyMs: minuteMs, work: noteUnnoted },
  { everyMs: minuteMs, work: keepFigures },
  { everyMs: minuteMs, work: keepLedgerSums },
  { everyMs: 5 * minuteMs, work: keepRanksFresh },
  { everyMs: 10 * minuteMs, work: countDemand },
  { everyMs: 10 * minuteMs, work: sweepUploads },
  { everyMs: 10 * minuteMs, work: followParcels },
  { everyMs: hourMs, work: writeRecurring },
  { everyMs: hourMs, work: markOverdue },
  { everyMs: hourMs, work: sweepLogins },
  { everyMs: hourMs, work: sweepBatches },
  { everyMs: hourMs, work: sweepLinks },
];
