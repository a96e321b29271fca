import { beforeEach, expect, test } from 'vitest';
import { anonymousCaller } from '#platform/app.ts';
import { testApp } from '../../../../tests/kit/app.ts';
import { answerTemplates } from '../tables.ts';
import { listInquiryTemplates } from './office.server.ts';
import { dropTemplate, saveTemplate } from './templates.server.ts';

const app = await testApp();
const clerk = { ...anonymousCaller, staff: { id: 1, roles: ['sales'] as const } };
const delay = { nameEn: 'Delay', nameZh: '延误', kind: '', bodyEn: 'We are sorry.', bodyZh: '非常抱歉。' };

beforeEach(() => app.db.delete(answerTemplates));

test('a ready answer has a name in each language, and taking it away gives both back', async () => {
  const id = await saveTemplate(app, clerk, null, delay);
  expect(await listInquiryTemplates(app)).toMatchObject([{ id, nameEn: 'Delay', nameZh: '延误' }]);
  expect(await dropTemplate(app, clerk, id)).toEqual(delay);
});

test.each([
  ['nameZh', 'lackParameter', ' '],
  ['nameEn', 'lackParameter', ''],
  ['nameZh', 'tooLarge', '长'.repeat(61)],
] as const)('%s is refused as %s', async (field, refusal, value) => {
  await expect(saveTemplate(app, clerk, null, { ...delay, [field]: value })).rejects.toMatchObject({ why: refusal });
});

test.each([
  ['nameEn', 'Delay'],
  ['nameZh', '延误'],
] as const)('two ready answers cannot share their %s', async (field, name) => {
  await saveTemplate(app, clerk, null, delay);
  const other = { ...delay, nameEn: 'Late shipment', nameZh: '包裹迟到', [field]: name };
  await expect(saveTemplate(app, clerk, null, other)).rejects.toMatchObject({ why: 'templateTaken' });
});

test('a ready answer may keep its own names when its words change', async () => {
  const id = await saveTemplate(app, clerk, null, delay);
  expect(await saveTemplate(app, clerk, id, { ...delay, bodyEn: 'So sorry.' })).toBe(id);
});
