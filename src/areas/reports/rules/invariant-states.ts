import { hourMs, minuteMs } from '#kernel/dates.ts';

export const checkIntervalMs = hourMs;
/** Jobs by the minute mend some things by themselves, so a law that just broke is asked a second time before anyone is alarmed. */
export const confirmAfterMs = 90 * 1000;
/** One law may take this long, and all of them together; a job that runs longer would be taken over by another instance. */
export const invariantTimeoutMs = 45 * 1000;
export const runTimeoutMs = 4 * minuteMs;
/** After so long without an answer nobody knows whether a law holds. */
export const maxAgeMs = 3 * hourMs;

export const invariantStates = ['broken', 'notChecked', 'passed'] as const;
export type InvariantState = (typeof invariantStates)[number];

type Saved = { readonly brokenCount: number; readonly checkedAt: Date };

/** A law passed only if the last run asked it: what timed out is not checked, and what was broken stays broken until a check says otherwise. */
export function invariantStateOf(saved: Saved | undefined, lastRunStartedAt: Date | null, now: Date): InvariantState {
  if (!saved) return 'notChecked';
  if (saved.brokenCount > 0) return 'broken';
  const isMissed = lastRunStartedAt !== null && saved.checkedAt < lastRunStartedAt;
  return isMissed || now.getTime() - saved.checkedAt.getTime() > maxAgeMs ? 'notChecked' : 'passed';
}

/** What the two values of a broken row count; laws that are not named compare something else. */
export const valueUnits: Readonly<Record<string, 'money' | 'count'>> = {
  'I-1 stock': 'count',
  'I-1 chain': 'count',
  'I-1 reserved': 'count',
  'I-1 available': 'count',
  'I-1 sold': 'count',
  'I-2 captures': 'money',
  'I-2 refunded': 'money',
  'I-4 unique': 'count',
  'I-5 totals': 'money',
  'I-6 prices': 'money',
  'I-8 rewards': 'count',
  'I-9 coupons': 'count',
  'I-10 emails': 'count',
  'I-14 income': 'money',
  'I-15 webhooks': 'count',
  'I-16 price protection': 'money',
  'I-16 protection credit': 'money',
  'I-16 credit recovery': 'money',
  'I-17 refunded items': 'count',
  'I-17 refunded money': 'money',
  'I-17 closed orders': 'money',
  'I-17 refund requests': 'money',
  'I-18 store credit': 'money',
};
