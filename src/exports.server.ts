import { caseFile } from '#areas/aftercare/services/case-list.server.ts';
import { creditFile } from '#areas/aftercare/services/credit-list.server.ts';
import { groupFile, skuFile } from '#areas/catalog/services/editing/lists.server.ts';
import { pricePlanFile } from '#areas/catalog/services/editing/price-plans.server.ts';
import { invoiceFile } from '#areas/checkout/services/invoice-list.server.ts';
import { keywordFile } from '#areas/content/services/keywords.server.ts';
import { emailFile } from '#areas/content/services/mail-list.server.ts';
import { subscriberFile } from '#areas/content/services/subscribers.server.ts';
import { imageFile } from '#areas/custom/services/image-list.server.ts';
import { requestFile } from '#areas/custom/services/request-list.server.ts';
import { inquiryFile } from '#areas/inquiries/services/inquiry-list.server.ts';
import { expenditureFile, incomeFile } from '#areas/ledger/services/entry-list.server.ts';
import { orderFile } from '#areas/orders/services/order-list.server.ts';
import { partnerFile } from '#areas/partners/services/partner-list.server.ts';
import { payoutFile } from '#areas/partners/services/payout-file.server.ts';
import { syncFileList } from '#areas/partners/services/sync-list.server.ts';
import { vendorPriceFile } from '#areas/pricing/services/vendor-list.server.ts';
import { couponFile } from '#areas/promotions/services/manage-coupons.server.ts';
import { giveawayFile } from '#areas/promotions/services/manage-giveaways.server.ts';
import { saleFile } from '#areas/promotions/services/manage-sales.server.ts';
import { levelFile } from '#areas/purchasing/services/levels-list.server.ts';
import { purchaseFile } from '#areas/purchasing/services/purchase-list.server.ts';
import { referralFile } from '#areas/referrals/services/manage-referrals.server.ts';
import { analysisFile } from '#areas/reports/services/analysis-rows.server.ts';
import { journalFile } from '#areas/reports/services/money-page.server.ts';
import { performanceFile } from '#areas/reports/services/performance-page.server.ts';
import { reviewFile } from '#areas/reviews/services/review-list.server.ts';
import { shopperFile } from '#areas/shoppers/services/office.server.ts';
import { auditLogFile } from '#areas/staff/services/audit-log.server.ts';
import type { ListFile } from '#areas/staff/services/list-file.server.ts';

/** Every office list that can be exported; page and file share one spec. */
export const exports: readonly ListFile[] = [
  analysisFile,
  caseFile,
  couponFile,
  creditFile,
  expenditureFile,
  giveawayFile,
  groupFile,
  incomeFile,
  inquiryFile,
  invoiceFile,
  imageFile,
  journalFile,
  keywordFile,
  levelFile,
  auditLogFile,
  emailFile,
  orderFile,
  partnerFile,
  payoutFile,
  performanceFile,
  pricePlanFile,
  purchaseFile,
  referralFile,
  requestFile,
  reviewFile,
  saleFile,
  shopperFile,
  skuFile,
  subscriberFile,
  syncFileList,
  vendorPriceFile,
];
