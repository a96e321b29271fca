import { requiredText } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { staffDisplayName } from '#areas/staff/services/staff-sessions.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { calendarDayIn, whenIn } from '#areas/staff/services/when.server.ts';
import { inLanguage, type Language, translator } from '#kernel/texts.ts';
import { formAction, type PageContext } from '#platform/load.server.ts';
import { ledgerCalls } from '../calls.ts';
import { ledgerTexts } from '../office-texts.ts';
import { formatSignedInColumn } from '../rules/amounts.ts';
import { canReverse, entryLists, entryOriginOf } from '../rules/entry-list.ts';
import type { EntryKind } from '../store/entries.server.ts';
import { listHeadings, reverseEntry } from './entries.server.ts';
import { entryOf, type ListedEntry, listEntries } from './entry-list.server.ts';

export async function loadEntriesPage({ app, caller, url }: PageContext, kind: EntryKind) {
  let sumCents: number | null = null;
  const { language } = caller;
  const [list, headings] = await Promise.all([
    loadListPage({ app, caller, url }, entryLists[kind], async (chosen, page) => {
      const found = await listEntries(app, kind, chosen, page);
      sumCents = found.sumCents;
      return { rows: found.items.map((row) => presentEntry(row, language)), total: found.total };
    }),
    listHeadings(app, kind),
  ]);
  const open = list.chosen.filters.entry ? await entryOf(app, kind, list.chosen.filters.entry) : null;
  return {
    kind,
    list,
    sum: sumCents === null ? null : formatSignedInColumn(sumCents),
    pageSum: formatSignedInColumn(list.rows.reduce((sum, { amountCents }) => sum + amountCents, 0)),
    headings: headings.map((heading) => ({ id: heading.id, name: inLanguage({ en: heading.nameEn, zh: heading.nameZh }, language) })),
    open: open && {
      ...presentEntry(open.entry, language),
      note: open.entry.note,
      method: open.entry.method,
      written: whenIn(open.entry.createdAt, language, app.now()),
      reversesId: open.entry.reversesId,
      isClosed: open.isClosed,
      mayCounter: canReverse(entryOriginOf(open.entry), open.entry.counterId !== null),
      picture: open.picture,
    },
  };
}

export type LedgerEntriesPageData = Awaited<ReturnType<typeof loadEntriesPage>>;
export type ListedLedgerEntry = ReturnType<typeof presentEntry>;

export const presentEntry = (row: ListedEntry, language: Language) => ({
  id: row.id,
  day: row.bookedOn,
  dayName: calendarDayIn(row.bookedOn, language),
  heading: inLanguage({ en: row.headingEn, zh: row.headingZh }, language),
  party: row.party,
  reference: row.reference,
  note: row.note,
  method: row.method,
  origin: entryOriginOf(row),
  amountCents: row.amountCents,
  amount: formatSignedInColumn(row.amountCents),
  kind: row.kind,
  hasReceipt: row.uploadId !== null,
  counterId: row.counterId,
  who:
    row.firstName === null
      ? null
      : staffDisplayName({ nickname: row.nickname ?? '', firstName: row.firstName, lastName: row.lastName ?? '' }),
});

/** Takes the open entry back; the page asks for a reason. */
export const entriesAction = (kind: EntryKind) =>
  formAction(
    async ({ app, caller, form }) => {
      const { id, note } = readForm(form, ledgerCalls[kind].remove.input.extend({ note: requiredText(500) }));
      await reverseEntry(app, caller, { id, kind, reason: note });
      app.live.publish('money');
      return { done: translator(ledgerTexts, caller.language)('takenBack', { id }) };
    },
    { labels: { note: ledgerTexts.reason } },
  );
