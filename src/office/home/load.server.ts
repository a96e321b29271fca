import { brokenCountLabel, invariantLabels } from '#areas/reports/rules/invariant-labels.ts';
import { invariantAlarms } from '#areas/reports/services/invariants.server.ts';
import {
  countWorkQueues,
  latestStaffActions,
  maxQueueCount,
  paidOrdersOf,
  revenueOverviewOf,
  type StaffAction,
  type WorkQueueCount,
  weeklyBestSellers,
} from '#areas/reports/services/start-page.server.ts';
import { mayOpen } from '#areas/staff/rules.ts';
import { actionIn } from '#areas/staff/services/audit-text.server.ts';
import { clockTimeIn, whenIn } from '#areas/staff/services/when.server.ts';
import { type Language, translator } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { load } from '#platform/load.server.ts';
import type { Role } from '#site/page.ts';
import { pageNamed } from '#site/pages.ts';
import { formatAge, formatCappedCount, shortDay, tickDay } from './formats.ts';
import { recentActionTexts, startTexts } from './office-texts.ts';
import { formatRecentTime, longDate } from './times.server.ts';
import { hasAnyRole, managerRoles, moneyRoles, type WorkLine, workLines } from './work.ts';

const orderDays = 14;

/** Everything this person's roles may see, each part one cheap query. */
export const loader = load(async ({ app, caller }) => {
  const held = caller.staff?.roles ?? [];
  const seesMoney = hasAnyRole(held, moneyRoles);
  const lines = workLines.filter(({ roles }) => hasAnyRole(held, roles));
  const [waiting, money, alarm, orders, best, recentActions] = await Promise.all([
    countWorkQueues(
      app,
      lines.map(({ work }) => work),
    ),
    seesMoney ? moneyIn(app, caller.language) : null,
    seesMoney ? alarmIn(app, caller.language) : null,
    ordersIn(app, caller.language),
    weeklyBestSellers(app, 5),
    loadRecentActions(app, caller),
  ]);
  return {
    head: headAt(app.now(), caller.language),
    work: lines.map((line) => presentWorkLine(line, waiting[line.work], app.now(), caller)),
    money,
    alarm,
    orders,
    best: best.map(({ nameEn, nameZh, ...row }) => ({
      ...row,
      name: caller.language === 'zh' && nameZh ? nameZh : nameEn,
      paidCents: seesMoney ? row.paidCents : null,
    })),
    acts: recentActions,
    isManager: hasAnyRole(held, managerRoles),
  };
});

const headAt = (now: Date, language: Language) => ({
  date: longDate(now, language),
  clock: clockTimeIn(now, language),
  newYork: clockTimeIn(now, language, 'America/New_York'),
});

export type CountedWorkLine = WorkLine & {
  readonly count: number;
  readonly counted: string;
  readonly isCapped: boolean;
  readonly lateCount: number;
  readonly openCents: number;
  readonly age: string | null;
  /** Link for those who may open it. */
  readonly to: string | null;
};

function presentWorkLine(line: WorkLine, queue: WorkQueueCount, now: Date, { language, staff }: Caller): CountedWorkLine {
  const age = queue.oldestAt && formatAge(translator(startTexts, language), now.getTime() - queue.oldestAt.getTime());
  return {
    ...line,
    count: queue.count,
    counted: formatCappedCount(queue.count, maxQueueCount),
    isCapped: queue.count >= maxQueueCount,
    lateCount: queue.lateCount,
    openCents: queue.openCents ?? 0,
    age,
    to: linkTo(line, staff?.roles ?? []),
  };
}

/** The page of a heap with its filter set; no way for whom it is closed. */
function linkTo({ page, query }: WorkLine, held: readonly Role[]): string | null {
  const found = page === null ? null : pageNamed(page);
  if (!found || !mayOpen(found.who, held)) return null;
  return `/${found.path}${query ? `?${query}` : ''}`;
}

export type MoneySummary = Awaited<ReturnType<typeof moneyIn>>;

async function moneyIn(app: App, language: Language) {
  const money = await revenueOverviewOf(app);
  return { ...money, days: money.days.map((day) => ({ ...day, label: shortDay(day.day, language), tick: tickDay(day.day, language) })) };
}

export type CheckAlarmData = Awaited<ReturnType<typeof alarmIn>>;

/** Failed or outdated money checks. */
async function alarmIn(app: App, language: Language) {
  const { broken, staleSince } = await invariantAlarms(app);
  return {
    broken: broken.map((check) => ({
      name: check.name,
      title: invariantLabels(check.name, language).title,
      rows: brokenCountLabel(check, language),
      at: check.brokenSince ? whenIn(check.brokenSince, language, app.now()) : '',
    })),
    staleSince: staleSince && whenIn(staleSince, language, app.now()),
  };
}

async function ordersIn(app: App, language: Language) {
  return (await paidOrdersOf(app, orderDays)).map((day) => ({
    ...day,
    label: shortDay(day.day, language),
    tick: tickDay(day.day, language),
  }));
}

async function loadRecentActions(app: App, { staff, language }: Caller) {
  if (!staff) return [];
  const actions = await latestStaffActions(app, hasAnyRole(staff.roles, managerRoles) ? null : staff.id, 6);
  return actions.map((action) => ({
    id: action.id,
    text: describeAction(action, language),
    at: formatRecentTime(action.at, app.now(), language),
    dateTime: action.at.toISOString(),
  }));
}

/** Unknown actions are shown by name. */
function describeAction(action: StaffAction, language: Language): string {
  const say = translator(recentActionTexts, language);
  const who = action.who || say('somebody');
  if (action.kind === 'audit')
    return isKnown(action.action) ? say(action.action, { who }) : say('other', { who, action: actionIn(action.action, language) });
  const key = action.event === 'status' ? `status${action.toStatus}` : action.event;
  return say(isKnown(key) ? key : 'changed', { who, number: action.number });
}

const isKnown = (key: string): key is keyof typeof recentActionTexts => Object.hasOwn(recentActionTexts, key);
