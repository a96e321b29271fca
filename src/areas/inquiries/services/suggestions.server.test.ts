import { beforeAll, expect, test } from 'vitest';
import { anonymousCaller } from '#platform/app.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { inquiries } from '../tables.ts';
import { submitSuggestion } from './suggestions.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
const visitor = (ip: string) => ({ ...anonymousCaller, ip, language: 'zh' as const });
const wish = { email: ' Ann@Example.com ', message: 'A 10 inch\u0000 bundle', pagePath: '/amazing-goods-center/under10' };

test('a wish is written down for staff, with where it was made', async () => {
  await submitSuggestion(app, visitor('10.0.0.1'), wish);
  const [row] = await app.db.select().from(inquiries);
  expect(row).toMatchObject({
    ...{ email: 'ann@example.com', message: 'A 10 inch  bundle', kind: 'wish', pagePath: wish.pagePath },
    ...{ language: 'zh', status: 'new', number: expect.stringMatching(/^Q-261112-\d{4}$/) },
  });
});

test.each([
  [{ email: 'nobody' }, 'badMailbox'],
  [{ message: ' \u0000 ' }, 'lackParameter'],
  [{ message: 'x'.repeat(1001) }, 'badValue'],
  [{ message: '\ud800' }, 'badValue'],
])('%j is refused as %s', async (wrong, why) => {
  await expect(submitSuggestion(app, visitor('10.0.0.2'), { ...wish, ...wrong })).rejects.toMatchObject({ why });
});

test('one address may wish five times an hour', async () => {
  for (let turn = 0; turn < 5; turn += 1) await submitSuggestion(app, visitor('10.0.0.3'), { ...wish, message: `Wish ${turn}` });
  await expect(submitSuggestion(app, visitor('10.0.0.3'), wish)).rejects.toMatchObject({ why: 'tooMany' });
});
