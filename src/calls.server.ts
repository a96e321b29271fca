import type { Handler } from '#api/handle.server.ts';
import { accountHandlers } from '#areas/account/handlers.server.ts';
import { priceProtectionHandlers } from '#areas/aftercare/handlers/price-protection.server.ts';
import { cartHandlers } from '#areas/cart/handlers.server.ts';
import { catalogHandlers } from '#areas/catalog/handlers.server.ts';
import { customRequestHandlers } from '#areas/checkout/handlers/custom-requests.server.ts';
import { invoiceHandlers } from '#areas/checkout/handlers/invoices.server.ts';
import { orderHandlers } from '#areas/checkout/handlers/orders.server.ts';
import { paymentHandlers } from '#areas/checkout/handlers/payment.server.ts';
import { checkoutHandlers } from '#areas/checkout/handlers.server.ts';
import { goodsHandlers } from '#areas/content/handlers/goods.server.ts';
import { contentOfficeHandlers } from '#areas/content/handlers/office.server.ts';
import { contentHandlers } from '#areas/content/handlers.server.ts';
import { customHandlers } from '#areas/custom/handlers.server.ts';
import { editorialHandlers } from '#areas/editorial/handlers.server.ts';
import { inquiryHandlers } from '#areas/inquiries/handlers.server.ts';
import { ledgerHandlers } from '#areas/ledger/handlers.server.ts';
import { partnerHandlers } from '#areas/partners/handlers.server.ts';
import { shipmentHandlers } from '#areas/picking/handlers/shipments.server.ts';
import { pickingHandlers } from '#areas/picking/handlers.server.ts';
import { pricingHandlers } from '#areas/pricing/handlers.server.ts';
import { giveawayHandlers } from '#areas/promotions/handlers/giveaways.server.ts';
import { promotionHandlers } from '#areas/promotions/handlers.server.ts';
import { purchasingHandlers } from '#areas/purchasing/handlers.server.ts';
import { reportHandlers } from '#areas/reports/handlers.server.ts';
import { reviewHandlers } from '#areas/reviews/handlers.server.ts';
import { shippingHandlers } from '#areas/shipping/handlers.server.ts';
import { shopperHandlers } from '#areas/shoppers/handlers.server.ts';
import { staffHandlers } from '#areas/staff/handlers.server.ts';
import { stockHandlers } from '#areas/stock/handlers.server.ts';
import { vendorPriceHandlers } from '#areas/vendor-prices/handlers.server.ts';

export const handlers: readonly Handler[] = [
  ...cartHandlers,
  ...catalogHandlers,
  ...checkoutHandlers,
  ...paymentHandlers,
  ...contentHandlers,
  ...contentOfficeHandlers,
  ...customHandlers,
  ...inquiryHandlers,
  ...ledgerHandlers,
  ...partnerHandlers,
  ...pickingHandlers,
  ...pricingHandlers,
  ...priceProtectionHandlers,
  ...purchasingHandlers,
  ...invoiceHandlers,
  ...orderHandlers,
  ...shipmentHandlers,
  ...giveawayHandlers,
  ...promotionHandlers,
  ...reportHandlers,
  ...reviewHandlers,
  ...shippingHandlers,
  ...shopperHandlers,
  ...staffHandlers,
  ...stockHandlers,
  ...editorialHandlers,
  ...accountHandlers,
  ...goodsHandlers,
  ...customRequestHandlers,
  ...vendorPriceHandlers,
];
