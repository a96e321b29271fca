import { expect, test } from 'vitest';
import { invoiceList } from '#areas/checkout/rules/invoice-list.ts';
import { anonymousCaller } from '#platform/app.ts';
import { testApp } from '../../../../tests/kit/app.ts';
import { exports } from '../../../exports.server.ts';
import { staffMembers } from '../tables.ts';
import { fileOf, listFile } from './list-file.server.ts';
import { liveStream } from './live-stream.server.ts';
import { deleteListView, listSavedViews, savedViewPath, saveListView } from './views.server.ts';

const app = await testApp();
const [member] = await app.db
  .insert(staffMembers)
  .values({ email: 'mei@tressline.test', username: 'mei', firstName: 'Mei', lastName: 'Lin', passwordHash: 'x' })
  .returning({ id: staffMembers.id });
const sales = { ...anonymousCaller, staff: { id: member?.id ?? 0, roles: ['sales' as const] } };
const editor = { ...anonymousCaller, staff: { id: member?.id ?? 0, roles: ['editor' as const] } };
const at = (path: string) => new URL(path, 'http://127.0.0.1');

test('a view is kept under its name, replaced by the same name, and gone when dropped', async () => {
  await saveListView(app, sales, { list: 'office-invoices', name: ' Late ones ', query: 'heap=open&strange=1' });
  await saveListView(app, sales, { list: 'office-invoices', name: 'Late ones', query: 'heap=overdue&strange=1' });
  const views = await listSavedViews(app, sales, invoiceList);
  expect(views).toMatchObject([{ name: 'Late ones', to: '/bg/invoices?heap=overdue' }]);
  await deleteListView(app, { ...sales, staff: { id: 999, roles: ['owner'] } }, views[0]?.id ?? 0);
  expect(await listSavedViews(app, sales, invoiceList)).toHaveLength(1);
  await deleteListView(app, sales, views[0]?.id ?? 0);
  expect(await listSavedViews(app, sales, invoiceList)).toEqual([]);
});

test('a view without a name, or of no list, is refused; its form leads nowhere strange', async () => {
  await expect(saveListView(app, sales, { list: 'office-invoices', name: ' ', query: '' })).rejects.toThrow();
  await expect(saveListView(app, sales, { list: '//evil.example', name: 'x', query: '' })).rejects.toThrow();
  expect(savedViewPath('//evil.example', '')).toBe('/bg/index');
});

test('a list is a file for whoever may open its page, and for nobody else', async () => {
  const ask = (caller: typeof anonymousCaller, path: string) => listFile(app, caller, at(path), exports);
  expect((await ask(anonymousCaller, '/bg/export/office-invoices.csv')).status).toBe(401);
  expect((await ask(editor, '/bg/export/office-invoices.csv')).status).toBe(403);
  expect((await ask(sales, '/bg/export/office-invoices.exe')).status).toBe(404);
  expect((await ask(sales, '/bg/export/__proto__.csv')).status).toBe(404);
  const file = await ask(sales, '/bg/export/office-invoices.csv?heap=open');
  expect(file.headers.get('content-type')).toContain('text/csv');
  expect(await file.text()).toContain('Invoice,Created');
});

test('a name that looks like a formula is a plain text in the file', async () => {
  const file = fileOf({
    spec: invoiceList,
    read: async () => ['=HYPERLINK("http://evil.example")'],
    columns: [{ label: { en: 'Name', zh: '姓名' }, cell: (row) => row }],
  });
  const answer = await listFile(app, sales, at('/bg/export/office-invoices.csv'), [file]);
  expect(await answer.text()).toContain('"\'=HYPERLINK(""http://evil.example"")"');
});

test('a time stands in a file as on its page, on the clock of the factory', async () => {
  const file = fileOf({
    spec: invoiceList,
    read: async () => [new Date('2026-11-17T19:36:50Z')],
    columns: [{ label: { en: 'Made', zh: '创建' }, cell: (row) => row }],
  });
  expect((await file.rows(app, sales, new URLSearchParams())).lines).toEqual([['2026-11-18 03:36']]);
});

test('an open page hears its own topics, until the shop closes', async () => {
  expect(liveStream(app, anonymousCaller, at('/bg/live?topics=orders')).status).toBe(401);
  const stream = liveStream(app, sales, at('/bg/live?topics=orders'));
  app.live.publish('inquiries');
  app.live.publish('orders');
  app.live.close();
  const heard = await stream.text();
  expect(heard).toContain('data: orders');
  expect(heard).not.toContain('inquiries');
});
