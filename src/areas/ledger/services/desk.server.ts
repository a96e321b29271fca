import { whenIn } from '#areas/staff/rules/when.ts';
import { nameOf } from '#areas/staff/service.server.ts';
import { listed } from '#areas/staff/services/views.server.ts';
import { Refused } from '#kernel/errors.ts';
import { inLanguage, type Language, speak } from '#kernel/texts.ts';
import { typedIn } from '#kernel/typed.ts';
import type { Visit } from '#platform/load.server.ts';
import { ledgerTexts } from '../office-texts.ts';
import { inColumn } from '../rules/amounts.ts';
import { listsOf, mayCounter, originOf } from '../rules/entry-list.ts';
import type { EntryKind } from '../store/entries.server.ts';
import { counter, headingsOf } from './entries.server.ts';
import { entriesOf, entryOf, type ListedEntry } from './entry-list.server.ts';

/** What a list of entries shows, with the one that is open beside it. */
export async function entriesDesk({ app, caller, url }: Visit, kind: EntryKind) {
  let sumCents: number | null = null;
  const { language } = caller;
  const [list, headings] = await Promise.all([
    listed({ app, caller, url }, listsOf[kind], async (chosen, page) => {
      const found = await entriesOf(app, kind, chosen, page);
      sumCents = found.sumCents;
      return { rows: found.items.map((row) => shownEntry(row, language)), total: found.total };
    }),
    headingsOf(app, kind),
  ]);
  const open = list.chosen.filters.entry ? await entryOf(app, kind, list.chosen.filters.entry) : null;
  return {
    kind,
    list,
    sum: sumCents === null ? null : inColumn(sumCents),
    pageSum: inColumn(list.rows.reduce((sum, { amountCents }) => sum + amountCents, 0)),
    headings: headings.map((heading) => ({ id: heading.id, name: inLanguage({ en: heading.nameEn, zh: heading.nameZh }, language) })),
    open: open && {
      ...shownEntry(open.entry, language),
      note: open.entry.note,
      method: open.entry.method,
      written: whenIn(open.entry.createdAt, language, app.now()),
      reversesId: open.entry.reversesId,
      isClosed: open.isClosed,
      mayCounter: mayCounter(originOf(open.entry), open.entry.counterId !== null),
      picture: open.picture,
    },
  };
}

export type EntriesDesk = Awaited<ReturnType<typeof entriesDesk>>;
export type ShownEntry = ReturnType<typeof shownEntry>;

export const shownEntry = (row: ListedEntry, language: Language) => ({
  id: row.id,
  day: row.bookedOn,
  heading: inLanguage({ en: row.headingEn, zh: row.headingZh }, language),
  party: row.party,
  reference: row.reference,
  note: row.note,
  method: row.method,
  origin: originOf(row),
  amountCents: row.amountCents,
  amount: inColumn(row.amountCents),
  kind: row.kind,
  hasReceipt: row.uploadId !== null,
  counterId: row.counterId,
  who: row.firstName === null ? null : nameOf({ nickname: row.nickname ?? '', firstName: row.firstName, lastName: row.lastName ?? '' }),
});

/** Takes the open entry back. */
export async function actOnEntries({ app, caller, form }: Visit & { form: FormData }, kind: EntryKind) {
  const id = typedIn(form).id('id');
  if (id === 0) throw new Refused('entryNotExist');
  const reason = String(form.get('reason') ?? '')
    .trim()
    .slice(0, 500);
  if (reason === '') throw new Refused('lackParameter', { field: speak(ledgerTexts, caller.language)('reason') });
  await counter(app, caller, { id, kind, reason });
  app.live.tell('money');
  return { done: speak(ledgerTexts, caller.language)('takenBack', { id }) };
}
