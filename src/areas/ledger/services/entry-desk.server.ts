import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { dayOf, isDay } from '#kernel/dates.ts';
import { Refused } from '#kernel/errors.ts';
import { amountIn, checkWithin } from '#kernel/limits.ts';
import { inLanguage, speak } from '#kernel/texts.ts';
import { mostTypedCents } from '#kernel/within.ts';
import type { App } from '#platform/app.ts';
import type { Visit } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { numberFrom } from '#site/list.ts';
import { ledgerTexts } from '../office-texts.ts';
import { inColumn, signed } from '../rules/amounts.ts';
import { mayCounter, originOf } from '../rules/entry-list.ts';
import type { EntryKind } from '../store/entries.server.ts';
import { lastClose } from '../store/months.server.ts';
import { shownEntry } from './desk.server.ts';
import { addHeading, bookTyped, correct, headingsOf, type Typed } from './entries.server.ts';
import { entryOf, latestTyped } from './entry-list.server.ts';
import { addStanding, endStanding, standingOrders } from './recurring.server.ts';

const pageOf = { income: 'office-income-add', expenditure: 'office-expenditure-add' } as const;

/** The form for an entry, filled with the one that is put right, and what was typed last. */
export async function entryDesk({ app, caller, url }: Visit, kind: EntryKind) {
  const wanted = numberFrom(url.searchParams.get('correct'));
  const [headings, latest, standing, last, old] = await Promise.all([
    headingsOf(app, kind),
    latestTyped(app, kind),
    standingOrders(app),
    lastClose(app.db),
    wanted === null ? null : entryOf(app, kind, wanted),
  ]);
  const correcting = old && mayCounter(originOf(old.entry), old.entry.counterId !== null) ? old.entry : null;
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
        amount: inColumn(recurring.amountCents),
        dayOfMonth: recurring.dayOfMonth,
        endsOn: recurring.endsOn,
        isOver: recurring.endsOn !== null && recurring.endsOn <= dayOf(app.now()),
      })),
    correcting: correcting && {
      ...shownEntry(correcting, caller.language),
      categoryId: correcting.categoryId,
      typed: inColumn(correcting.amountCents).replaceAll(',', ''),
    },
  };
}

export type EntryDesk = Awaited<ReturnType<typeof entryDesk>>;

/** Books, puts right, adds or ends a standing order, or adds a heading. */
export async function actOnEntry({ app, caller, form }: Visit & { form: FormData }, kind: EntryKind) {
  const say = speak(ledgerTexts, caller.language);
  const text = (name: string): string =>
    String(form.get(name) ?? '')
      .replaceAll('\u0000', '')
      .trim();
  switch (text('intent')) {
    case 'heading': {
      const heading = { kind, nameEn: text('name_en').slice(0, 80), nameZh: text('name_zh').slice(0, 80) };
      if (!heading.nameEn || !heading.nameZh) throw new Refused('lackParameter', { field: heading.nameEn ? 'name_zh' : 'name_en' });
      await addHeading(app, caller, heading);
      return { done: say('headingSaved') };
    }
    case 'end':
      await endStanding(app, caller, numberFrom(text('id')) ?? 0);
      return { done: say('ended') };
    case 'standing': {
      const { categoryId, amountCents, party, note, bookedOn } = typedIn(text, kind, []);
      const dayOfMonth = Number(text('day_of_month'));
      checkWithin('day_of_month', dayOfMonth, [1, 28]);
      const endsOn = text('ends_on') || null;
      if (endsOn !== null && !isDay(endsOn)) throw new Refused('badValue', { field: 'ends_on' });
      await addStanding(app, caller, { kind, categoryId, amountCents, party, note, dayOfMonth, startsOn: bookedOn, endsOn });
      app.live.tell('money');
      return { done: say('standingSaved') };
    }
    default: {
      const typed = typedIn(text, kind, form.getAll('upload_ids').map(String));
      const old = numberFrom(text('correct'));
      if (old === null) await bookTyped(app, caller, typed);
      else await correct(app, caller, old, typed);
      app.live.tell('money');
      if (old !== null) throw redirect(hrefOf(pageOf[kind]));
      return { done: say('bookedDone', { amount: signed(typed.amountCents), heading: await headingName(app, typed, caller.language) }) };
    }
  }
}

function typedIn(text: (name: string) => string, kind: EntryKind, uploadIds: readonly string[]): Typed {
  if (text('amount') === '') throw new Refused('lackParameter', { field: 'amount' });
  const amountCents = amountIn('amount', text('amount').replaceAll(',', ''));
  checkWithin('amount', amountCents, [1, mostTypedCents], 'cents');
  const bookedOn = text('booked_on');
  if (!isDay(bookedOn)) throw new Refused('badValue', { field: 'booked_on' });
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

async function headingName(app: App, { kind, categoryId }: Typed, language: 'en' | 'zh'): Promise<string> {
  const heading = (await headingsOf(app, kind)).find(({ id }) => id === categoryId);
  return heading ? inLanguage({ en: heading.nameEn, zh: heading.nameZh }, language) : '';
}
