import { desc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { customHairImages, customRequests } from '#areas/custom/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { action as imageForm } from '#office/products/new-custom-image/load.server.ts';
import { anonymousCaller } from '#platform/app.ts';
import { auditLog } from '#platform/tables.ts';
import { action as galleryForm, loader as galleryPage } from '#shop/custom/hair-custom/load.server.ts';
import { callerOn, type TestApp, testApp } from '../kit/app.ts';
import { visitOn } from '../kit/visit.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  const image = { baseUrl: '/media/custom/bob', widths: [450, 900], width: 900, height: 1125, style: 'bob', colourCode: '613' };
  await app.db.insert(customHairImages).values([
    { ...image, titleEn: 'Second', titleZh: '第二', position: 2, priceFromCents: 18999 },
    { ...image, titleEn: 'First', titleZh: '第一', position: 1, style: 'layered' },
    { ...image, titleEn: 'Hidden', titleZh: '隐藏', position: 0, isHidden: true },
  ]);
});

const ask = async (query: string) => (await callerOn(app, { language: 'zh' })('GET', `/custom/get_custom_hair_images${query}`)).body;

test('the gallery comes in the order staff gave it, without what they hid', async () => {
  expect(await ask('')).toMatchObject({ Result: 0, Data: { total: 2, items: [{ title: '第一' }, { title: '第二', price_from: 189.99 }] } });
});

test('style and colour narrow it; what nobody made is an empty list', async () => {
  expect(await ask('?style=bob&color=613')).toMatchObject({ Data: { total: 1, items: [{ url: '/media/custom/bob-900.webp' }] } });
  expect(await ask('?style=%25')).toMatchObject({ Result: 0, Data: { total: 0, items: [] } });
});

test('staff open a request for somebody on the telephone and call it off once', async () => {
  await app.db.insert(staffMembers).values({ id: 1, email: 'sal@tressline.test', username: 'sal', passwordHash: 'x', firstName: 'Sal' });
  const post = callerOn(app, { staff: { id: 1, roles: ['sales'] }, by: 'header' });
  const wish = { email: 'tel@example.com', name: 'Tel', note: 'A bob like this', configuration: { texture: 'Straight' }, budget: 250.5 };
  const made = await post('POST', '/admin/pic_to_wig/add', wish);
  const { id } = made.body.Data as { id: number };
  const [row] = await app.db.select().from(customRequests);
  expect(row).toMatchObject({ id, status: 'new', budgetCents: 25_050, configuration: { texture: 'Straight' }, userId: null });
  expect((await post('POST', '/admin/pic_to_wig/delete', { id })).body.Result).toBe(0);
  expect((await app.db.select().from(customRequests))[0]?.status).toBe('cancelled');
  expect((await post('POST', '/admin/pic_to_wig/delete', { id: 999 })).status).toBe(404);
  const log = await app.db.select().from(auditLog);
  expect(log.map(({ action }) => action)).toEqual(['request.add', 'request.update']);
});

test('a piece of the gallery fills the form, and what is asked for carries it; one that is hidden or gone does neither', async () => {
  const rows = await app.db.select({ id: customHairImages.id, title: customHairImages.titleEn }).from(customHairImages);
  const idOf = (title: string) => rows.find((row) => row.title === title)?.id ?? 0;
  const start = async (id: number) => (await galleryPage(visitOn(app, anonymousCaller, `/hair-custom?like=${id}`))).start;
  expect(await start(idOf('Second'))).toEqual({ id: idOf('Second'), title: 'Second' });
  expect(await start(idOf('Hidden'))).toBeNull();
  const wishFor = async (id: number) => {
    const fields = {
      intent: 'ask',
      like: String(id),
      email: 'gia@mail.test',
      name: 'Gia',
      note: 'Two inches longer',
      cap: '13x4',
      circumference: '22,5',
    };
    const answer = await galleryForm(visitOn(app, anonymousCaller, '/hair-custom', fields)).catch((thrown: unknown) => thrown);
    expect(answer).toMatchObject({ status: 302 });
    const [row] = await app.db.select().from(customRequests).orderBy(desc(customRequests.id)).limit(1);
    expect(row).toMatchObject({ configuration: { cap: '13x4', capSize: 'measured' }, measurements: { circumference: 22.5 }, quantity: 1 });
    return row?.galleryImageId;
  };
  expect(await wishFor(idOf('Second'))).toBe(idOf('Second'));
  expect(await wishFor(999)).toBeNull();
});

test('the words of a picture are changed from the office, and what a reader hears of it with them', async () => {
  const [row] = await app.db.select().from(customHairImages).where(eq(customHairImages.titleEn, 'Second'));
  const staff = { ...anonymousCaller, staff: { id: 1, roles: ['editor'] as const } };
  const fields = { id: String(row?.id), title_en: 'Honey bob', title_zh: '蜜色波波头', style: 'BOB', color: '27', price_from: '199.99' };
  const answer = await imageForm(visitOn(app, staff, '/bg/add-custom-hair-images', fields)).catch((thrown: unknown) => thrown);
  expect(answer).toMatchObject({ status: 302 });
  const [after] = await app.db
    .select()
    .from(customHairImages)
    .where(eq(customHairImages.id, row?.id ?? 0));
  expect(after).toMatchObject({ titleEn: 'Honey bob', altZh: '蜜色波波头', colourCode: '27', priceFromCents: 19_999, position: 2 });
});
