import { caseMessages, serviceCases } from '#areas/aftercare/tables/cases.ts';
import { videoAppointments } from '#areas/aftercare/tables/promises.ts';
import { cartBatches, cartLines, carts, guestCarts, wishlistItems } from '#areas/cart/tables.ts';
import { restockNotices } from '#areas/catalog/tables/prices-and-search.ts';
import { subscribers } from '#areas/content/tables/articles.ts';
import { customRequests } from '#areas/custom/tables.ts';
import { inquiries, inquiryItems, inquiryMessages, inquiryPictures } from '#areas/inquiries/tables.ts';
import { orderLines, orderShippings, orders } from '#areas/orders/tables/orders.ts';
import { partners } from '#areas/partners/tables.ts';
import { buyerTerms } from '#areas/promotions/tables/terms.ts';
import { creditAccounts, creditEntries, referralCodes } from '#areas/referrals/tables.ts';
import { reviewPictures, reviews } from '#areas/reviews/tables.ts';
import { mailPreferences, oneTimeTokens, receivers } from '#areas/shoppers/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { dayMs, later } from '#kernel/dates.ts';
import type { Database } from '#platform/database/open.server.ts';
import { mails, uploads } from '#platform/tables.ts';

type Life = { readonly userId: number; readonly email: string; readonly marker: string; readonly now: Date };
const skuId = 101;

/** One of every kind of personal data, all marked, to find what deletion forgets. */
export async function seedAccountData(db: Database, life: Life): Promise<void> {
  await seedProfile(db, life);
  await seedCart(db, life);
  const orderLineId = await bought(db, life);
  await seedConversations(db, life, orderLineId);
}

async function seedProfile(db: Database, { userId, email, marker, now }: Life): Promise<void> {
  const place = { address: `${marker} Street 1`, city: `${marker} City`, region: 'GA', postCode: '30303' };
  await db.insert(receivers).values({ userId, firstName: marker, lastName: 'Reed', phoneNumber: '1', ...place });
  const expiresAt = later(now, dayMs);
  await db
    .insert(oneTimeTokens)
    .values({ userId, kind: 'email_change', tokenHash: `hash ${marker}`, newEmail: `x${email}`, createdAt: now, expiresAt });
  await db.insert(mailPreferences).values({ email, kind: 'cart', isWanted: true });
  await db.insert(guestCarts).values({ email, items: [{ skuId, quantity: 1, knownCents: 100 }], touchedAt: now });
  await db.insert(subscribers).values({ email, userId, source: marker });
  await db.insert(restockNotices).values({ skuId, email, userId });
  const mail = { toEmail: email, subjectLine: `Dear ${marker}`, textBody: marker, state: 'kept' as const };
  await db.insert(mails).values([
    { ...mail, subjectKind: 'letter', subjectId: `${marker} 1`, kind: 'welcome' },
    { ...mail, subjectKind: 'order', subjectId: `${marker} 2`, kind: 'order_paid' },
  ]);
}

async function seedCart(db: Database, { userId, marker }: Life): Promise<void> {
  await db.insert(carts).values({ userId });
  await db.insert(cartLines).values({ userId, skuId, quantity: 2, seenPriceCents: 1000, productAttribute: { for: marker } });
  await db.insert(cartBatches).values({ userId, batchId: marker });
  await db.insert(wishlistItems).values({ userId, skuId, knownPriceCents: 1000 });
}

async function bought(db: Database, { userId, email, marker }: Life): Promise<number> {
  const amounts = { itemsCents: 1000, shippingCents: 0, totalCents: 1000, pieceCount: 1 };
  const [order] = await db
    .insert(orders)
    .values({ userId, number: `N-${userId}`, email, ...amounts })
    .returning({ id: orders.id });
  const orderId = order?.id ?? 0;
  const price = { quantity: 1, listPriceCents: 1000, priceCents: 1000, priceTotalCents: 1000 };
  const [line] = await db
    .insert(orderLines)
    .values({ orderId, skuId, productName: 'Wig', ...price })
    .returning({ id: orderLines.id });
  const place = { street: `${marker} Street 1`, city: `${marker} City`, region: 'GA', postCode: '30303' };
  await db.insert(orderShippings).values({ orderId, receiverName: marker, receiverPhone: '1', ...place });
  await db.insert(creditAccounts).values({ userId, balanceCents: 1500 });
  const credit = { amountCents: 1500, balanceAfterCents: 1500, kind: 'review' as const, sourceKind: 'review', sourceId: String(userId) };
  await db.insert(creditEntries).values({ userId, ...credit });
  await db.insert(referralCodes).values({ userId, code: `${marker}15` });
  await db.insert(buyerTerms).values({ userId, priceList: 'wholesale', minPieces: 3 });
  await db.insert(partners).values({ userId, kind: 'wholesale', businessName: 'A salon', website: `https://${marker}.test`, note: marker });
  const [serviceCase] = await db
    .insert(serviceCases)
    .values({ number: `S-${userId}`, orderId, userId, kind: 'return', reason: 'size', message: 'too small', wants: 'refund' })
    .returning({ id: serviceCases.id });
  await db.insert(caseMessages).values({ caseId: serviceCase?.id ?? 0, author: 'shopper', message: 'please' });
  return line?.id ?? 0;
}

async function seedConversations(db: Database, { userId, email, marker, now }: Life, orderLineId: number): Promise<void> {
  const [staff] = await db
    .insert(staffMembers)
    .values({ email: `staff-${userId}@tressline.test`, passwordHash: 'x', firstName: 'Sam', username: `sam${userId}` })
    .returning({ id: staffMembers.id });
  const [inquiry] = await db
    .insert(inquiries)
    .values({
      number: `Q-${userId}`,
      userId,
      name: marker,
      email,
      phoneNumber: `${marker} 1`,
      message: 'Which length?',
      answers: { who: marker },
    })
    .returning({ id: inquiries.id });
  const inquiryId = inquiry?.id ?? 0;
  await db.insert(inquiryItems).values({ inquiryId, skuId, quantity: 3 });
  await db.insert(inquiryMessages).values([
    { inquiryId, author: 'staff', staffId: staff?.id ?? null, message: 'Twenty inches.' },
    { inquiryId, author: 'staff', staffId: staff?.id ?? null, message: 'a note for staff', isNote: true },
  ]);
  const [file] = await db
    .insert(uploads)
    .values({
      key: `private/file-${userId}`,
      ownerKind: 'shopper',
      ownerId: String(userId),
      purpose: 'attachment',
      fileName: `${marker}.jpg`,
      state: 'ready',
      variantWidths: [450],
      expiresAt: now,
    })
    .returning({ id: uploads.id });
  await db.insert(inquiryPictures).values({ inquiryId, uploadId: file?.id ?? 0 });
  await db.insert(customRequests).values({ number: `C-${userId}`, kind: 'hair_custom', userId, name: marker, email, note: marker });
  const call = { number: `V-${userId}`, channel: 'clip' as const, timeZone: 'UTC' };
  await db.insert(videoAppointments).values({ ...call, userId, name: marker, email, contact: marker, request: marker });
  const [review] = await db
    .insert(reviews)
    .values({
      orderLineId,
      userId,
      spuId: 1,
      skuId,
      stars: 5,
      text: 'Soft and full.',
      shownName: `${marker} R.`,
      status: 'published',
      pictureCount: 1,
    })
    .returning({ id: reviews.id });
  await db.insert(reviewPictures).values({ reviewId: review?.id ?? 0, baseUrl: `/media/${marker}`, width: 900, height: 1125 });
}
