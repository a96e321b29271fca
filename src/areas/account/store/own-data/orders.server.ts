import { eq, sql } from 'drizzle-orm';
import { caseMessages, serviceCases } from '#areas/aftercare/tables/cases.ts';
import { priceCredits } from '#areas/aftercare/tables/promises.ts';
import { cartBatches, cartLines, carts, wishlistItems } from '#areas/cart/tables.ts';
import { invoices } from '#areas/checkout/tables/invoices.ts';
import { couponRedemptions } from '#areas/checkout/tables/payments.ts';
import { orderLines, orderShippings, orders } from '#areas/orders/tables/orders.ts';
import { partnerShops, partners } from '#areas/partners/tables.ts';
import { buyerTerms } from '#areas/promotions/tables/terms.ts';
import { creditAccounts, creditEntries, referralCodes, referralDevices, referralRewards, referrals } from '#areas/referrals/tables.ts';
import { cols, type OwnedTable, ownedTable, skuNameSql } from './owned-tables.server.ts';

/** Carts and wish lists are deleted; purchases stay in the ledger. */
export const ownedOrders: readonly OwnedTable[] = [
  ownedTable({
    name: 'cart',
    from: cartLines,
    key: cartLines.id,
    isOwned: (shopper) => eq(cartLines.userId, shopper.id),
    exported: {
      piece: skuNameSql(cartLines.skuId),
      ...cols(cartLines.quantity, cartLines.productAttribute, cartLines.configuration, cartLines.isSavedForLater, cartLines.createdAt),
    },
    leaving: 'goes',
  }),
  ownedTable({
    name: 'cart_itself',
    from: carts,
    key: carts.userId,
    isOwned: (shopper) => eq(carts.userId, shopper.id),
    exported: null,
    leaving: 'goes',
  }),
  ownedTable({
    name: 'cart_batches',
    from: cartBatches,
    key: cartBatches.userId,
    isOwned: (shopper) => eq(cartBatches.userId, shopper.id),
    exported: null,
    leaving: 'goes',
  }),
  ownedTable({
    name: 'wishlist',
    from: wishlistItems,
    key: wishlistItems.id,
    isOwned: (shopper) => eq(wishlistItems.userId, shopper.id),
    exported: { piece: skuNameSql(wishlistItems.skuId), ...cols(wishlistItems.createdAt) },
    leaving: 'goes',
  }),
  ownedTable({
    name: 'orders',
    from: orders,
    key: orders.id,
    isOwned: (shopper) => eq(orders.userId, shopper.id),
    exported: {
      ...cols(
        orders.number,
        orders.status,
        orders.paymentState,
        orders.itemsCents,
        orders.shippingCents,
        orders.discountCents,
        orders.taxCents,
        orders.totalCents,
        orders.currency,
        orders.email,
        orders.buyerMessage,
        orders.device,
        orders.createdAt,
        orders.paymentTime,
        orders.consignTime,
        orders.deliveredAt,
      ),
      paid_cents: orders.paymentCents,
    },
    parts: [
      {
        name: 'lines',
        from: orderLines,
        of: orderLines.orderId,
        shown: {
          ...cols(orderLines.skuCode, orderLines.productName, orderLines.productAttribute, orderLines.quantity),
          price_cents: orderLines.priceCents,
          price_total_cents: orderLines.priceTotalCents,
        },
      },
      {
        name: 'receiver',
        from: orderShippings,
        of: orderShippings.orderId,
        shown: cols(orderShippings.receiverName, orderShippings.receiverPhone, orderShippings.receiverAddress, orderShippings.country),
      },
    ],
    leaving: 'stays',
  }),
  ownedTable({
    name: 'invoices',
    from: invoices,
    key: invoices.id,
    isOwned: (shopper) => eq(invoices.userId, shopper.id),
    exported: cols(
      invoices.number,
      invoices.status,
      invoices.customerName,
      invoices.email,
      invoices.phoneNumber,
      invoices.totalCents,
      invoices.paidCents,
      invoices.receiver,
      invoices.createdAt,
    ),
    leaving: 'stays',
  }),
  ownedTable({
    name: 'coupons_used',
    from: couponRedemptions,
    key: couponRedemptions.id,
    isOwned: (shopper) => eq(couponRedemptions.userId, shopper.id),
    exported: cols(couponRedemptions.email, couponRedemptions.amountCents, couponRedemptions.state, couponRedemptions.createdAt),
    leaving: 'stays',
  }),
  ownedTable({
    name: 'service_cases',
    from: serviceCases,
    key: serviceCases.id,
    isOwned: (shopper) => eq(serviceCases.userId, shopper.id),
    exported: cols(
      serviceCases.number,
      serviceCases.kind,
      serviceCases.status,
      serviceCases.reason,
      serviceCases.message,
      serviceCases.backCents,
      serviceCases.createdAt,
    ),
    parts: [
      {
        name: 'messages',
        from: caseMessages,
        of: caseMessages.caseId,
        shown: cols(caseMessages.author, caseMessages.message, caseMessages.createdAt),
        only: eq(caseMessages.isNote, false),
      },
    ],
    leaving: 'stays',
  }),
  ownedTable({
    name: 'price_protection',
    from: priceCredits,
    key: priceCredits.id,
    isOwned: (shopper) => eq(priceCredits.userId, shopper.id),
    exported: cols(priceCredits.amountCents, priceCredits.quantity, priceCredits.method, priceCredits.state, priceCredits.createdAt),
    leaving: 'stays',
  }),
  ownedTable({
    name: 'store_credit',
    from: creditAccounts,
    key: creditAccounts.userId,
    isOwned: (shopper) => eq(creditAccounts.userId, shopper.id),
    exported: cols(creditAccounts.balanceCents),
    parts: [
      {
        name: 'entries',
        from: creditEntries,
        of: creditEntries.userId,
        shown: cols(creditEntries.amountCents, creditEntries.balanceAfterCents, creditEntries.kind, creditEntries.createdAt),
      },
    ],
    leaving: 'stays',
  }),
  ownedTable({
    name: 'referral_code',
    from: referralCodes,
    key: referralCodes.id,
    isOwned: (shopper) => eq(referralCodes.userId, shopper.id),
    exported: cols(referralCodes.code, referralCodes.clickCount, referralCodes.createdAt),
    // Codes often contain a name.
    leaving: (shopper) => ({ code: `GONE${shopper.id}`, blockedAt: shopper.now, blockedReason: 'account deleted' }),
  }),
  ownedTable({
    name: 'known_browsers',
    from: referralDevices,
    key: referralDevices.userId,
    isOwned: (shopper) => eq(referralDevices.userId, shopper.id),
    exported: cols(referralDevices.createdAt),
    leaving: 'goes',
  }),
  ownedTable({
    name: 'came_by_invitation',
    from: referrals,
    key: referrals.id,
    isOwned: (shopper) => eq(referrals.refereeId, shopper.id),
    exported: cols(referrals.touchedAt, referrals.createdAt),
    leaving: 'stays',
  }),
  ownedTable({
    name: 'friends_invited',
    from: referralRewards,
    key: referralRewards.id,
    isOwned: (shopper) => eq(referralRewards.referrerId, shopper.id),
    exported: cols(referralRewards.amountCents, referralRewards.state, referralRewards.createdAt),
    leaving: 'stays',
  }),
  ownedTable({
    name: 'partner_shops',
    from: partnerShops,
    key: partnerShops.id,
    isOwned: (shopper) =>
      sql`${partnerShops.partnerId} in (select ${partners.id} from ${partners} where ${partners.userId} = ${shopper.id})`,
    exported: cols(partnerShops.platform, partnerShops.host, partnerShops.createdAt),
    leaving: (shopper) => ({ accessToken: null, revokedAt: shopper.now, updatedAt: shopper.now }),
  }),
  ownedTable({
    name: 'partnership',
    from: partners,
    key: partners.id,
    isOwned: (shopper) => eq(partners.userId, shopper.id),
    exported: cols(
      partners.kind,
      partners.businessName,
      partners.website,
      partners.taxNumber,
      partners.region,
      partners.status,
      partners.createdAt,
    ),
    // Payouts stay in the ledger; access does not.
    leaving: (shopper) => ({
      status: 'revoked' as const,
      website: '',
      senderName: '',
      feedTokenHash: null,
      note: '',
      updatedAt: shopper.now,
    }),
  }),
  ownedTable({
    name: 'business_terms',
    from: buyerTerms,
    key: buyerTerms.userId,
    isOwned: (shopper) => eq(buyerTerms.userId, shopper.id),
    exported: cols(buyerTerms.priceList, buyerTerms.offBp, buyerTerms.minPieces),
    leaving: 'goes',
  }),
];
