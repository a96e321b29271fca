import { readForm } from '#api/read-form.ts';
import { formatSigned, formatSignedInColumn } from '#areas/ledger/rules/amounts.ts';
import { endOfMonth, monthAfter, monthIn } from '#areas/ledger/rules/months.ts';
import { presentEntry } from '#areas/ledger/services/entries-page.server.ts';
import { ledgerJournalOf } from '#areas/ledger/services/entry-list.server.ts';
import { listLedgerMonths, reopenMonth } from '#areas/ledger/services/months.server.ts';
import { fileOf } from '#areas/staff/services/list-file.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { calendarDayIn, whenIn } from '#areas/staff/services/when.server.ts';
import { dateFormat } from '#kernel/formats.ts';
import { inLanguage, type Language, translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { actions, type PageContext } from '#platform/load.server.ts';
import { formatMonth } from '#site/days.ts';
import { reportCloseMonth, reportReopenMonth } from '../calls/reports.ts';
import { moneyTexts as texts } from '../office-texts.ts';
import { journalList } from '../rules/money-list.ts';
import { closeReconciledMonth, recheckMonth, reconcileMonth } from './reconciliation.server.ts';

const plotted = 12;

export async function loadMoneyPage(visit: PageContext) {
  const { app, caller, url } = visit;
  const { language } = caller;
  const ledger = await listLedgerMonths(app);
  const headings = ledger.headings.map(({ id, kind, nameEn, nameZh }) => ({
    id,
    kind,
    name: inLanguage({ en: nameEn, zh: nameZh }, language),
  }));
  if (url.searchParams.get('view') === 'journal') return { view: 'journal' as const, headings, journal: await journal(visit) };
  const requestedMonth = monthIn(url.searchParams.get('month'));
  const shown = ledger.months.find(({ month }) => month === requestedMonth) ?? ledger.months[0];
  const before = ledger.months.find(({ month }) => shown && month === monthAfter(shown.month, -1));
  const check = shown && (await reconcileMonth(app, shown.month));
  return {
    view: 'months' as const,
    isOwner: caller.staff?.roles.includes('owner') ?? false,
    lastClosed: ledger.lastClosed?.slice(0, 7) ?? null,
    lastClosedName: ledger.lastClosed && formatMonth(language, ledger.lastClosed),
    shown: shown?.month.slice(0, 7) ?? '',
    shownName: shown ? formatMonth(language, shown.month) : '',
    span: shown ? { from: shown.month, to: endOfMonth(shown.month) } : null,
    months: ledger.months.map((row) => ({
      month: row.month.slice(0, 7),
      monthName: formatMonth(language, row.month),
      incomeCents: row.incomeCents,
      expenditureCents: row.expenditureCents,
      income: formatSignedInColumn(row.incomeCents),
      expenditure: formatSignedInColumn(row.expenditureCents),
      result: formatSignedInColumn(row.incomeCents - row.expenditureCents),
      balance: formatSignedInColumn(row.balanceCents),
      entryCount: row.entryCount,
      state: row.state,
      closed: row.closedAt ? { who: row.closedBy, at: whenIn(row.closedAt, language, app.now()) } : null,
    })),
    plot: ledger.months
      .slice(0, plotted)
      .reverse()
      .map((row) => ({
        month: row.month.slice(0, 7),
        monthName: formatMonth(language, row.month),
        tick: monthTick(row.month, language),
        incomeCents: row.incomeCents,
        expenditureCents: row.expenditureCents,
        texts: {
          income: formatSigned(row.incomeCents),
          expenditure: formatSigned(row.expenditureCents),
          result: formatSigned(row.incomeCents - row.expenditureCents),
        },
      })),
    byHeading: headings.flatMap((heading) => {
      const [now, then] = [shown?.byHeading.get(heading.id), before?.byHeading.get(heading.id)];
      if (!now && !then) return [];
      return [
        {
          ...heading,
          amount: formatSignedInColumn(now?.cents ?? 0),
          before: formatSignedInColumn(then?.cents ?? 0),
          count: now?.count ?? 0,
        },
      ];
    }),
    check: check && {
      sums: check.sums.map((sum) => ({
        source: sum.source,
        count: sum.count,
        says: formatSignedInColumn(sum.sourceCents),
        booked: formatSignedInColumn(sum.ledgerCents),
        difference: formatSignedInColumn(sum.ledgerCents - sum.sourceCents),
        isOff: sum.ledgerCents !== sum.sourceCents,
      })),
      differences: check.differences.map((row, index) => ({
        id: `${index}`,
        source: row.source,
        kind: row.kind,
        number: row.number,
        day: row.day && calendarDayIn(row.day, language),
        says: row.sourceCents === null ? '–' : formatSignedInColumn(row.sourceCents),
        booked: row.ledgerCents === null ? '–' : formatSignedInColumn(row.ledgerCents),
      })),
      hasMore: check.hasMore,
      waitingDays: check.waitingDays,
    },
  };
}

export type MoneyPageData = Awaited<ReturnType<typeof loadMoneyPage>>;
export type MonthsPageData = Extract<MoneyPageData, { view: 'months' }>;

const monthTick = (month: string, language: Language): string =>
  language === 'zh' ? `${Number(month.slice(5, 7))}月` : dateFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(new Date(month));

async function journal({ app, caller, url }: PageContext) {
  let sumCents: number | null = null;
  const list = await loadListPage({ app, caller, url }, journalList, async ({ filters: { heading, from, to }, searchText }, page) => {
    const found = await ledgerJournalOf(app, { heading, from, to, words: searchText }, page);
    sumCents = found.sumCents;
    return {
      rows: found.items.map((row, index) => {
        const balance = found.balances[index];
        return { ...presentEntry(row, caller.language), balance: balance === undefined ? '' : formatSignedInColumn(balance) };
      }),
      total: found.total,
    };
  });
  return { list, sum: sumCents === null ? null : formatSignedInColumn(sumCents) };
}

/** Closes a month, opens the last one again, or compares it once more. */
export const moneyActions = actions({
  async close({ app, caller, form }) {
    const { month } = readForm(form, reportCloseMonth.input);
    await closeReconciledMonth(app, caller, `${month}-01`);
    return { done: translator(texts, caller.language)('closeDone', { month: formatMonth(caller.language, month) }) };
  },
  async reopen({ app, caller, form }) {
    const { month } = readForm(form, reportReopenMonth.input);
    await reopenMonth(app, caller, `${month}-01`);
    app.live.publish('money');
    return { done: translator(texts, caller.language)('reopenDone', { month: formatMonth(caller.language, month) }) };
  },
  async check({ app, caller, form }) {
    const { month } = readForm(form, reportCloseMonth.input);
    await recheckMonth(app, `${month}-01`);
    return { done: translator(texts, caller.language)('checkDone', { month: formatMonth(caller.language, month) }) };
  },
});

export const journalFile = fileOf({
  spec: journalList,
  read: async (app, { filters: { heading, from, to }, searchText }, page) => {
    const { items, balances } = await ledgerJournalOf(app, { heading, from, to, words: searchText }, page);
    return items.map((row, index) => ({ ...row, balance: balances[index] }));
  },
  columns: [
    { label: texts.day, cell: (row) => row.bookedOn },
    { label: texts.kind, cell: (row, language) => texts[row.kind][language] },
    { label: texts.heading, cell: (row, language) => localizedColumn(row, 'heading', language) },
    { label: texts.party, cell: (row) => row.party },
    { label: texts.reference, cell: (row) => row.reference },
    { label: texts.income, cell: (row) => (row.kind === 'income' ? row.amountCents / 100 : null) },
    { label: texts.expenditure, cell: (row) => (row.kind === 'expenditure' ? row.amountCents / 100 : null) },
    { label: texts.balance, cell: (row) => (row.balance === undefined ? null : row.balance / 100) },
  ],
});
