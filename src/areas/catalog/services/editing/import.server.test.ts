import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { staffMembers } from '#areas/staff/tables.ts';
import { anonymousCaller, type Caller } from '#platform/app.ts';
import { doNextJob, type Job } from '#platform/jobs.server.ts';
import { csvOf } from '#platform/sheets/csv.ts';
import { xlsxOf } from '#platform/sheets/xlsx.server.ts';
import { auditLog, jobs } from '#platform/tables.ts';
import { type TestApp, testApp } from '../../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../../tests/kit/goods.ts';
import { attributeValues } from '../../tables/categories.ts';
import { skus, spus } from '../../tables/goods.ts';
import { priceLedger } from '../../tables/prices-and-search.ts';
import { importFailuresOf, importGoods, importJob, startImport, startImportDryRun } from './import.server.ts';

let app: TestApp;
const caller: Caller = { ...anonymousCaller, staff: { id: 1, roles: ['owner'] } };
const workers = { [importJob]: importGoods };
const head = [
  'code',
  'category',
  'group',
  'group_name_en',
  'group_name_zh',
  'price',
  'discount',
  'cost',
  'weight_g',
  'Color',
  'Length',
  'Texture',
];

beforeAll(async () => {
  app = await testApp();
  await app.db
    .insert(staffMembers)
    .values({ id: 1, email: 'owner@x.test', username: 'owner', firstName: 'O', lastName: 'W', passwordHash: 'x' });
  await seedCatalog(app.db);
  for (const table of ['categories', 'attribute_values', 'spus', 'skus'])
    await app.db.execute(sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), 1000)`));
  // Fifty lengths are enough for a group of a hundred.
  await app.db.insert(attributeValues).values(
    Array.from({ length: 50 }, (_, at) => ({
      attributeId: 3,
      value: `${at + 1} in`,
      nameEn: `${at + 1} in`,
      nameZh: `${at + 1} 寸`,
      amount: at + 1,
    })),
  );
});

/** Ten thousand rows in a hundred groups; every fiftieth is wrong in one of five ways. */
const rows = Array.from({ length: 10_000 }, (_, at) => {
  const group = Math.floor(at / 100);
  const row = [
    `IMP-${at}`,
    at % 2 ? 'wig' : 'bundle',
    `import-${group}`,
    `Imported ${group}`,
    `导入 ${group}`,
    String(50 + (at % 100)),
    '0.9',
    '20.50',
    String(100 + (at % 300)),
    at % 4 < 2 ? '#1B Natural Black' : '#613 Blonde',
    `${1 + (Math.floor(at / 4) % 25) * 2 - (at % 2)} in`.replace(/^0 /, '50 '),
    'Body Wave',
  ];
  if (at % 50 !== 7) return row;
  const wrong = [
    () => row.splice(5, 1, 'dear'),
    () => row.splice(8, 1, 'heavy'),
    () => row.splice(1, 1, 'no-such'),
    () => row.splice(9, 1, 'Pink with dots'),
    () => row.splice(0, 1, ''),
  ];
  wrong[Math.floor(at / 50) % wrong.length]?.();
  return row;
});
const file = { name: 'autumn.csv', bytes: Buffer.from(csvOf([head, ...rows])) };

const jobOf = async (id: number): Promise<Job> => {
  const [job] = await app.db.select().from(jobs).where(eq(jobs.id, id));
  if (!job) throw new Error('no job');
  return job;
};
const imported = () => app.db.$count(skus, sql`code like 'IMP-%'`);
/** Everything that must be equal after a second run. */
const state = async () => ({
  skus: await app.store.run(
    `select md5(string_agg(code || slug || name_en || price_cents || attributes::text, '|' order by code)) as sum from skus`,
  ),
  ledger: await app.db.$count(priceLedger),
  groups: await app.db.$count(spus),
});

test('ten thousand rows with two hundred bad ones: a dry run writes nothing, a killed import goes on, a second one changes nothing', async () => {
  const dry = await startImportDryRun(app, caller, file);
  expect(await doNextJob(app, workers, 'a')).toBe(true);
  expect(await jobOf(dry)).toMatchObject({ state: 'done', totalCount: 10_000, doneCount: 10_000, createdCount: 9800, failedCount: 200 });
  expect(await imported()).toBe(0);

  const real = await startImport(app, caller, dry);
  // The machine dies mid-batch: its worker disappears, and its last transaction is rolled back.
  let batches = 0;
  const dying = {
    ...app,
    db: new Proxy(app.db, {
      get: (db, name) =>
        name === 'transaction'
          ? (work: (inside: typeof db) => Promise<unknown>) =>
              db.transaction(async (inside) => {
                const done = await work(inside as typeof db);
                batches += 1;
                if (batches > 15) throw new Error('the plug was pulled');
                return done;
              })
          : Reflect.get(db, name),
    }),
  };
  const killed = { [importJob]: (_: unknown, job: Job) => importGoods(dying, job).catch(() => new Promise<never>(() => undefined)) };
  void doNextJob(app, killed, 'b');
  await expect.poll(() => batches, { timeout: 400_000 }).toBe(16);
  const half = await jobOf(real);
  expect(half).toMatchObject({ state: 'running', doneCount: 3750 });
  expect(await imported()).toBe(half.createdCount);

  expect(await doNextJob(app, workers, 'c')).toBe(false);
  app.clock.at = new Date(app.clock.at.getTime() + 6 * 60_000);
  expect(await doNextJob(app, workers, 'c')).toBe(true);
  expect(await jobOf(real)).toMatchObject({ state: 'done', doneCount: 10_000, createdCount: 9800, skippedCount: 0, failedCount: 200 });
  expect(await imported()).toBe(9800);
  const failures = await importFailuresOf(app, real, { limit: 500, offset: 0 });
  expect(failures).toHaveLength(200);
  expect(failures.slice(0, 5)).toEqual([
    { rowNumber: 9, subject: 'IMP-7', reason: '“dear” isn’t a valid price' },
    { rowNumber: 59, subject: 'IMP-57', reason: '“heavy” isn’t a valid weight. Use whole grams' },
    { rowNumber: 109, subject: 'IMP-107', reason: 'Category “no-such” not found' },
    { rowNumber: 159, subject: 'IMP-157', reason: '“Pink with dots” isn’t an option for Color' },
    { rowNumber: 209, subject: '', reason: 'SKU is missing' },
  ]);

  const before = await state();
  const again = await startImport(app, caller, dry);
  expect(await doNextJob(app, workers, 'd')).toBe(true);
  expect(await jobOf(again)).toMatchObject({ state: 'done', createdCount: 0, updatedCount: 0, skippedCount: 9800, failedCount: 200 });
  expect(await state()).toEqual(before);
  const [group] = await app.db.select().from(spus).where(eq(spus.slug, 'import-3')).limit(1);
  expect(group).toMatchObject({ publishedAt: null, minPayableCents: 4500 });
}, 600_000);

test('a changed price in a workbook is one line of the ledger, and what stands empty stays', async () => {
  const small = [
    ['code', 'category', 'group', 'price', 'weight_g', 'cost', 'Length', 'name_en', 'shelf'],
    ['SKU-101', 'wig', 'body-wave', '199.00', '200', '', '24 inch', '', ''],
    ['SKU-102', 'wig', 'body-wave', '210', '205', '80', '', '=1+1', 'B-12'],
    ['SKU-108', 'wig', 'body-wave', '1', '1', '', '', '', ''],
  ];
  const bytes = xlsxOf([{ name: 'Goods', rows: small.map((row) => row.map((value) => ({ value }))) }]);
  const dry = await startImportDryRun(app, caller, { name: 'small.xlsx', bytes });
  await doNextJob(app, workers, 'e');
  const real = await startImport(app, caller, dry);
  const ledger = await app.db.$count(priceLedger);
  await doNextJob(app, workers, 'e');
  expect(await jobOf(real)).toMatchObject({ state: 'done', updatedCount: 2, failedCount: 1 });
  expect(await importFailuresOf(app, real, { limit: 5, offset: 0 })).toMatchObject([
    { rowNumber: 4, reason: 'SKU-108 belongs to another product group' },
  ]);
  const [one] = await app.db.select().from(skus).where(eq(skus.code, 'SKU-101'));
  expect(one).toMatchObject({
    priceCents: 19900,
    discountBp: 9000,
    nameEn: 'SKU 101',
    lengthInches: 24,
    attributes: { Length: '24 inch', Texture: 'Body Wave' },
  });
  const [two] = await app.db.select().from(skus).where(eq(skus.code, 'SKU-102'));
  expect(two).toMatchObject({ priceCents: 21000, weightGrams: 205, costCents: 8000, nameEn: '=1+1', bin: 'B-12' });
  expect(await app.db.$count(priceLedger)).toBe(ledger + 1);
  const [line] = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, String(real)))
    .orderBy(sql`id desc`)
    .limit(1);
  expect(line?.before).toMatchObject([
    { code: 'SKU-101', priceCents: 20000 },
    { code: 'SKU-102', nameEn: 'SKU 102' },
  ]);
});

test.each([
  ['nothing', ''],
  ['a picture', '\u0089PNG\r\n'],
  ['no head', 'a,b\n1,2'],
])('a file with %s is refused before anything is kept', async (_, text) => {
  await expect(startImportDryRun(app, caller, { name: 'x.csv', bytes: Buffer.from(text, 'latin1') })).rejects.toMatchObject({
    why: expect.stringMatching(/fileUnreadable|columnsMissing/),
  });
});
