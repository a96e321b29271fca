import { formatSigned } from '#areas/ledger/rules/amounts.ts';
import { invariantTexts } from '#areas/reports/invariant-texts.ts';
import { brokenCountLabel, invariantLabels, recordLabel } from '#areas/reports/rules/invariant-labels.ts';
import { valueUnits } from '#areas/reports/rules/invariant-states.ts';
import {
  type CheckedInvariant,
  canRequestCheck,
  invariantOverview,
  requestInvariantCheck,
} from '#areas/reports/services/invariants.server.ts';
import { whenIn } from '#areas/staff/services/when.server.ts';
import { grouped } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { formAction, load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller }) => {
  const { language } = caller;
  const { checks, lastCheckedAt, isRunning } = await invariantOverview(app);
  const at = (moment: Date | null): string | null => moment && whenIn(moment, language, app.now());
  const results = checks.map((check) => ({
    name: check.name,
    ...invariantLabels(check.name, language),
    state: check.state,
    counted: brokenCountLabel(check, language),
    brokenCount: check.brokenCount,
    since: at(check.brokenSince),
    checked: at(check.checkedAt),
    hasValues: valueUnits[check.name] !== undefined,
    rows: check.rows.map((row, index) => presentRow(check.name, row, index, language)),
  }));
  return { checks: results, lastRun: at(lastCheckedAt), isRunning, mayCheck: canRequestCheck(caller) };
});

export const action = formAction(async ({ app, caller }) => {
  await requestInvariantCheck(app, caller);
  return { done: translator(invariantTexts, caller.language)('requested') };
});

export type BrokenRow = ReturnType<typeof presentRow>;

const presentRow = (name: string, row: CheckedInvariant['rows'][number], place: number, language: Language) => ({
  id: `${place}`,
  orderId: row.orderNumber === null ? null : row.order_id,
  orderNumber: row.orderNumber,
  record: recordLabel(row.record, language),
  expected: valueIn(name, row.expected),
  found: valueIn(name, row.found),
});

function valueIn(name: string, value: number | null): string | null {
  if (value === null) return null;
  return valueUnits[name] === 'money' ? formatSigned(value) : grouped(value);
}
