import { z } from 'zod';
import { dollarsToCents, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { formatSigned, formatSignedInColumn } from '#areas/ledger/rules/amounts.ts';
import { monthAfter, monthIn, monthOf } from '#areas/ledger/rules/months.ts';
import type { ListFile } from '#areas/staff/services/list-file.server.ts';
import { dayOf } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { inLanguage, translator } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { actions, type PageContext } from '#platform/load.server.ts';
import { formatMonth } from '#site/days.ts';
import { reportPerformance } from '../calls/reports.ts';
import { performanceTexts as texts } from '../performance-texts.ts';
import { maxCommissionTiers, parseCommissionTiers } from '../rules/commission.ts';
import { performanceList } from '../rules/performance-list.ts';
import { formatShare } from '../rules/period.ts';
import {
  canSeeAllSellers,
  closePerformance,
  commissionTiersOf,
  openPerformance,
  type Performance,
  performanceOf,
  setTarget,
  setTiers,
} from './performance.server.ts';

const thisMonth = (app: App): string => monthOf(dayOf(app.now()));
const netOf = ({ revenueCents, refundedCents }: Performance): number => revenueCents - refundedCents;

export async function loadPerformancePage({ app, caller, url }: PageContext) {
  const month = monthIn(url.searchParams.get('month')) ?? thisMonth(app);
  const [lines, tiers] = await Promise.all([performanceOf(app, caller, month), commissionTiersOf(app, month)]);
  const isOver = month < thisMonth(app);
  const maxTrend = Math.max(1, ...lines.flatMap(({ trend }) => trend));
  return {
    month: month.slice(0, 7),
    monthName: formatMonth(caller.language, month),
    before: monthAfter(month, -1).slice(0, 7),
    after: isOver ? monthAfter(month).slice(0, 7) : null,
    seesAll: canSeeAllSellers(caller),
    mayClose: isOver && lines.some(({ isClosed }) => !isClosed) && isBoss(caller.staff?.roles ?? []),
    mayOpen: lines.some(({ isClosed }) => isClosed) && (caller.staff?.roles.includes('owner') ?? false),
    maySetTarget: isBoss(caller.staff?.roles ?? []),
    tiers: tiers.map(({ fromCents, shareBp }) => ({ from: formatSigned(fromCents), share: `${shareBp / 100}%` })),
    typed: tiers.map(({ fromCents, shareBp }) => ({ from: String(fromCents / 100), share: String(shareBp / 100) })),
    firstChange: thisMonth(app).slice(0, 7),
    lines: lines.map((line, index) => ({
      staffId: line.staffId,
      place: index + 1,
      name: line.name,
      answered: line.answered,
      wait: formatWait(line.waitMinutes) ?? '–',
      quotes: line.quotes,
      winRate: formatShare(line.won, line.won + line.lost),
      orders: line.orders,
      revenue: formatSignedInColumn(line.revenueCents),
      refunds: formatSignedInColumn(line.refundedCents),
      net: formatSignedInColumn(netOf(line)),
      margin: formatShare(line.marginCents, line.baseCents),
      target: line.targetCents === 0 ? '' : formatSignedInColumn(line.targetCents),
      targetTyped: line.targetCents === 0 ? '' : String(line.targetCents / 100),
      reached: formatShare(netOf(line), line.targetCents),
      commission: formatSignedInColumn(line.commissionCents),
      isClosed: line.isClosed,
      trend: line.trend.map((cents) => Math.max(0, cents) / maxTrend),
    })),
  };
}

export type PerformancePageData = Awaited<ReturnType<typeof loadPerformancePage>>;
export type SellerLine = PerformancePageData['lines'][number];

/** Hours and minutes, on the page and in the file. */
const formatWait = (minutes: number | null): string | null =>
  minutes === null ? null : `${Math.floor(minutes / 60)}:${String(Math.round(minutes) % 60).padStart(2, '0')}`;

const isBoss = (roles: readonly string[]): boolean => roles.includes('owner') || roles.includes('manager');

const month = reportPerformance.input;

/** Sets a target or the steps, closes the month or lets it move again. */
export const performanceActions = actions({
  async target({ app, caller, form }) {
    const sent = readForm(form, month.extend({ staff_id: rowId, target: dollarsToCents() }));
    await setTarget(app, caller, { staffId: sent.staff_id, month: `${sent.month}-01`, targetCents: sent.target });
    return { done: say(caller)('targetDone') };
  },
  async tiers({ app, caller, form }) {
    const tier = z.object({ from: z.string(), share: z.string() });
    const sent = readForm(form, month.extend({ tiers: z.array(tier).max(maxCommissionTiers) }));
    const tiers = parseCommissionTiers(sent.tiers);
    if (tiers === null) throw new DomainError('badValue', { field: 'share' });
    await setTiers(app, caller, `${sent.month}-01`, tiers);
    return { done: say(caller)('tiersDone', { month: formatMonth(caller.language, sent.month) }) };
  },
  async close({ app, caller, form }) {
    const sent = readForm(form, month);
    await closePerformance(app, caller, `${sent.month}-01`);
    return { done: say(caller)('closeDone', { month: formatMonth(caller.language, sent.month) }) };
  },
  async open({ app, caller, form }) {
    const sent = readForm(form, month);
    await openPerformance(app, caller, `${sent.month}-01`);
    return { done: say(caller)('openDone', { month: formatMonth(caller.language, sent.month) }) };
  },
});

const say = ({ language }: Caller) => translator(texts, language);

/** For payroll. */
export const performanceFile: ListFile = {
  spec: performanceList,
  async rows(app, caller, query) {
    const month = monthIn(query.get('month')) ?? thisMonth(app);
    const lines = await performanceOf(app, caller, month);
    const heads = [
      'name',
      'month',
      'answered',
      'wait',
      'quotes',
      'winRate',
      'orders',
      'revenue',
      'refunds',
      'net',
      'margin',
      'target',
      'commission',
    ] as const;
    return {
      head: heads.map((head) => inLanguage(texts[head], caller.language)),
      lines: lines.map((line) => [
        line.name,
        month.slice(0, 7),
        line.answered,
        formatWait(line.waitMinutes),
        line.quotes,
        formatShare(line.won, line.won + line.lost),
        line.orders,
        line.revenueCents / 100,
        line.refundedCents / 100,
        netOf(line) / 100,
        formatShare(line.marginCents, line.baseCents),
        line.targetCents / 100,
        line.commissionCents / 100,
      ]),
    };
  },
};
