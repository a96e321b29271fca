import { hourMs, minuteMs } from '#kernel/dates.ts';

export const checkIntervalMs = hourMs;
/** Scheduled tasks repair some things within a minute, so a newly broken invariant is checked a second time before staff are alarmed. */
export const confirmAfterMs = 90 * 1000;
/** Time limit per invariant and for the whole run; a longer job would be taken over by another instance. */
export const invariantTimeoutMs = 45 * 1000;
export const runTimeoutMs = 4 * minuteMs;
/** Results older than this count as not checked. */
export const maxAgeMs = 3 * hourMs;

export const invariantStates = ['broken', 'notChecked', 'passed'] as const;
export type InvariantState = (typeof invariantStates)[number];

type Saved = { readonly brokenCount: number; readonly checkedAt: Date };

/** Passed only if the last run checked it: a timeout is "not checked", and a broken invariant stays broken until a check passes. */
export function invariantStateOf(saved: Saved | undefined, lastRunStartedAt: Date | null, now: Date): InvariantState {
  if (!saved) return 'notChecked';
  if (saved.brokenCount > 0) return 'broken';
  const isMissed = lastRunStartedAt !== null && saved.checkedAt < lastRunStartedAt;
  return isMissed || now.getTime() - saved.checkedAt.getTime() > maxAgeMs ? 'notChecked' : 'passed';
}

/** Unit of the two values in a broken row; invariants not listed compare something else. */
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
  'I-19 refunded credits': 'money',
  'I-20 credited money': 'money',
};
