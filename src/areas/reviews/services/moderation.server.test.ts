import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { spus } from '#areas/catalog/tables/goods.ts';
import { policies } from '#areas/content/tables/site.ts';
import { orderLines, orders } from '#areas/orders/tables/orders.ts';
import { creditAccounts, creditEntries } from '#areas/referrals/tables.ts';
import { users } from '#areas/shoppers/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { anonymousCaller } from '#platform/app.ts';
import { auditLog, mails } from '#platform/tables.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { reviewPictures, reviews } from '../tables.ts';
import { moderateReview, removePhoto, undoModeration } from './moderation.server.ts';

let app: TestApp;
const editor = { staff: { id: 1, roles: ['editor'] as const }, by: 'header' as const };
const caller = { ...anonymousCaller, ...editor };

beforeAll(async () => {
  app = await testApp();
  await seedCatalog(app.db);
  await app.db.insert(staffMembers).values({ id: 1, username: 'eve', email: 'eve@shop.test', passwordHash: 'x', firstName: 'Eve' });
  await app.db.insert(users).values({ id: 1, email: 'ada@mail.test', passwordHash: 'x', firstName: 'Ada', lastName: 'R' });
  await app.db.insert(policies).values({ name: 'photoReviewCreditCents', value: 500, unit: 'cents' });
  const amounts = { itemsCents: 1000, shippingCents: 0, totalCents: 1000, pieceCount: 1 };
  await app.db.insert(orders).values({ id: 1, number: 'A-1', userId: 1, email: 'ada@mail.test', ...amounts });
  const line = { productName: 'A wig', quantity: 1, listPriceCents: 1000, priceCents: 1000, priceTotalCents: 1000 };
  await app.db.insert(orderLines).values([1, 2, 3].map((id) => ({ id, orderId: 1, skuId: 101, ...line })));
  const said = { userId: 1, spuId: 1, skuId: 101, shownName: 'Ada R.', text: 'Soft' };
  await app.db.insert(reviews).values([
    { id: 1, orderLineId: 1, stars: 5, ...said, pictureCount: 1 },
    { id: 2, orderLineId: 2, stars: 2, ...said },
    { id: 3, orderLineId: 3, stars: 4, ...said },
  ]);
  await app.db.insert(reviewPictures).values({ id: 9, reviewId: 1, baseUrl: '/media/x', widths: [450], width: 450, height: 562 });
});

const figures = async () => {
  const [group] = await app.db.select({ sum: spus.ratingSum, count: spus.reviewCount }).from(spus).where(eq(spus.id, 1));
  return [group?.sum, group?.count];
};
const ask = (path: string, input: object) => callerOn(app, editor)('POST', `/admin/review/${path}`, input);

test('what is shown counts for its goods, what is hidden does not; hiding needs a reason', async () => {
  await moderateReview(app, caller, 1, { status: 'published', reason: '' });
  await moderateReview(app, caller, 2, { status: 'published', reason: '' });
  expect(await figures()).toEqual([7, 2]);
  await expect(moderateReview(app, caller, 2, { status: 'hidden', reason: ' ' })).rejects.toThrow('Please enter a reason');
  await moderateReview(app, caller, 2, { status: 'hidden', reason: 'Names a stranger' });
  expect(await figures()).toEqual([5, 1]);
  await undoModeration(app, caller, 2, 'published');
  expect(await figures()).toEqual([7, 2]);
  await expect(moderateReview(app, caller, 2, { status: 'refused', reason: 'x' })).rejects.toThrow('Please check this field: status');
});

test('a photo is thanked for once, also when the review is hidden and shown again', async () => {
  expect(await app.db.select({ balance: creditAccounts.balanceCents }).from(creditAccounts)).toEqual([{ balance: 500 }]);
  await moderateReview(app, caller, 1, { status: 'hidden', reason: 'look again' });
  await moderateReview(app, caller, 1, { status: 'published', reason: '' });
  expect(await app.db.select({ cents: creditEntries.amountCents, kind: creditEntries.kind }).from(creditEntries)).toEqual([
    { cents: 500, kind: 'review' },
  ]);
  const letters = await app.db.select({ to: mails.toEmail, subject: mails.subjectLine, text: mails.textBody }).from(mails);
  expect(letters).toEqual([
    { to: 'ada@mail.test', subject: 'Thanks for your photo: you’ve earned $5.00', text: expect.stringContaining('/user/referral') },
  ]);
});

test('finished pages with the review are made anew, and the house answers in public', async () => {
  const make = async () => ({ status: 200, headers: {}, tags: ['reviews'], body: new TextEncoder().encode('x') });
  await app.pageCache.page('/wall', make);
  expect((await ask('update', { id: 1, answer: 'Thank you, Ada.' })).body.Code).toBe(0);
  const before = app.pageCache.counts.misses;
  await app.pageCache.page('/wall', make);
  expect(app.pageCache.counts.misses).toBe(before + 1);
  const shown = await callerOn(app)('GET', '/review/get_with_query?sku_id=101');
  expect((shown.body.Data as { items: { answer: string }[] }).items.map(({ answer }) => answer)).toContain('Thank you, Ada.');
});

test('a photo can be taken out, and its count follows', async () => {
  await removePhoto(app, caller, 1, 9);
  const [row] = await app.db.select({ count: reviews.pictureCount }).from(reviews).where(eq(reviews.id, 1));
  expect(row?.count).toBe(0);
  await expect(removePhoto(app, caller, 1, 9)).rejects.toThrow('Review not found');
});

test('calls list, refuse strangers and hide with a reason; everything is in the log', async () => {
  expect((await ask('get_with_query', { status: 'waiting' })).body.Data).toMatchObject({ total: 1, items: [{ id: 3, stars: 4 }] });
  expect((await ask('delete', { id: 1 })).body.Code).toBe(80004);
  expect((await ask('delete', { id: 1, reason: 'Spam' })).body.Code).toBe(0);
  expect((await ask('get_with_query', { status: 'hidden' })).body.Data).toMatchObject({ items: [{ id: 1, reason: 'Spam' }] });
  expect((await ask('update', { id: 99, status: 'published' })).body.Code).toBe(80295);
  expect((await callerOn(app, { ...editor, staff: { id: 1, roles: ['stock'] } })('POST', '/admin/review/get_with_query', {})).status).toBe(
    403,
  );
  const actions = (await app.db.select({ action: auditLog.action }).from(auditLog)).map(({ action }) => action);
  for (const action of ['review.published', 'review.hidden', 'review.undo', 'review.answer', 'review.photo_removed'])
    expect(actions).toContain(action);
});
