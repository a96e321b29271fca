import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { dayOf, isDay } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { amountIn, checkWithin } from '#kernel/limits.ts';
import { inLanguage, translator } from '#kernel/texts.ts';
import { maxAmountCents } from '#kernel/within.ts';
import type { App } from '#platform/app.ts';
import type { PageContext } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { numberFrom } from '#site/list.ts';
import { ledgerTexts } from '../office-texts.ts';
import { formatSigned, formatSignedInColumn } from '../rules/amounts.ts';
import { canReverse, entryOriginOf } from '../rules/entry-list.ts';
import type { EntryKind } from '../store/entries.server.ts';
import { lastClose } from '../store/months.server.ts';
import { addHeading, correctEntry, type LedgerEntryInput, listHeadings, recordEntry } from './entries.server.ts';
import { shownEntry } from './entries-page.server.ts';
import { entryOf, latestManualEntries } from './entry-list.server.ts';
import { addRecurringEntry, endRecurringEntry, listRecurringEntries } from './recurring.server.ts';

const pageOf = { income: 'office-income-add', expenditure: 'office-expenditure-add' } as const;

/** The form for an entry, filled with the one that is put right, and what was typed last. */
export async function loadEntryPage({ app, caller, url }: PageContext, kind: EntryKind) {
  const wanted = numberFrom(url.searchParams.get('correct'));
  const [headings, latest, standing, last, old] = await Promise.all([
    listHeadings(app, kind),
    latestManualEntries(app, kind),
    listRecurringEntries(app),
    lastClose(app.db),
    wanted === null ? null : entryOf(app, kind, wanted),
  ]);
  const correcting = old && canReverse(entryOriginOf(old.entry), old.entry.counterId !== null) ? old.entry : null;
  const name = (row: { nameEn: string; nameZh: string }) => inLanguage({ en: row.nameEn, zh: row.nameZh }, caller.language);
  return {
    kind,
    /** Made with the page: the same form sent twice books once. */
    key: randomUUID(),
    today: dayOf(app.now()),
    closedUntil: last?.month.slice(0, 7) ?? null,
    headings: headings.filter(({ isHidden }) => !isHidden).map((heading) => ({ id: heading.id, name: name(heading) })),
    latest: latest.map((row) => shownEntry(row, caller.language)),
    standing: standing
      .filter(({ recurring }) => recurring.kind === kind)
      .map(({ recurring, headingEn, headingZh }) => ({
        id: recurring.id,
        heading: name({ nameEn: headingEn, nameZh: headingZh }),
        party: recurring.party,
        amount: formatSignedInColumn(recurring.amountCents),
        dayOfMonth: recurring.dayOfMonth,
        endsOn: recurring.endsOn,
        isOver: recurring.endsOn !== null && recurring.endsOn <= dayOf(app.now()),
      })),
    correcting: correcting && {
      ...shownEntry(correcting, caller.language),
      categoryId: correcting.categoryId,
      typed: formatSignedInColumn(correcting.amountCents).replaceAll(',', ''),
    },
  };
}

export type LedgerEntryPageData = Awaited<ReturnType<typeof loadEntryPage>>;

/** Books, puts right, adds or ends a standing order, or adds a heading. */
export async function handleEntryAction({ app, caller, form }: PageContext & { form: FormData }, kind: EntryKind) {
  const say = translator(ledgerTexts, caller.language);
  const text = (name: string): string =>
    String(form.get(name) ?? '')
      .replaceAll('\u0000', '')
      .trim();
  switch (text('intent')) {
    case 'heading': {
      const heading = { kind, nameEn: text('name_en').slice(0, 80), nameZh: text('name_zh').slice(0, 80) };
      if (!heading.nameEn || !heading.nameZh) throw new DomainError('lackParameter', { field: heading.nameEn ? 'name_zh' : 'name_en' });
      await addHeading(app, caller, heading);
      return { done: say('headingSaved') };
    }
    case 'end':
      await endRecurringEntry(app, caller, numberFrom(text('id')) ?? 0);
      return { done: say('ended') };
    case 'standing': {
      const { categoryId, amountCents, party, note, bookedOn } = typedIn(text, kind, []);
      const dayOfMonth = Number(text('day_of_month'));
      checkWithin('day_of_month', dayOfMonth, [1, 28]);
      const endsOn = text('ends_on') || null;
      if (endsOn !== null && !isDay(endsOn)) throw new DomainError('badValue', { field: 'ends_on' });
      await addRecurringEntry(app, caller, { kind, categoryId, amountCents, party, note, dayOfMonth, startsOn: bookedOn, endsOn });
      app.live.publish('money');
      return { done: say('standingSaved') };
    }
    default: {
      const typed = typedIn(text, kind, form.getAll('upload_ids').map(String));
      const old = numberFrom(text('correct'));
      if (old === null) await recordEntry(app, caller, typed);
      else await correctEntry(app, caller, old, typed);
      app.live.publish('money');
      if (old !== null) throw redirect(hrefOf(pageOf[kind]));
      return {
        done: say('bookedDone', { amount: formatSigned(typed.amountCents), heading: await headingName(app, typed, caller.language) }),
      };
    }
  }
}

function typedIn(text: (name: string) => string, kind: EntryKind, uploadIds: readonly string[]): LedgerEntryInput {
  if (text('amount') === '') throw new DomainError('lackParameter', { field: 'amount' });
  const amountCents = amountIn('amount', text('amount').replaceAll(',', ''));
  checkWithin('amount', amountCents, [1, maxAmountCents], 'cents');
  const bookedOn = text('booked_on');
  if (!isDay(bookedOn)) throw new DomainError('badValue', { field: 'booked_on' });
  return {
    kind,
    categoryId: numberFrom(text('category_id')) ?? 0,
    amountCents,
    bookedOn,
    party: text('party').slice(0, 200),
    method: text('method').slice(0, 40),
    reference: text('reference').slice(0, 100),
    note: text('note').slice(0, 500),
    uploadIds,
    key: text('key').slice(0, 100) || randomUUID(),
  };
}

async function headingName(app: App, { kind, categoryId }: LedgerEntryInput, language: 'en' | 'zh'): Promise<string> {
  const heading = (await listHeadings(app, kind)).find(({ id }) => id === categoryId);
  return heading ? inLanguage({ en: heading.nameEn, zh: heading.nameZh }, language) : '';
}
