import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { z } from 'zod';
import { day, requiredText, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { calendarDayIn } from '#areas/staff/services/when.server.ts';
import { dayOf } from '#kernel/dates.ts';
import { inLanguage, translator } from '#kernel/texts.ts';
import type { Caller } from '#platform/app.ts';
import { actions, type PageContext } from '#platform/load.server.ts';
import { formatMonth } from '#site/days.ts';
import { hrefOf } from '#site/links.ts';
import { numberFrom } from '#site/list.ts';
import { ledgerCalls } from '../calls.ts';
import { ledgerTexts } from '../office-texts.ts';
import { formatSigned, formatSignedInColumn } from '../rules/amounts.ts';
import { canReverse, entryOriginOf } from '../rules/entry-list.ts';
import type { EntryKind } from '../store/entries.server.ts';
import { lastClose } from '../store/months.server.ts';
import { addHeading, correctEntry, listHeadings, recordEntry } from './entries.server.ts';
import { presentEntry } from './entries-page.server.ts';
import { entryOf, latestManualEntries } from './entry-list.server.ts';
import { addRecurringEntry, endRecurringEntry, listRecurringEntries } from './recurring.server.ts';
import { ledgerEntryInput } from './wire.server.ts';

const pageOf = { income: 'office-income-add', expenditure: 'office-expenditure-add' } as const;

/** The entry form, prefilled with the one being corrected, and the latest entries. */
export async function loadEntryPage({ app, caller, url }: PageContext, kind: EntryKind) {
  const correctedId = numberFrom(url.searchParams.get('correct'));
  const [headings, latest, recurringEntries, last, old] = await Promise.all([
    listHeadings(app, kind),
    latestManualEntries(app, kind),
    listRecurringEntries(app),
    lastClose(app.db),
    correctedId === null ? null : entryOf(app, kind, correctedId),
  ]);
  const correcting = old && canReverse(entryOriginOf(old.entry), old.entry.counterId !== null) ? old.entry : null;
  const name = (row: { nameEn: string; nameZh: string }) => inLanguage({ en: row.nameEn, zh: row.nameZh }, caller.language);
  return {
    kind,
    /** Created with the page: the same form sent twice records once. */
    key: randomUUID(),
    today: dayOf(app.now()),
    closedUntil: last ? formatMonth(caller.language, last.month) : null,
    headings: headings.filter(({ isHidden }) => !isHidden).map((heading) => ({ id: heading.id, name: name(heading) })),
    latest: latest.map((row) => presentEntry(row, caller.language)),
    recurringEntries: recurringEntries
      .filter(({ recurring }) => recurring.kind === kind)
      .map(({ recurring, headingEn, headingZh }) => ({
        id: recurring.id,
        heading: name({ nameEn: headingEn, nameZh: headingZh }),
        party: recurring.party,
        amount: formatSignedInColumn(recurring.amountCents),
        dayOfMonth: recurring.dayOfMonth,
        endsOn: recurring.endsOn && calendarDayIn(recurring.endsOn, caller.language),
        isOver: recurring.endsOn !== null && recurring.endsOn <= dayOf(app.now()),
      })),
    correcting: correcting && {
      ...presentEntry(correcting, caller.language),
      categoryId: correcting.categoryId,
      typed: formatSignedInColumn(correcting.amountCents).replaceAll(',', ''),
    },
  };
}

export type LedgerEntryPageData = Awaited<ReturnType<typeof loadEntryPage>>;

/** Records or corrects an entry, adds or ends a recurring one, or adds a category. */
export const entryActions = (kind: EntryKind) => {
  const { add } = ledgerCalls[kind];
  const correction = add.input.extend({ correct: rowId.optional() });
  const recurringInput = add.input
    .pick({ category_id: true, amount: true, party: true, note: true, booked_on: true })
    .extend({ day_of_month: z.number().int().min(1).max(28), ends_on: day.nullable() });
  const heading = z.object({ name_en: requiredText(80), name_zh: requiredText(80) });
  return actions({
    async save({ app, caller, form }) {
      const { correct, ...sent } = readForm(form, correction);
      const typed = ledgerEntryInput(kind, sent);
      if (correct === undefined) await recordEntry(app, caller, typed);
      else await correctEntry(app, caller, correct, typed);
      app.live.publish('money');
      if (correct !== undefined) throw redirect(hrefOf(pageOf[kind]));
      const named = (await listHeadings(app, kind)).find(({ id }) => id === typed.categoryId);
      const headingName = named ? inLanguage({ en: named.nameEn, zh: named.nameZh }, caller.language) : '';
      return { done: say(caller)('bookedDone', { amount: formatSigned(typed.amountCents), heading: headingName }) };
    },
    async standing({ app, caller, form }) {
      const sent = readForm(form, recurringInput);
      await addRecurringEntry(app, caller, {
        kind,
        categoryId: sent.category_id,
        amountCents: sent.amount,
        party: sent.party,
        note: sent.note,
        dayOfMonth: sent.day_of_month,
        startsOn: sent.booked_on,
        endsOn: sent.ends_on,
      });
      app.live.publish('money');
      return { done: say(caller)('standingSaved') };
    },
    async end({ app, caller, form }) {
      await endRecurringEntry(app, caller, readForm(form, z.object({ id: rowId })).id);
      return { done: say(caller)('ended') };
    },
    async heading({ app, caller, form }) {
      const { name_en: nameEn, name_zh: nameZh } = readForm(form, heading);
      await addHeading(app, caller, { kind, nameEn, nameZh });
      return { done: say(caller)('headingSaved') };
    },
  });
};

const say = ({ language }: Caller) => translator(ledgerTexts, language);
