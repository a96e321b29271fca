import { expect, test } from 'vitest';
import { domainErrors } from '#kernel/errors.ts';
import { action as saveKeyword } from '#office/content/keyword/load.server.ts';
import { action as describePicture } from '#office/content/library/load.server.ts';
import { action as beginArticle } from '#office/content/new-article/load.server.ts';
import { action as saveShopper } from '#office/customers/new-customer/load.server.ts';
import { action as bookExpense } from '#office/finance/new-expense/load.server.ts';
import { action as refuseCredit } from '#office/finance/price-protection/load.server.ts';
import { action as saveGiveaway } from '#office/marketing/giveaway/load.server.ts';
import { action as saveSale } from '#office/marketing/sale/load.server.ts';
import { action as makeCategory } from '#office/products/categories/load.server.ts';
import { action as addImage } from '#office/products/new-custom-image/load.server.ts';
import { action as allow } from '#office/settings/white-list/load.server.ts';
import { anonymousCaller } from '#platform/app.ts';
import { callerOn, testApp } from '../kit/app.ts';
import { visitOn } from '../kit/visit.ts';

const app = await testApp();
const owner = { ...anonymousCaller, staff: { id: 1, roles: ['owner'] }, by: 'header' } as const;

const entry = { category_id: 1, amount: 12.5, booked_on: '2026-11-12', note: 'tape', idempotency_key: 'one-form-once' };
const shopper = { email: 'new@tressline.test', first_name: 'Ana', vip_level: 1, note: '' };
const listed = { email: 'new@tressline.test', note: '' };
const credit = { id: 1, decision: 'refuse', reason: 'too late' };

const keyword = { keyword: 'bob wig', language: 'en', target: 'category', target_path: '/collections/wigs', position: 2.5, note: '' };
const picture = { id: 1, alt_en: 'Wig', alt_zh: '假发' };
const words = { title_en: 'Care', title_zh: '护理', summary_en: 'Care', summary_zh: '护理', body_en: 'Wash', body_zh: '清洗' };
const article = { slug: 'blog/care', kind: 'article', author: '', picture_url: '/media/care', ...words };

const times = { starts_at: '2026-11-20T00:00:00Z', ends_at: '2026-11-24T00:00:00Z' };
const sale = { slug: 'crazy-sale', title_en: 'Crazy', title_zh: '特卖', intro_en: '', intro_zh: '', picture_url: '', ...times };
const prize = { prize_en: 'Wig', prize_zh: '假发', rules_en: 'One each', rules_zh: '每人一次' };
const giveaway = { slug: 'autumn', title_en: 'Autumn', title_zh: '秋季', ...prize, countries: ['US', 'CA'], winner_count: 1, ...times };

const category = { slug: 'toppers', name_en: 'Toppers', name_zh: '发片', price_min: 99.5, meta_title_en: '' };
const image = { upload_id: '0123456789abcdef0123456789abcdef', title_en: 'Bob', title_zh: '波波头', price_from: 149.5 };

const long = (length: number): string => 'x'.repeat(length);
const forms = {
  expense: { action: bookExpense, page: '/bg/ie/expenditure/add', path: '/admin/expenditure/add', intent: 'save', good: entry },
  shopper: { action: saveShopper, page: '/bg/user/add', path: '/admin/user/add', intent: 'shopper', good: shopper },
  list: { action: allow, page: '/bg/white-list', path: '/admin/white_list/add', intent: 'add', good: listed },
  keyword: { action: saveKeyword, page: '/bg/keyword', path: '/admin/keyword/add', intent: 'save', good: keyword },
  picture: { action: describePicture, page: '/bg/library', path: '/admin/resource/update', intent: 'save', good: picture },
  article: { action: beginArticle, page: '/bg/article/add', path: '/admin/article/add', intent: 'save', good: article },
  giveaway: { action: saveGiveaway, page: '/bg/giveaway', path: '/admin/giveaway/add', intent: 'save', good: giveaway },
  sale: { action: saveSale, page: '/bg/promotion', path: '/admin/promotion/add', intent: 'save', good: sale },
  category: { action: makeCategory, page: '/bg/gh-poduct/category', path: '/admin/category/add', intent: 'create', good: category },
  image: { action: addImage, page: '/bg/add-custom-hair-images', path: '/admin/custom_hair_image/add', intent: 'save', good: image },
  credit: { action: refuseCredit, page: '/bg/price-protection', path: '/admin/price_protection/decide', intent: 'refuse', good: credit },
} as const;

test.each([
  ['expense', 'note', long(501), 'wordsTooLong'],
  ['expense', 'party', long(201), 'wordsTooLong'],
  ['expense', 'amount', -5, 'belowLeast'],
  ['expense', 'amount', 10_000_001, 'aboveMost'],
  ['expense', 'amount', 1.234, 'badValue'],
  ['expense', 'booked_on', '2026-02-30', 'badValue'],
  ['expense', 'category_id', 0, 'belowLeast'],
  ['expense', 'idempotency_key', '', 'lackParameter'],
  ['shopper', 'first_name', long(81), 'wordsTooLong'],
  ['shopper', 'first_name', ' ', 'lackParameter'],
  ['shopper', 'email', 'ana@', 'badMailbox'],
  ['shopper', 'vip_level', 10, 'aboveMost'],
  ['shopper', 'note', long(2001), 'wordsTooLong'],
  ['list', 'note', long(201), 'wordsTooLong'],
  ['list', 'area', 'garden', 'badValue'],
  ['keyword', 'keyword', ' ', 'lackParameter'],
  ['keyword', 'target_path', long(301), 'wordsTooLong'],
  ['keyword', 'target', 'brand', 'badValue'],
  ['keyword', 'position', 1001, 'aboveMost'],
  ['keyword', 'priority', 10, 'aboveMost'],
  ['picture', 'alt_en', long(201), 'wordsTooLong'],
  ['article', 'title_en', long(161), 'wordsTooLong'],
  ['article', 'author', long(81), 'wordsTooLong'],
  ['article', 'kind', 'poem', 'badValue'],
  ['giveaway', 'prize_en', long(301), 'wordsTooLong'],
  ['giveaway', 'rules_zh', ' ', 'lackParameter'],
  ['giveaway', 'countries', ['USA'], 'badValue'],
  ['giveaway', 'winner_count', 101, 'aboveMost'],
  ['giveaway', 'starts_at', 'tomorrow', 'badValue'],
  ['sale', 'slug', 'spring-sale', 'badValue'],
  ['sale', 'intro_en', long(601), 'wordsTooLong'],
  ['sale', 'ends_at', '', 'lackParameter'],
  ['category', 'name_en', long(161), 'wordsTooLong'],
  ['category', 'slug', 'Top Pers', 'badValue'],
  ['category', 'price_min', 1.234, 'badValue'],
  ['category', 'meta_title_en', long(121), 'wordsTooLong'],
  ['image', 'upload_id', 'mine', 'badValue'],
  ['image', 'title_en', ' ', 'lackParameter'],
  ['image', 'price_from', 100_001, 'aboveMost'],
  ['credit', 'reason', long(301), 'wordsTooLong'],
] as const)('%s: the form refuses %s = %s as its call does', async (name, field, wrong, why) => {
  const { action, page, path, intent, good } = forms[name];
  const sent = { ...good, [field]: wrong };
  const call = await callerOn(app, owner)('POST', path, sent);
  expect(call.status).toBeGreaterThanOrEqual(400);
  const fields = Object.fromEntries(Object.entries({ ...sent, intent }).map(([key, value]) => [key, String(value)]));
  const answer = await action(visitOn(app, { ...owner, by: 'cookie' }, page, fields));
  expect(answer).toMatchObject({ data: { field, intent }, init: { status: domainErrors[why].status } });
});
