import { writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { orderDocumentsPath } from '#areas/orders/rules/order-documents.ts';
import { submitReview } from '#areas/reviews/services/writing.server.ts';
import { seedDemo } from '#demo/demo.server.ts';
import { anonymousCaller } from '#platform/app.ts';
import { callerOn, type TestApp, testApp } from '../../../tests/kit/app.ts';
import { documentPath } from './rules/documents.ts';
import { renderOfficeDocuments } from './services/office-documents.server.ts';
import { orderDocument } from './services/order-documents.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await seedDemo(app.store, { now: app.clock.at, orderTarget: 200, days: 60 });
});
const demo = { ...anonymousCaller, shopperId: 1, by: 'header' } as const;
const numbers = async (where: string): Promise<string[]> =>
  (await app.store.run(`select number from orders where ${where} order by created_at desc, id desc`)).map(({ number }) => String(number));

describe('papers of an order', () => {
  const asked = async (number: string, kind: 'invoice' | 'packing-slip', caller = demo as typeof anonymousCaller) => {
    const url = new URL(documentPath(kind, number, null), app.origin);
    const answer = await orderDocument(app, caller, url, kind);
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  test.each(['invoice', 'packing-slip'] as const)('an %s is a PDF in each language, for her alone', async (kind) => {
    const [number = ''] = await numbers('user_id = 1 and status > 3');
    for (const language of ['en', 'zh'] as const) {
      const { answer, bytes } = await asked(number, kind, { ...demo, language });
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      // A font that is not subset would add megabytes.
      expect(bytes.length).toBeLessThan(200_000);
      if (process.env.PAPERS) writeFileSync(`${process.env.PAPERS}/${kind}-${language}.pdf`, bytes);
    }
    for (const caller of [anonymousCaller, { ...demo, shopperId: 2 }]) expect((await asked(number, kind, caller)).answer.status).toBe(404);
  });

  test('a slip speaks to its buyer and to whoever packs it: another language makes another paper', async () => {
    const [row] = await app.store.run(`select id from orders where language = 'en' order by id limit 1`);
    const url = new URL(`${orderDocumentsPath('packing-slip')}?ids=${row?.id}`, app.origin);
    const slipFor = async (language: 'en' | 'zh') => {
      const packer = { ...anonymousCaller, language, staff: { id: 1, roles: ['stock'] as const } };
      return Buffer.from(await (await renderOfficeDocuments(app, packer, url, 'packing-slip')).arrayBuffer());
    };
    const [english, chinese] = [await slipFor('en'), await slipFor('zh')];
    // Characters of the second language come with their font.
    expect(chinese.length).toBeGreaterThan(english.length + 2000);
    if (process.env.PAPERS) writeFileSync(`${process.env.PAPERS}/slip-both.pdf`, chinese);
  });
});

describe('a review', () => {
  test('is taken once for a piece that arrived, and waits until staff have seen it', async () => {
    const [row] = await app.store.run(
      `select o.number, l.sku_id, l.id from orders o join order_lines l on l.order_id = o.id left join reviews r on r.order_line_id = l.id
       where o.user_id = 1 and o.status in (5, 6) and r.id is null and l.sku_id is not null and not l.is_gift order by o.id limit 1`,
    );
    const said = { number: String(row?.number), sku_id: Number(row?.sku_id), stars: 5, text: 'Soft, no shedding.' };
    const call = callerOn(app, demo);
    const first = await call('POST', '/review/add', said);
    expect(first.body).toMatchObject({ Result: 0, Data: { id: expect.any(Number) } });
    expect((await call('POST', '/review/add', said)).body.Result).toBe(80181);
    const rows = await app.store.run(`select status, shown_name, stars from reviews where order_line_id = ${Number(row?.id)}`);
    expect(rows).toEqual([{ status: 'waiting', shown_name: expect.stringMatching(/^\S+ [A-Z]\.$/), stars: 5 }]);
  });

  test('of what has not arrived, is not hers or was never bought is refused', async () => {
    const [unsent = ''] = await numbers('user_id = 1 and status < 4');
    const [strange = ''] = await numbers('user_id > 1 and status = 6');
    const [arrived = ''] = await numbers('user_id = 1 and status in (5, 6)');
    const call = callerOn(app, demo);
    const results = [];
    for (const [number, sku_id] of [
      [unsent, 1],
      [strange, 1],
      [arrived, 2_000_000],
    ])
      results.push((await call('POST', '/review/add', { number, sku_id, stars: 4, text: 'fine' })).body.Result);
    expect(results).toEqual([80180, 80010, 80012]);
    const guest = submitReview(app, anonymousCaller, { number: arrived, sku_id: 1, stars: 4, text: 'fine', upload_ids: [] });
    await expect(guest).rejects.toThrow('User Not Login');
  });
});
