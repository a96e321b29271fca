import { desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attributeValues } from '#areas/catalog/tables/categories.ts';
import { skus } from '#areas/catalog/tables/goods.ts';
import { uploadFromForm } from '#areas/content/services/uploads.server.ts';
import { companyInformation } from '#areas/content/tables/site.ts';
import { staffMembers, staffRoles } from '#areas/staff/tables.ts';
import { anonymousCaller, type Caller } from '#platform/app.ts';
import { mails, rateCounters } from '#platform/tables.ts';
import { chosenIn } from '#site/list.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { hairPicture } from '../../../../tests/kit/hair-pictures.ts';
import { memberOn } from '../../../../tests/kit/member.ts';
import { requestList } from '../rules/request-list.ts';
import { customRequests, factoryTickets } from '../tables.ts';
import {
  acceptQuote,
  cancelRequest,
  confirmWorkSheet,
  loadOwnRequestDetail,
  type RequestAccess,
  replyToRequest,
} from './conversation.server.ts';
import { handOver, listRequests } from './request-list.server.ts';
import { createRequest } from './requests.server.ts';

let app: TestApp;
let photo: Buffer;
const visitor: Caller = { ...anonymousCaller, ip: '198.51.100.7' };
const clerk: Partial<Caller> = { staff: { id: 1, roles: ['sales'] }, by: 'header' };
const editor: Partial<Caller> = { staff: { id: 1, roles: ['editor'] }, by: 'header' };

beforeAll(async () => {
  app = await testApp();
  await seedCatalog(app.db);
  await app.db.update(skus).set({ texture: 'Body Wave', colourCode: '1b', lengthInches: 20 }).where(eq(skus.id, 101));
  await app.db.update(attributeValues).set({ rootHex: '#1d1715' }).where(eq(attributeValues.code, '1b'));
  await app.db.update(attributeValues).set({ rootHex: '#e4caa2' }).where(eq(attributeValues.code, '613'));
  await app.db.insert(companyInformation).values({ nameEn: 'Tressline', nameZh: '臻丝', email: 'hello@tressline.test' });
  await app.db
    .insert(staffMembers)
    .values({ id: 1, username: 'grace', email: 'grace@shop.test', passwordHash: 'x', firstName: 'Grace', lastName: 'Liu' });
  await app.db.insert(staffRoles).values({ staffId: 1, role: 'sales' });
  photo = await hairPicture({
    geometry: 'wig-body-wave',
    colour: { root: '#1d1715', tip: null, highlight: null, share: 0 },
    light: { red: 1, green: 1, blue: 1 },
    backgroundAt: null,
    crop: [0, 0, 0, 0],
    rotation: 0,
    quality: 80,
  });
});
beforeEach(async () => {
  await app.db.delete(rateCounters);
  await app.db.delete(mails);
});

const sent = (bytes: Uint8Array = photo, who: Caller = visitor) => uploadFromForm(app, who, { fileName: 'hair.jpg', bytes });
const ask = (input: object, who: Partial<Caller> = visitor) => callerOn(app, who)('POST', '/custom/pic_to_wig', input);
const update = (id: number, what: object, who: Partial<Caller> = clerk) =>
  callerOn(app, who)('POST', '/admin/pic_to_wig/update', { id, ...what });
const subjectsOf = async (kind: string) =>
  (await app.db.select().from(mails).where(eq(mails.kind, kind))).map(({ subjectLine }) => subjectLine);
const newest = async () => (await app.db.select().from(customRequests).orderBy(desc(customRequests.id)).limit(1))[0];

describe('photos of hair', () => {
  test('name the wigs that come nearest, with reasons and prices', async () => {
    const { body } = await ask({ upload_ids: [await sent()] });
    expect(body).toMatchObject({
      Result: 0,
      Data: { seen: { texture: 'body', shades: [{ code: '1b' }, { code: '613' }] }, request: null },
    });
    const { matches } = body.Data as { matches: { percent: number; payable_price: number; reasons: { colour: string; wave: string } }[] };
    expect(matches.length).toBeGreaterThanOrEqual(2);
    expect(matches[0]).toMatchObject({ reasons: { colour: 'same', wave: 'same' }, payable_price: expect.any(Number) });
  });

  test('without hair: not sure, and no match', async () => {
    const wall = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#c9b8a8' } })
      .jpeg()
      .toBuffer();
    expect((await ask({ upload_ids: [await sent(wall)] })).body).toMatchObject({ Result: 0, Data: { seen: null, matches: [] } });
  });

  test('none, six, somebody else’s or invented ones are refused', async () => {
    const hers = await memberOn(app, 'zoe@mail.test');
    expect((await ask({ upload_ids: [] })).status).toBe(400);
    expect((await ask({ upload_ids: Array(6).fill('a'.repeat(32)) })).status).toBe(400);
    expect((await ask({ upload_ids: [await sent(photo, hers)] })).body.Msg).toBe('File not found');
    expect((await ask({ upload_ids: ['f'.repeat(32)] })).status).toBe(404);
  });

  test('a wish to have it made needs a mailbox, keeps the photo private, and is one however often it is sent', async () => {
    const upload = await sent();
    expect((await ask({ upload_ids: [upload], make: true })).status).toBe(400);
    const wish = { upload_ids: [upload], make: true, email: 'ada@mail.test', note: 'Softer fringe', budget: 300, cap_size: 'M' };
    const first = await ask(wish);
    expect(first.body).toMatchObject({
      Result: 0,
      Data: { request: { number: expect.stringMatching(/^C-261112-\d+$/), key: expect.any(String) } },
    });
    expect((await ask(wish)).body.Data).toMatchObject({ request: (first.body.Data as { request: object }).request });
    expect(await newest()).toMatchObject({
      status: 'new',
      kind: 'picture_to_wig',
      budgetCents: 30_000,
      configuration: { colour: '1b', texture: 'body-wave', capSize: 'M' },
    });
    const letters = await app.db.select().from(mails);
    expect(letters.map((mail) => mail.kind).sort()).toEqual(['request_new', 'request_received']);
    const { request } = first.body.Data as { request: RequestAccess };
    const found = await loadOwnRequestDetail(app, visitor, request);
    expect(found?.pictures).toMatchObject([{ small: expect.stringContaining('private/') }]);
    expect(await loadOwnRequestDetail(app, visitor, { ...request, key: 'x'.repeat(43) })).toBeNull();
    expect(await loadOwnRequestDetail(app, visitor, { ...request, key: '' })).toBeNull();
  });
});

describe('what is no picture', () => {
  const hugePng = () => {
    // A real PNG header that claims 30,000 x 30,000.
    const head = Buffer.from('89504e470d0a1a0a0000000d494844520000753000007530080200000000000000', 'hex');
    return Buffer.concat([head, Buffer.alloc(64)]);
  };
  test.each<[string, string, () => Promise<Uint8Array> | Uint8Array]>([
    ['a text', 'hair.txt', () => Buffer.from('long and black')],
    ['a text called a picture', 'hair.jpg', () => Buffer.from('long and black')],
    ['a drawing', 'hair.svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a drawing called a picture', 'hair.png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['30,000 x 30,000 pixels', 'hair.png', hugePng],
    ['half a picture', 'hair.jpg', () => photo.subarray(0, 2000)],
  ])('%s: Only upload images!', async (_, fileName, bytes) => {
    await expect(uploadFromForm(app, visitor, { fileName, bytes: await bytes() })).rejects.toThrow('Only upload images!');
  });
});

describe('a request from the first word to the last stage', () => {
  let door: RequestAccess;
  let id: number;
  beforeAll(async () => {
    const wish = {
      kind: 'hair_custom',
      email: 'mia@mail.test',
      configuration: { piece: 'wig', length: '20', colour: '1b' },
      note: 'For May',
      photos: [],
    } as const;
    const opened = await createRequest(app, visitor, { ...wish, measurements: { circumference: 22.5 } });
    door = { number: opened.number, key: opened.key ?? '' };
    id = opened.id;
  });

  test('staff ask, she answers, and it waits for us again', async () => {
    expect((await update(id, { answer: 'Which part?', asks: true })).body.Result).toBe(0);
    expect((await newest())?.status).toBe('needs_info');
    await replyToRequest(app, visitor, door, { message: 'Middle, please.', uploadIds: [] });
    expect((await newest())?.status).toBe('new');
    await update(id, { note: 'Nice lady' });
    const hers = await loadOwnRequestDetail(app, visitor, door);
    expect(hers?.messages.map(({ message }) => message)).toEqual(['Which part?', 'Middle, please.']);
  });

  test('it cannot be made before there is a price, nor without a confirmed sheet', async () => {
    expect((await update(id, { status: 'in_production' })).status).toBe(409);
    expect((await update(id, { ticket: {} })).status).toBe(409);
    expect((await update(id, { quote: { price: 289.99, lead_days: 12 } })).body.Result).toBe(0);
    expect(await newest()).toMatchObject({ status: 'quoted', quotedCents: 28_999, depositBp: 5000, leadDays: 12, handlerId: 1 });
  });

  test('she takes exactly the price she saw, and only after she read that it is final', async () => {
    const terms = { isFinalSaleRead: true, quotedCents: 28_999 };
    await expect(acceptQuote(app, visitor, door, { ...terms, isFinalSaleRead: false })).rejects.toThrow('final sale');
    await expect(acceptQuote(app, visitor, door, { ...terms, quotedCents: 100 })).rejects.toThrow('price has changed');
    await acceptQuote(app, visitor, door, terms);
    await acceptQuote(app, visitor, door, terms);
    expect(await subjectsOf('request_agreed')).toEqual([expect.stringContaining('accepted the quote')]);
    expect(await newest()).toMatchObject({ status: 'accepted', finalSaleAcceptedAt: expect.any(Date) });
    await expect(cancelRequest(app, visitor, door)).rejects.toThrow('This request has changed');
  });

  test('the sheet says the same in both languages, is confirmed once, and any change asks again', async () => {
    await update(id, { ticket: { note_en: 'Soft', note_zh: '柔软' } });
    await update(id, { ticket: { note_en: 'Soft', note_zh: '柔软' } });
    expect(await app.db.select().from(factoryTickets)).toHaveLength(1);
    const lines = (await loadOwnRequestDetail(app, visitor, door))?.ticket?.lines ?? [];
    expect(lines.map(({ label, value }) => [label.zh, value.en])).toContainEqual(['长度', '20 in (50.8 cm)']);
    expect(lines.map(({ code }) => code)).toContain('M1');
    expect((await update(id, { status: 'in_production' })).body.Msg).toContain('hasn’t confirmed the latest work order');
    await confirmWorkSheet(app, visitor, door, 1);
    expect((await update(id, { configuration: { length: '22' } })).body.Result).toBe(0);
    expect((await loadOwnRequestDetail(app, visitor, door))?.ticket).toMatchObject({ version: 2, confirmedAt: null });
    expect((await update(id, { status: 'in_production' })).status).toBe(409);
    await expect(confirmWorkSheet(app, visitor, door, 1)).rejects.toThrow('This request has changed');
    await confirmWorkSheet(app, visitor, door, 2);
    expect((await subjectsOf('request_confirmed'))[1]).toContain('confirmed the work order');
    expect((await update(id, { status: 'in_production' })).body.Result).toBe(0);
  });

  test('stages go forward only, the buyer hears of each, and the end is the end', async () => {
    expect((await update(id, { stage: { name: 'wefting' } })).body.Result).toBe(0);
    expect((await update(id, { stage: { name: 'hair_chosen' } })).status).toBe(409);
    expect((await update(id, { stage: { name: 'packed' } })).body.Result).toBe(0);
    const staged = (await app.db.select().from(mails)).filter(({ kind }) => kind === 'request_stage');
    expect(staged.map(({ textBody }) => /new stage: (\w+)\./.exec(textBody)?.[1])).toEqual(['Wefting', 'Packed']);
    expect((await update(id, { status: 'done' })).body.Result).toBe(0);
    const [done] = await app.db.select().from(mails).orderBy(desc(mails.id)).limit(1);
    expect(done?.textBody).toContain('We’ll ship it soon.');
    expect((await update(id, { status: 'new' })).status).toBe(409);
    const stages = (await loadOwnRequestDetail(app, visitor, door))?.stages ?? [];
    expect(stages.map(({ stage, finishedAt }) => [stage, finishedAt !== null])).toEqual([
      ['confirmed', true],
      ['wefting', true],
      ['packed', true],
    ]);
  });

  test('another role and nobody are refused', async () => {
    expect((await update(id, { note: 'x' }, editor)).status).toBe(403);
    expect((await update(id, { note: 'x' }, {})).status).toBe(401);
    expect((await update(99_999, { note: 'x' })).body.Msg).toBe('Request not found');
    expect((await update(id, {})).status).toBe(400);
  });
});

test('a visitor opens five requests an hour and no more', async () => {
  const open = (turn: number) =>
    createRequest(app, visitor, {
      kind: 'packaging',
      email: 'mia@mail.test',
      configuration: { bag: '300' },
      note: `Wish ${turn}`,
      photos: [],
    });
  for (let turn = 0; turn < 5; turn += 1) await open(turn);
  await expect(open(5)).rejects.toThrow('Too many');
});

test('the gallery is kept by editors: added first, moved, hidden, taken out', async () => {
  const staff = callerOn(app, editor);
  const promised = await staff('GET', '/resource/upload_token?file_name=a.jpg&purpose=library');
  const { upload_id, key } = promised.body.Data as { upload_id: string; key: string };
  await app.ports.storage.put(key, photo, 'image/jpeg');
  await staff('POST', '/resource/finish', { upload_id });
  const added = await staff('POST', '/admin/custom_hair_image/add', {
    upload_id,
    title_en: 'New',
    title_zh: '新',
    style: 'BOB',
    color: '1b',
    price_from: 199.5,
  });
  expect(added.body).toMatchObject({ Result: 0 });
  const { id } = added.body.Data as { id: number };
  const shown = async () =>
    ((await callerOn(app)('GET', '/custom/get_custom_hair_images')).body.Data as { items: { id: number; price_from: number }[] }).items;
  expect((await shown())[0]).toMatchObject({ id, price_from: 199.5 });
  await staff('POST', '/admin/custom_hair_image/update', { id, hidden: true });
  expect(await shown()).toEqual([]);
  expect((await staff('POST', '/admin/custom_hair_image/get_with_query', {})).body).toMatchObject({
    Data: { total: 1, items: [{ hidden: true }] },
  });
  expect((await callerOn(app, clerk)('POST', '/admin/custom_hair_image/delete', { id })).status).toBe(403);
  expect((await staff('POST', '/admin/custom_hair_image/delete', { id })).body.Result).toBe(0);
  expect((await staff('POST', '/admin/custom_hair_image/delete', { id })).status).toBe(404);
});

test('the list finds by heap, kind and hand; several are given at once and each goes back into the hand it was in', async () => {
  const asked = async (address: string) =>
    (await listRequests(app, chosenIn(requestList, new URLSearchParams(address)), { limit: 40, offset: 0 })).items.map(({ row }) => row.id);
  const base = { kind: 'hair_custom', language: 'en', email: 'lena@example.com', createdAt: app.now(), updatedAt: app.now() } as const;
  const made = await app.db
    .insert(customRequests)
    .values([
      { ...base, number: 'CR-L1', name: 'Lena One' },
      { ...base, number: 'CR-L2', name: 'Lena Two', handlerId: 1 },
      { ...base, number: 'CR-L3', name: 'Lena Three', status: 'declined' },
    ])
    .returning({ id: customRequests.id });
  const [one = 0, two = 0, three = 0] = made.map(({ id }) => id);
  expect(await asked('q=lena&sort=at')).toEqual([one, two, three]);
  expect(await asked('q=lena&heap=open&free=yes')).toEqual([one]);
  expect(await asked('q=lena&handler=1')).toEqual([two]);
  expect(await asked('q=lena&kind=packaging')).toEqual([]);
  const who: Caller = { ...anonymousCaller, ...clerk };
  const before = await handOver(
    app,
    who,
    [one, two].map((id) => ({ id, handlerId: 1 })),
  );
  expect(before).toEqual([{ id: one, handlerId: null }]);
  expect(new Set(await asked('q=lena&handler=1'))).toEqual(new Set([one, two]));
  const since = await app.db.select({ at: customRequests.updatedAt }).from(customRequests).where(eq(customRequests.id, one));
  expect(since).toEqual([{ at: base.updatedAt }]);
  await handOver(app, who, before);
  expect(await asked('q=lena&free=yes&heap=open')).toEqual([one]);
  await expect(handOver(app, who, [{ id: one, handlerId: 99 }])).rejects.toThrow();
});
