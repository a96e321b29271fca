import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { faqs } from '#areas/catalog/tables/categories.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { anonymousCaller } from '#platform/app.ts';
import { auditLog } from '#platform/tables.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { type ContentFields, canonicalFields, contentForms } from '../rules/content-forms.ts';
import { readContentFields } from '../rules/form-data.ts';
import { plannedChanges } from '../tables/changes.ts';
import { banners, navigationEntries, policies } from '../tables/site.ts';
import {
  changeContentNow,
  discardContentChange,
  draftFromChange,
  publishContentChange,
  publishDueContent,
  saveContentDraft,
  scheduleContentChange,
  undoContentChange,
} from './changes.server.ts';
import { siteContentEditors } from './content-editors.server.ts';

let app: TestApp;
const dropped: string[] = [];
const ann = { ...anonymousCaller, staff: { id: 1, roles: ['editor'] as const }, requestId: 'r-1' };
const ben = { ...ann, staff: { id: 2, roles: ['editor'] as const } };
const { faq: desk, policy, navigation, banner } = siteContentEditors;
const desks = Object.values(siteContentEditors);

beforeAll(async () => {
  app = await testApp();
  const drop = app.pageCache.invalidate;
  app.pageCache.invalidate = async (tags) => {
    dropped.push(...tags);
    return drop(tags);
  };
  await app.db.insert(staffMembers).values(
    ['Ann', 'Ben'].map((firstName, place) => ({
      id: place + 1,
      email: `${firstName}@tressline.test`.toLowerCase(),
      username: firstName.toLowerCase(),
      passwordHash: 'x',
      firstName,
      lastName: 'Lee',
    })),
  );
});

beforeEach(async () => {
  await app.db.delete(plannedChanges);
  await app.db.delete(faqs);
  await app.db
    .insert(faqs)
    .values({ id: 7, topic: 'returns', questionEn: 'Back?', questionZh: '退？', answerEn: 'Yes.', answerZh: '可以。' });
  dropped.length = 0;
});

const now = async (key = '7'): Promise<ContentFields> => (await desk.read(app.db, key)) ?? {};
const draft = async (caller: typeof ann, change: ContentFields) => {
  const before = await now();
  return saveContentDraft(app, caller, desk, {
    key: '7',
    over: null,
    basis: canonicalFields(before),
    fields: { ...before, ...change },
    note: 'shorter',
  });
};
const states = async () => (await app.db.select().from(plannedChanges).orderBy(plannedChanges.id)).map(({ state }) => state);

describe('a change', () => {
  test('is a draft, then the shop, then taken back; pages are dropped and the log tells each step', async () => {
    const id = await draft(ann, { answerEn: 'Within {{returnDays}} days.' });
    expect((await now()).answerEn).toBe('Yes.');
    expect(dropped).toEqual([]);
    await publishContentChange(app, ann, desk, { id, version: 1 });
    expect((await now()).answerEn).toBe('Within {{returnDays}} days.');
    expect(dropped).toEqual(['faqs']);
    await undoContentChange(app, ann, desk, id);
    expect((await now()).answerEn).toBe('Yes.');
    expect(await states()).toEqual(['undone']);
    await expect(undoContentChange(app, ann, desk, id)).rejects.toMatchObject({ why: 'changeSettled' });
    const log = await app.db.select().from(auditLog).orderBy(auditLog.id);
    expect(log.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['faq.publish', '1'],
      ['faq.undo', '1'],
    ]);
    expect(log[0]).toMatchObject({ before: { answerEn: 'Yes.' }, after: { answerEn: 'Within {{returnDays}} days.' }, requestId: 'r-1' });
  });

  test('of two people who opened the same words the second is told who was first, and nothing is lost', async () => {
    const seen = canonicalFields(await now());
    const fields = { ...(await now()), answerEn: 'Ann’s' };
    const id = await saveContentDraft(app, ann, desk, { key: '7', over: null, basis: seen, fields, note: '' });
    const second = saveContentDraft(app, ben, desk, {
      key: '7',
      over: null,
      basis: seen,
      fields: { ...fields, answerEn: 'Ben’s' },
      note: '',
    });
    await expect(second).rejects.toMatchObject({ why: 'contentMoved', details: { who: 'Ann Lee' } });
    await saveContentDraft(app, ben, desk, {
      key: '7',
      over: { id, version: 1 },
      basis: null,
      fields: { ...fields, answerEn: 'Both' },
      note: '',
    });
    const stale = saveContentDraft(app, ann, desk, { key: '7', over: { id, version: 1 }, basis: null, fields, note: '' });
    await expect(stale).rejects.toMatchObject({ why: 'contentMoved', details: { who: 'Ben Lee' } });
    await expect(publishContentChange(app, ann, desk, { id, version: 1 })).rejects.toMatchObject({ why: 'contentMoved' });
    await publishContentChange(app, ben, desk, { id, version: 2 });
    expect((await now()).answerEn).toBe('Both');
  });

  test('lays only its own words over what others corrected meanwhile; the same words twice are told', async () => {
    const id = await draft(ann, { answerEn: 'Mine' });
    await changeContentNow(app, ben, desk, { key: '7', fields: { ...(await now()), questionZh: '能退吗？' } });
    await publishContentChange(app, ann, desk, { id, version: 1 });
    expect(await now()).toMatchObject({ answerEn: 'Mine', questionZh: '能退吗？' });
    const again = await draft(ann, { answerEn: 'Mine again' });
    await changeContentNow(app, ben, desk, { key: '7', fields: { ...(await now()), answerEn: 'Ben’s' } });
    await expect(publishContentChange(app, ann, desk, { id: again, version: 1 })).rejects.toMatchObject({ why: 'contentMoved' });
    await expect(undoContentChange(app, ann, desk, id)).rejects.toMatchObject({ why: 'changedSince' });
    expect((await now()).answerEn).toBe('Ben’s');
  });

  test('waits for its day and is published once, however many ask', async () => {
    const id = await draft(ann, { answerEn: 'On Friday' });
    const friday = new Date(app.now().getTime() + 86_400_000);
    await expect(scheduleContentChange(app, desk, { id, version: 1, at: app.now() })).rejects.toMatchObject({ why: 'badValue' });
    await scheduleContentChange(app, desk, { id, version: 1, at: friday });
    expect(await publishDueContent(app, desks)).toBe(0);
    app.clock.at = new Date(friday.getTime() + 1000);
    const done = await Promise.all([publishDueContent(app, desks), publishDueContent(app, desks), publishDueContent(app, desks)]);
    expect(done.reduce((sum, count) => sum + count)).toBe(1);
    expect((await now()).answerEn).toBe('On Friday');
    expect(dropped).toEqual(['faqs']);
    expect(await app.db.select().from(auditLog).where(eq(auditLog.actorKind, 'system'))).toHaveLength(1);
  });

  test('that cannot be done any more on its day is kept as failed, and does not come back every minute', async () => {
    const id = await draft(ann, { answerEn: 'Late' });
    await scheduleContentChange(app, desk, { id, version: 1, at: new Date(app.now().getTime() + 60_000) });
    await changeContentNow(app, ben, desk, { key: '7', fields: null });
    app.clock.at = new Date(app.now().getTime() + 120_000);
    expect(await publishDueContent(app, desks)).toBe(0);
    expect(await states()).toEqual(['failed', 'published']);
    await discardContentChange(app, desk, id);
    expect(await states()).toEqual(['dropped', 'published']);
  });

  test('makes something new, takes it away and brings it back under its number', async () => {
    const fields = { ...(await now()), questionEn: 'New?', questionZh: '新？' };
    const id = await saveContentDraft(app, ann, desk, { key: '', over: null, basis: null, fields, note: '' });
    const key = await publishContentChange(app, ann, desk, { id, version: 1 });
    expect((await now(key)).questionEn).toBe('New?');
    const away = await saveContentDraft(app, ann, desk, { key, over: null, basis: null, fields: null, note: '' });
    await publishContentChange(app, ann, desk, { id: away, version: 1 });
    expect(await desk.read(app.db, key)).toBeNull();
    await undoContentChange(app, ann, desk, away);
    expect((await now(key)).questionEn).toBe('New?');
    const twin = await saveContentDraft(app, ann, desk, { key: '', over: null, basis: null, fields, note: '' });
    await expect(publishContentChange(app, ann, desk, { id: twin, version: 1 })).rejects.toMatchObject({ why: 'badValue' });
  });
});

test('a policy takes its unit; a policy cannot be taken away', async () => {
  await app.db.insert(policies).values({ name: 'returnFeeCashBp', value: 1000, unit: 'bp' }).onConflictDoNothing();
  const typed = (text: string) => readContentFields(contentForms.policy, (name) => (name === 'value' ? text : ''), 'bp');
  await changeContentNow(app, ann, policy, { key: 'returnFeeCashBp', fields: typed('12.5') });
  expect(await policy.read(app.db, 'returnFeeCashBp')).toMatchObject({ value: 1250 });
  expect(() => typed('101')).toThrow();
  expect(() => typed('-1')).toThrow();
  await expect(changeContentNow(app, ann, policy, { key: 'returnFeeCashBp', fields: null })).rejects.toMatchObject({ why: 'forbidden' });
});

test('a menu has no circle, and an entry with others under it stays', async () => {
  await app.db.insert(navigationEntries).values([
    { id: 1, nameEn: 'A', nameZh: '甲' },
    { id: 2, parentId: 1, nameEn: 'B', nameZh: '乙' },
  ]);
  const top = (await navigation.read(app.db, '1')) ?? {};
  await expect(changeContentNow(app, ann, navigation, { key: '1', fields: { ...top, parentId: '2' } })).rejects.toMatchObject({
    why: 'badValue',
  });
  await expect(changeContentNow(app, ann, navigation, { key: '1', fields: null })).rejects.toMatchObject({ why: 'entryHasChildren' });
});

test('a banner shows a picture of the library only', async () => {
  const fields = { type: 'home', url: '/media/nothing', altEn: 'a', altZh: '甲', buttons: [], position: 1, isHidden: false };
  await expect(changeContentNow(app, ann, banner, { key: '', fields })).rejects.toMatchObject({ why: 'badValue' });
  expect(await app.db.select().from(banners)).toEqual([]);
});

const typed = (change: Record<string, string>) => (name: string) =>
  change[name] ?? { questionEn: 'Q', questionZh: '问', answerEn: 'A', answerZh: '答' }[name] ?? '';

test.each([
  ['a script', { answerEn: 'Hi <script>alert(1)</script>' }, 'scriptRefused'],
  ['a picture with a script', { answerZh: '<img src=x onerror=alert(1)>' }, 'scriptRefused'],
  ['a link that is a script', { answerEn: '[x](javascript:alert(1))' }, 'scriptRefused'],
  ['a megabyte', { answerEn: 'a'.repeat(1_000_000) }, 'tooLarge'],
  ['a broken sign', { answerEn: 'a\ud800' }, 'badValue'],
  ['no Chinese', { answerZh: ' ' }, 'lackParameter'],
])('%s is refused', (_, change, why) => {
  expect(() => readContentFields(contentForms.faq, typed(change))).toThrow(expect.objectContaining({ why }));
});

test.each([
  ['javascript:alert(1)', 'scriptRefused'],
  ['//evil.example', 'scriptRefused'],
  ['http://plain.example', 'scriptRefused'],
])('a banner may not lead to %s', (href, why) => {
  const form = (name: string) => ({ type: 'home', url: '/media/x', altEn: 'a', altZh: '甲', href })[name] ?? '';
  expect(() => readContentFields(contentForms.banner, form)).toThrow(expect.objectContaining({ why }));
});

test('a setting the shop could not work with is told when it is typed, not when it is published', async () => {
  const wish = (value: string) => ({ key: '', over: null, basis: null, fields: { name: 'vendor_rise_percent', value }, note: '' });
  await expect(saveContentDraft(app, ann, siteContentEditors.config, wish('900'))).rejects.toMatchObject({
    why: 'badValue',
    details: { field: 'value' },
  });
  expect(await saveContentDraft(app, ann, siteContentEditors.config, wish('9'))).toBeGreaterThan(0);
});

test('what was taken back as new can be begun again from its history', async () => {
  const fields = { ...(await now()), questionEn: 'Fringe?', questionZh: '刘海？' };
  const key = await changeContentNow(app, ann, desk, { key: '', fields });
  const [made] = await app.db.select().from(plannedChanges).where(eq(plannedChanges.key, key));
  await undoContentChange(app, ann, desk, made?.id ?? 0);
  const again = await draftFromChange(app, ann, desk, made?.id ?? 0);
  const [draftAgain] = await app.db.select().from(plannedChanges).where(eq(plannedChanges.id, again));
  expect(draftAgain).toMatchObject({ key: '', state: 'draft', after: { questionEn: 'Fringe?' } });
});
